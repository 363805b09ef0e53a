// In: the declaration at its second of five steps. Out: who applies, for whom and where, masked, and what is handled, to be confirmed before the form.
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { type Asked, maskIdCard, maskName, maskPhone } from "../../engine/index.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { DataPairs } from "../look/parts/data-pairs.tsx";
import { Note } from "../look/parts/note.tsx";
import { confirmWords } from "../words/steps/confirm-step.ts";
import type { StepProps } from "./step-props.ts";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", lg: "minmax(0,1fr) minmax(0,1fr)" },
    gap: "5",
    alignItems: "start",
  },
});
const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "5" } });
const Body = chakra("div", { base: { px: "card", py: "5" } });
const Matter = chakra("li", {
  base: {
    display: "flex",
    gap: "2.5",
    px: "card",
    py: "3",
    lineHeight: "snug",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > svg": { flex: "none", mt: "0.5", color: "success.solid" },
  },
});
const Help = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

export default function ConfirmInfo(props: StepProps) {
  const { definition, asked, record, send } = props;
  const { principal, areaId } = record;
  const { company } = principal;
  const township = areaId && definition.townships[areaId];
  const asks = definition.oneThing.steps.includes("select-items") && asked.questions.length > 0;
  return (
    <StepFrame
      title={confirmWords.title}
      lead={confirmWords.lead}
      takeFocus={props.takeFocus}
      back={props.back}
      next={props.next}
    >
      {props.head}
      {props.questions}
      <Columns>
        <Stack>
          {company && (
            <Panel
              title={confirmWords.company}
              pairs={[
                [confirmWords.companyName, company.name],
                [confirmWords.creditCode, maskIdCard(company.creditCode)],
                [confirmWords.township, township],
              ]}
            />
          )}
          <Panel
            title={company ? confirmWords.agent : confirmWords.applicant}
            pairs={[
              [confirmWords.name, maskName(principal.name)],
              [confirmWords.certificate, maskIdCard(principal.certificateNumber)],
              [confirmWords.mobile, principal.mobile && maskPhone(principal.mobile)],
              [confirmWords.township, company ? undefined : township],
            ]}
          />
        </Stack>
        <Matters
          asked={asked}
          onChange={asks ? () => send({ type: "GO", step: "select-items" }) : undefined}
        />
      </Columns>
      <Note>{company ? confirmWords.wrongCompany : confirmWords.wrong}</Note>
      {props.materials}
    </StepFrame>
  );
}

/** Pairs without a value are left out. */
function Panel({ title, pairs }: { title: string; pairs: readonly [string, string | undefined][] }) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader id={id} title={title} />
      <Body>
        <DataPairs wide pairs={pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
      </Body>
    </Card>
  );
}

function Matters({ asked, onChange }: { asked: Asked; onChange: (() => void) | undefined }) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader
        id={id}
        title={confirmWords.matters(asked.matters.length)}
        aside={
          onChange && (
            <Button variant="text" my="-2.5" onClick={onChange}>
              {confirmWords.changeMatters}
            </Button>
          )
        }
      />
      <ul>
        {asked.matters.map(({ key, matter, departmentName, because }) => (
          <Matter key={key}>
            <Icon name="check" size={20} />
            <div>
              {matter.name}
              <Help>{[departmentName, because].filter(Boolean).join(" · ")}</Help>
            </div>
          </Matter>
        ))}
      </ul>
    </Card>
  );
}
