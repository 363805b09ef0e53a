// In: the list on show. Out: 长辈版 begins with what is handled most of it, before all subjects; nothing where none of it is.
import { chakra } from "@chakra-ui/react";
import { plat } from "../../../engine/index.ts";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { useLoad } from "../../portal.ts";
import { oftenWords } from "../../words/often.ts";
import { HotThings } from "../home/hot-things.tsx";

const Title = chakra("h2", { base: { mt: "6", mb: "3", textStyle: "panelTitle" } });

export default function Often({ type }: { type: "PERSONAL_SUBJECT" | "ENTERPRISE_SUBJECT" }) {
  const subjects = useLoad("listOneThing", { type, plat }).data;
  const hot = useLoad("serviceList", { code: "RD" });
  // The list's own grey rows are seen below.
  if (!subjects) return null;
  const listed = new Set(
    subjects.flatMap(({ integrations }) => integrations.map(({ oneThingId }) => oneThingId)),
  );
  const things = hot.data?.flatMap(({ items }) => items).filter(({ oneThingId }) => listed.has(oneThingId));
  if (things?.length === 0 || hot.status === "failed") return null;
  return (
    <section>
      <Title>{oftenWords.often}</Title>
      {things ? <HotThings things={things} from="list" /> : <SkeletonRows rows={3} />}
      <Title>{oftenWords.all}</Title>
    </section>
  );
}
