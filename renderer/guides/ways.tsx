// In: the ways to consult and to complain. Out: two panels; none of a kind (null) shows 暂无相关信息 (Spec 3).
import { chakra } from "@chakra-ui/react";
import type { WayInfo } from "../../engine/index.ts";
import { guideWords } from "../words/guides.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartPanel, PartRow } from "./part-rows.tsx";

const words = guideWords.ways;

const Stack = chakra("div", { base: { display: "grid", gap: "6", alignContent: "start" } });
const Phone = chakra("a", {
  base: { flex: "none", display: "inline-flex", minH: "8", fontWeight: "bold", whiteSpace: "nowrap" },
});
const Hours = chakra("p", {
  base: {
    px: "card",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    textStyle: "small",
    color: "fg.muted",
  },
});

export function WaysPart({ info, id }: GuidePartProps) {
  return (
    <Stack id={id}>
      <Ways id={`${id}-consult`} title={words.consult} ways={info.consultWay} />
      <Ways id={`${id}-complaint`} title={words.complaint} ways={info.complaintWay} />
    </Stack>
  );
}

function Ways({ id, title, ways }: { id: string; title: string; ways: WayInfo[] | null }) {
  const all = ways ?? [];
  const hours = [...new Set(all.map((way) => way.hours))];
  const shared = hours.length === 1 ? hours[0] : null;
  return (
    <PartPanel
      id={id}
      title={title}
      rows={all.map((way) => {
        const notes = [way.matter && way.department, way.online, !shared && way.hours].filter(Boolean);
        return (
          <PartRow
            key={`${way.matter ?? ""}${way.department}${way.phone}`}
            icon="phone"
            note={notes.length > 0 && notes.map((note) => <div key={String(note)}>{note}</div>)}
            aside={<Phone href={`tel:${way.phone}`}>{way.phone}</Phone>}
          >
            <b>{way.matter ?? way.department}</b>
          </PartRow>
        );
      })}
      foot={shared && <Hours>{shared}</Hours>}
    />
  );
}
