// Each matter with department, status and date; opens to show its history.
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { isDone, isToMend, type MatterProgress } from "../../../engine/portal/index.ts";
import { Disclosure, DisclosureLine } from "../../look/disclosure.tsx";
import { Icon } from "../../look/icons.tsx";
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

const tones = {
  待受理: "neutral",
  办理中: "brand",
  待补正: "warning",
  已办结: "success",
} satisfies Record<MatterProgress["status"], Tone>;

const Matter = chakra(Disclosure, {
  base: { "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" } },
});
const Head = chakra(DisclosureLine, {
  base: {
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "flex-start",
    columnGap: "4",
    rowGap: "1",
    py: "4",
    lineHeight: "snug",
    _hover: { bg: "bg.canvas" },
    "& > svg": { mt: "0.5", color: "fg.subtle" },
  },
});

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
            <chakra.span flex={{ base: "1 0 100%", md: "1" }} minW="0">
              <b>{matter.name}</b>
              <SubLine>{matter.departmentName}</SubLine>
            </chakra.span>
            <Tag tone={tones[matter.status]}>{matter.status}</Tag>
            <Small
              as="span"
              w={{ md: "170px" }}
              ms={{ base: "auto", md: "0" }}
              mt="0.5"
              textAlign="end"
              whiteSpace="nowrap"
            >
              {whenOf(matter)}
            </Small>
            <Icon name="chevron-down" size={20} />
          </Head>
          <Stack gap="5" px="card" pb="6" pt="2">
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
