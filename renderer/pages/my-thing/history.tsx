// In: what happened to an application as a whole. Out: it as a timeline, or nothing where nothing did.
import { chakra } from "@chakra-ui/react";
import type { ApplicationDetail } from "../../../engine/index.ts";
import { Card } from "../../look/parts/card.tsx";
import { Timeline } from "../../look/parts/timeline.tsx";
import { detailWords } from "../../words/detail-page.ts";
import { toMinute } from "../../words/written.ts";

const Title = chakra("h2", { base: { mb: "3", textStyle: "cardTitle" } });

export function History({ entries }: { entries: ApplicationDetail["history"] }) {
  if (entries.length === 0) return null;
  return (
    <Card>
      <Title>{detailWords.history}</Title>
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
