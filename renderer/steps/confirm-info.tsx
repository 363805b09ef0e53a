// The step 信息确认: what is known already and from where, what one consent fetches, and what is handled.
import { type ReactNode, useId } from "react";
import {
  type Asked,
  licencesToFetch,
  maskIdCard,
  maskName,
  maskPhone,
  materialStates,
} from "../../engine/index.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { Icon } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { DataPairs } from "../look/parts/data-pairs.tsx";
import { Halves, Stack } from "../look/parts/layout.tsx";
import { Note } from "../look/parts/note.tsx";
import { Small } from "../look/parts/text.tsx";
import { confirmTexts } from "../texts/steps.ts";
import { useKnownValues } from "./confirm-info/use-known-values.tsx";
import styles from "./confirm-info.styles.ts";
import type { StepWith } from "./step-props.ts";

const NotNow = part(Button, styles.notNow);
const InHead = part(Button, styles.inHead);

const Matter = part("li", styles.matter);

type Props = StepWith<
  "definition" | "checks" | "asked" | "record" | "today" | "send" | "onTheWay" | "sendMaterial"
>;

export default function ConfirmInfo(props: Props) {
  const { definition, asked, record, send, next, onTheWay, sendMaterial } = props;
  const { principal, areaId } = record;
  const { company } = principal;
  const township = areaId && definition.townships[areaId];
  const asks = definition.oneThing.steps.includes("select-items") && asked.questions.length > 0;
  const known = useKnownValues(props);
  const mobile = known.find(({ field }) => field.prefill === "login.mobile");
  const more = known.filter(({ field }) => !field.prefill || !shownAbove.includes(field.prefill));
  const states = materialStates(asked.materials, record.materials, []);
  const licences = licencesToFetch(states, onTheWay.licences).map((state) => state.asked);
  const fetchAndGo = () => {
    for (const { key } of licences) sendMaterial({ type: "LICENCE", material: key });
    next.onClick();
  };
  return (
    <StepFrame
      {...props}
      title={confirmTexts.title}
      lead={confirmTexts.lead}
      next={licences.length > 0 ? { ...next, words: confirmTexts.fetchAndGo, onClick: fetchAndGo } : next}
    >
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
              [confirmTexts.mobile, mobile?.value ?? (principal.mobile && maskPhone(principal.mobile))],
              [confirmTexts.township, company ? undefined : township],
            ]}
          />
          {more.length > 0 && (
            <Panel title={confirmTexts.more} pairs={more.map(({ field, value }) => [field.title, value])} />
          )}
          {licences.length > 0 && (
            <Licences names={licences.map(({ material }) => material.name)} next={next} />
          )}
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

/** What the panels of the applicant and the company say themselves. */
const shownAbove: readonly string[] = [
  ...["login.name", "login.certificateNumber", "login.paperType", "login.mobile", "principal.kind"],
  ...["company.name", "company.creditCode", "township"],
];

/** The consent is given with the step's own button; whoever does not want to goes on without it. */
function Licences({ names, next }: { names: readonly string[]; next: Props["next"] }) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader id={id} title={confirmTexts.licences(names.length)} />
      <Stack gap="3" className={styles.licences}>
        <p>{confirmTexts.licencesLead(names)}</p>
        <NotNow
          variant="text"
          aria-disabled={next.busy || undefined}
          onClick={next.busy ? undefined : next.onClick}
        >
          {confirmTexts.notNow}
        </NotNow>
      </Stack>
    </Card>
  );
}

/** Leaves out pairs without a value. */
function Panel({ title, pairs }: { title: string; pairs: readonly [string, ReactNode][] }) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader id={id} title={title} />
      <div className={styles.body}>
        <DataPairs wide pairs={pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
      </div>
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
            <InHead variant="text" onClick={onChange}>
              {confirmTexts.changeMatters}
            </InHead>
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
