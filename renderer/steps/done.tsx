// In: the receipt of a submitted declaration. Out: that it was submitted, under which number, and what happens when.
import { chakra } from "@chakra-ui/react";
import { maskName, maskPhone } from "../../engine/index.ts";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { CopyButton } from "../look/parts/copy-button.tsx";
import { DataPairs } from "../look/parts/data-pairs.tsx";
import { Note } from "../look/parts/note.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { Timeline } from "../look/parts/timeline.tsx";
import { useLoad } from "../portal.ts";
import { Link } from "../router.tsx";
import { doneWords } from "../words/steps/done-step.ts";
import { groupsOfFour, toMinute } from "../words/written.ts";
import { stagesOf } from "./done/stages-of.ts";
import type { StepProps } from "./step-props.ts";

const Success = chakra(Card, {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6",
    p: { base: "6", md: "8" },
    mt: { base: "0", md: "2" },
    borderColor: "success.border",
  },
});
const Tick = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    w: "16",
    h: "16",
    borderRadius: "full",
    bg: "success.solid",
    color: "white",
    _print: { display: "none" },
  },
});
const Said = chakra("div", { base: { flex: "1 1 16rem", minW: "0" } });
const Muted = chakra("p", { base: { mt: "1", color: "fg.muted", textWrap: "pretty" } });
const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });
const NumberLine = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2.5",
    "& b": { fontSize: "xl" },
  },
});
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", lg: "minmax(0,1fr) 360px" },
    gap: "6",
    mt: "6",
    alignItems: "start",
    _print: { display: "block", "& > * + *": { mt: "4" } },
  },
});
const Stack = chakra("div", { base: { display: "grid", gap: "5" } });
const Actions = chakra("div", { base: { display: "grid", gap: "3", _print: { display: "none" } } });
const Heading = chakra("h2", { base: { textStyle: "panelTitle", mb: "5" } });
const SmallHeading = chakra("h2", { base: { textStyle: "cardTitle", mb: "3" } });
const Screen = chakra("div", { base: { _print: { display: "none" } } });

export default function Done(props: StepProps) {
  const { receipt, asked, record, definition } = props;
  if (!receipt) {
    return (
      <Container>
        <Card>
          <PageTitle takeFocus={props.takeFocus}>{doneWords.title}</PageTitle>
          <p>
            {doneWords.missing} <Link to="/office/list">{doneWords.mine}</Link>
          </p>
        </Card>
      </Container>
    );
  }
  const { principal, areaId } = record;
  const departments = new Set(asked.matters.map(({ departmentName }) => departmentName)).size;
  const visits = Math.max(0, ...asked.matters.map(({ matter }) => matter.now.visits));
  const lead = visits > 0 ? doneWords.leadVisits : doneWords.lead;
  const township = areaId && definition.townships[areaId];
  return (
    <Container>
      <Success>
        <Tick>
          <Icon name="check" size={32} />
        </Tick>
        <Said>
          <PageTitle takeFocus={props.takeFocus}>{doneWords.title}</PageTitle>
          <Muted>{lead(definition.oneThing.name, asked.matters.length, departments, visits)}</Muted>
        </Said>
        <div>
          <Small>{doneWords.number}</Small>
          <NumberLine>
            <b>{groupsOfFour(receipt.number)}</b>
            <CopyButton text={receipt.number} what={doneWords.number} />
          </NumberLine>
        </div>
      </Success>
      <Columns>
        <Card>
          <Heading>{doneWords.next}</Heading>
          <Stages {...props} id={receipt.id} submittedAt={receipt.submittedAt} departments={departments} />
        </Card>
        <Stack>
          <Card>
            <SmallHeading>{doneWords.info}</SmallHeading>
            <DataPairs
              pairs={[
                ...(principal.company ? [{ label: doneWords.company, value: principal.company.name }] : []),
                { label: doneWords.applicant, value: maskName(principal.name) },
                ...(township ? [{ label: doneWords.township, value: township }] : []),
                { label: doneWords.time, value: toMinute(receipt.submittedAt) },
                ...(principal.mobile
                  ? [{ label: doneWords.mobile, value: maskPhone(principal.mobile) }]
                  : []),
              ]}
            />
          </Card>
          <Actions>
            <Button size="lg" asChild>
              <Link to={`/my/thing/${encodeURIComponent(receipt.id)}`}>{doneWords.progress}</Link>
            </Button>
            <Button variant="quiet" size="lg" onClick={() => window.print()}>
              <Icon name="printer" size={20} />
              {doneWords.print}
            </Button>
          </Actions>
          <Screen>
            <Note>{doneWords.note}</Note>
          </Screen>
        </Stack>
      </Columns>
    </Container>
  );
}

interface StagesProps extends Pick<StepProps, "asked"> {
  id: string;
  submittedAt: string;
  departments: number;
}

/** The dates are those that the gateway promised; until they are here, or without them, the stages stand without dates. */
function Stages({ id, asked, submittedAt, departments }: StagesProps) {
  const { data, status } = useLoad("projectInfo", { id });
  if (!data && status !== "failed") return <SkeletonRows rows={2} />;
  return <Timeline stages={stagesOf({ matters: asked.matters, submittedAt, departments, detail: data })} />;
}
