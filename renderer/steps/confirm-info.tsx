// The step 信息确认: who applies, for whom and where, masked, and what is handled.
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { type Asked, maskIdCard, maskName, maskPhone } from "../../engine/index.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { DataPairs } from "../look/parts/data-pairs.tsx";
import { Halves, Stack } from "../look/parts/layout.tsx";
import { Note } from "../look/parts/note.tsx";
import { Small } from "../look/parts/text.tsx";
import { confirmTexts } from "../texts/steps.ts";
import type { StepProps } from "./step-props.ts";

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

export default function ConfirmInfo(props: StepProps) {
  const { definition, asked, record, send } = props;
  const { principal, areaId } = record;
  const { company } = principal;
  const township = areaId && definition.townships[areaId];
  const asks = definition.oneThing.steps.includes("select-items") && asked.questions.length > 0;
  return (
    <StepFrame {...props} title={confirmTexts.title} lead={confirmTexts.lead}>
      <Halves>
        <Stack gap="5">
          {company && (
            <Panel
              title={confirmTexts.company}
              pairs={[
                [confirmTexts.companyName, company.name],
                [confirmTexts.creditCode, maskIdCard(company.creditCode)],
                [confirmTexts.township, township],
              ]}
            />
          )}
          <Panel
            title={company ? confirmTexts.agent : confirmTexts.applicant}
            pairs={[
              [confirmTexts.name, maskName(principal.name)],
              [confirmTexts.certificate, maskIdCard(principal.certificateNumber)],
              [confirmTexts.mobile, principal.mobile && maskPhone(principal.mobile)],
              [confirmTexts.township, company ? undefined : township],
            ]}
          />
        </Stack>
        <Matters
          asked={asked}
          onChange={asks ? () => send({ type: "GO", step: "select-items" }) : undefined}
        />
      </Halves>
      <Note>{company ? confirmTexts.wrongCompany : confirmTexts.wrong}</Note>
    </StepFrame>
  );
}

/** Leaves out pairs without a value. */
function Panel({ title, pairs }: { title: string; pairs: readonly [string, string | undefined][] }) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader id={id} title={title} />
      <chakra.div px="card" py="5">
        <DataPairs wide pairs={pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
      </chakra.div>
    </Card>
  );
}

function Matters({ asked, onChange }: { asked: Asked; onChange: (() => void) | undefined }) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader
        id={id}
        title={confirmTexts.matters(asked.matters.length)}
        aside={
          onChange && (
            <Button variant="text" my="-2.5" onClick={onChange}>
              {confirmTexts.changeMatters}
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
              <Small>{[departmentName, because].filter(Boolean).join(" · ")}</Small>
            </div>
          </Matter>
        ))}
      </ul>
    </Card>
  );
}
