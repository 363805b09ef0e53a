// What was declared, masked by the gateway: who applied, and every section of the form.
import { useId } from "react";
import type { ApplicationDetail } from "../../../engine/portal/index.ts";
import { useFold } from "../../guides/fold.tsx";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { Row, Stack } from "../../look/parts/layout.tsx";
import { CardTitle } from "../../look/parts/text.tsx";
import { Timeline } from "../../look/parts/timeline.tsx";
import { ShowShortly } from "../../look/show-shortly.tsx";
import { useShortly } from "../../look/use-shortly.ts";
import { useLoad } from "../../portal.ts";
import { detailTexts, detailTexts as texts } from "../../texts/applications.ts";
import { draftChangesTexts } from "../../texts/dialogs.ts";
import { toMinute } from "../../texts/formats.ts";
import { reviewTexts } from "../../texts/steps.ts";
import styles from "./declared.styles.ts";

export function Applicant({ detail }: { detail: ApplicationDetail }) {
  const pairs = [
    { label: texts.applicant, value: detail.applicantNameText },
    { label: texts.paper, value: detail.applicantPaperCodeText },
    { label: texts.mobile, value: detail.applicantMobileText },
    { label: texts.company, value: detail.companyName },
  ];
  return (
    <Card>
      <CardTitle className={styles.title}>{texts.content}</CardTitle>
      <DataPairs wide pairs={pairs.filter(({ value }) => value)} />
    </Card>
  );
}

/** The sections that are open at first; the person has seen them all before submitting. */
const openSections = 2;

/** Masked, and for a while in full for the owner's own eyes. */
export function Declared({ detail }: { detail: ApplicationDetail }) {
  const id = useId();
  const [shown, setShown] = useShortly();
  const whole = useLoad("projectInfo", shown && { id: detail.id, full: "1" });
  const content = (shown && whole.data?.formContent) || detail.formContent;
  const { folded, button } = useFold(content.length, openSections, texts.sectionUnit, id);
  if (content.length === 0) return null;
  return (
    <Card>
      <Row className={styles.head}>
        <CardTitle>{texts.sections}</CardTitle>
        <ShowShortly shown={shown} turn={setShown}>
          {reviewTexts.showAll}
        </ShowShortly>
      </Row>
      <Stack gap="5" id={id}>
        {content.map(({ section, title, fields }, place) => (
          // Rows of a repeatable section share one section key.
          // biome-ignore lint/suspicious/noArrayIndexKey: what was declared never changes its order
          <div key={`${section}-${place}`} className={styles.part} data-folded={folded(place)}>
            <h3 className={styles.section}>{title}</h3>
            <DataPairs
              wide
              labels={styles.labels}
              pairs={fields.map(({ title: label, text }) => ({ label, value: text || texts.empty }))}
            />
          </div>
        ))}
      </Stack>
      {button && <div className={styles.fold}>{button}</div>}
    </Card>
  );
}

/** Answers that a draft gave under a former version of its one-thing: kept, but never sent. */
export function LetGo({ answers }: { answers: NonNullable<ApplicationDetail["notAsked"]> }) {
  if (answers.length === 0) return null;
  return (
    <Card>
      <CardTitle className={styles.title}>{draftChangesTexts.keptTitle}</CardTitle>
      <DataPairs
        wide
        labels={styles.labels}
        pairs={answers.map(({ title, text }) => ({ label: title, value: text }))}
      />
    </Card>
  );
}

export function History({ entries }: { entries: ApplicationDetail["history"] }) {
  if (entries.length === 0) return null;
  return (
    <Card>
      <CardTitle className={styles.title}>{detailTexts.history}</CardTitle>
      <Timeline
        stages={entries.map(({ status, time, note }, place) => ({
          key: `${place}-${time}`,
          state: place < entries.length - 1 ? "ok" : "now",
          title: status,
          time: toMinute(time),
          note: note || undefined,
        }))}
      />
    </Card>
  );
}
