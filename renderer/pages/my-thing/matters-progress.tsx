// Each matter with department, status and date; opens to show its history.
import { lazy, Suspense } from "react";
import { isDone, isToMend, type MatterProgress } from "../../../engine/portal/index.ts";
import { Disclosure, DisclosureLine } from "../../look/disclosure.tsx";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Card, PanelHeader } from "../../look/parts/card.tsx";
import { Stack } from "../../look/parts/layout.tsx";
import { Note } from "../../look/parts/note.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { Tag, type Tone } from "../../look/parts/tag.tsx";
import { Small, SubLine } from "../../look/parts/text.tsx";
import { Timeline } from "../../look/parts/timeline.tsx";
import { usePortalParts } from "../../portal.ts";
import { detailTexts as texts } from "../../texts/applications.ts";
import { toMinute } from "../../texts/formats.ts";
import styles from "./matters-progress.styles.ts";

const tones = {
  待受理: "neutral",
  办理中: "brand",
  待补正: "warning",
  已办结: "success",
} satisfies Record<MatterProgress["status"], Tone>;

const Matter = part(Disclosure, styles.matter);
const Head = part(DisclosureLine, styles.head);

const SupplementForm = lazy(() => import("./supplement-form.tsx"));

/** `open`: whatever a matter lacks may be handed in now. */
export function MattersProgress({
  id,
  matters,
  open,
}: {
  id: string;
  matters: readonly MatterProgress[];
  open: boolean;
}) {
  return (
    <Card flush aria-labelledby="progress">
      <PanelHeader id="progress" title={texts.progress} />
      {matters.map((matter) => (
        <Matter key={matter.matterInfoId} id={`matter-${matter.matterInfoId}`} open={isToMend(matter)}>
          <Head>
            <span className={styles.name}>
              <b>{matter.name}</b>
              <SubLine>{matter.departmentName}</SubLine>
            </span>
            <Tag tone={tones[matter.status]}>{matter.status}</Tag>
            <Small as="span" className={styles.when}>
              {whenOf(matter)}
            </Small>
            <Icon name="chevron-down" size={20} />
          </Head>
          <Stack gap="5" className={styles.body}>
            <Histories id={id} matter={matter} open={open} />
          </Stack>
        </Matter>
      ))}
    </Card>
  );
}

function whenOf(matter: MatterProgress): string {
  const { promisedBy, mendBy, history } = matter;
  if (isDone(matter)) return toMinute(history.at(-1)?.time ?? promisedBy);
  return isToMend(matter) && mendBy ? texts.mendBy(mendBy) : texts.promisedBy(promisedBy);
}

function Histories({ id, matter, open }: { id: string; matter: MatterProgress; open: boolean }) {
  const { matterInfoId, history, name, mendBy } = matter;
  const toMend = isToMend(matter);
  const { today } = usePortalParts();
  const last = history.at(-1);
  const isLate = mendBy !== null && mendBy < today();
  return (
    <>
      {toMend && (
        <Note tone="warning">
          <b>{texts.mend(name)}</b>
          {last?.note && <SubLine>{last.note}</SubLine>}
          {isLate && <SubLine>{texts.overdue(mendBy)}</SubLine>}
        </Note>
      )}
      {toMend && open && (
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <SupplementForm of={{ id, matterInfoId }} about={name} />
        </Suspense>
      )}
      {history.length > 0 ? (
        <Timeline
          stages={history.map((entry, place) => ({
            key: `${place}-${entry.time}`,
            state: place < history.length - 1 || isDone(matter) ? "ok" : "now",
            title: entry.status,
            time: toMinute(entry.time),
            note: entry.note || undefined,
          }))}
        />
      ) : (
        <SubLine>{texts.noHistory}</SubLine>
      )}
    </>
  );
}
