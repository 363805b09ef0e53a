// The receipt of a submitted declaration: its number, and what happens when.
import { maskName, maskPhone } from "../../engine/index.ts";
import { Container } from "../frame/container.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { Icon } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { CopyButton } from "../look/parts/copy-button.tsx";
import { DataPairs } from "../look/parts/data-pairs.tsx";
import { Disc } from "../look/parts/icon-tile.tsx";
import { Stack, WithAside } from "../look/parts/layout.tsx";
import { Note } from "../look/parts/note.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { CardTitle, Muted, PanelTitle, Small } from "../look/parts/text.tsx";
import { Timeline } from "../look/parts/timeline.tsx";
import { Link } from "../router.tsx";
import { groupsOfFour, toMinute } from "../texts/formats.ts";
import { doneTexts } from "../texts/steps.ts";
import { stagesOf } from "./done/stages-of.ts";
import styles from "./done.styles.ts";
import type { StepProps } from "./step-props.ts";

const Success = part(Card, styles.success);
const NumberLine = part("div", styles.numberLine);
type Props = Pick<StepProps, "definition" | "asked" | "record" | "receipt" | "application" | "takeFocus">;

export default function Done(props: Props) {
  const { receipt, asked, record, definition } = props;
  if (!receipt) {
    return (
      <Container width="form">
        <Card>
          <PageTitle takeFocus={props.takeFocus}>{doneTexts.title}</PageTitle>
          <p>
            {doneTexts.missing} <Link to="/office/list">{doneTexts.mine}</Link>
          </p>
        </Card>
      </Container>
    );
  }
  const { principal, areaId } = record;
  const departments = new Set(asked.matters.map(({ departmentName }) => departmentName)).size;
  const visits = Math.max(0, ...asked.matters.map(({ matter }) => matter.now.visits));
  const lead = visits > 0 ? doneTexts.leadVisits : doneTexts.lead;
  const township = areaId && definition.townships[areaId];
  return (
    <Container width="form">
      <Success>
        <Disc className={styles.sign}>
          <Icon name="check" size={32} />
        </Disc>
        <div className={styles.words}>
          <PageTitle takeFocus={props.takeFocus}>{doneTexts.title}</PageTitle>
          <Muted className={styles.sub}>
            {lead(definition.oneThing.name, asked.matters.length, departments, visits)}
          </Muted>
        </div>
        <div>
          <Small>{doneTexts.number}</Small>
          <NumberLine>
            <b>{groupsOfFour(receipt.number)}</b>
            <CopyButton text={receipt.number} what={doneTexts.number} />
          </NumberLine>
        </div>
      </Success>
      <WithAside>
        <Card>
          <PanelTitle className={styles.title}>{doneTexts.next}</PanelTitle>
          <Stages {...props} submittedAt={receipt.submittedAt} departments={departments} />
        </Card>
        <Stack gap="5">
          <Card>
            <CardTitle className={styles.heading}>{doneTexts.info}</CardTitle>
            <DataPairs
              pairs={[
                ...(principal.company ? [{ label: doneTexts.company, value: principal.company.name }] : []),
                { label: doneTexts.applicant, value: maskName(principal.name) },
                ...(township ? [{ label: doneTexts.township, value: township }] : []),
                { label: doneTexts.time, value: toMinute(receipt.submittedAt) },
                ...(principal.mobile
                  ? [{ label: doneTexts.mobile, value: maskPhone(principal.mobile) }]
                  : []),
              ]}
            />
          </Card>
          <Stack gap="3" className={styles.unprinted}>
            <Button size="lg" asChild>
              <Link to={`/my/thing/${encodeURIComponent(receipt.id)}`}>{doneTexts.progress}</Link>
            </Button>
            <Button variant="quiet" size="lg" onClick={() => window.print()}>
              <Icon name="printer" size={20} />
              {doneTexts.print}
            </Button>
          </Stack>
          <div className={styles.unprinted}>
            <Note>{doneTexts.note}</Note>
          </div>
        </Stack>
      </WithAside>
    </Container>
  );
}

interface StagesProps extends Pick<StepProps, "asked" | "application"> {
  submittedAt: string;
  departments: number;
}

/** Uses the dates that the gateway promised; until they are loaded, or without them, the stages have no dates. */
function Stages({ application, asked, submittedAt, departments }: StagesProps) {
  const { data, status } = application;
  if (!data && status !== "failed") return <SkeletonRows rows={2} />;
  return <Timeline stages={stagesOf({ matters: asked.matters, submittedAt, departments, detail: data })} />;
}
