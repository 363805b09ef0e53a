// In: the ways to consult and to complain. Out: two panels, a row each department with its matters and phones; none of a kind (null) shows 暂无相关信息 (Spec 3).
import { chakra } from "@chakra-ui/react";
import type { WayInfo } from "../../engine/index.ts";
import { guideWords } from "../words/guides.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartPanel } from "./part-rows.tsx";

const words = guideWords.ways;

const Stack = chakra("div", { base: { display: "grid", gap: "6", alignContent: "start" } });
const Lines = chakra("ul", { base: { mt: "0.5" } });
const Line = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "4",
  },
});
const What = chakra("span", { base: { textStyle: "small", color: "fg.muted" } });
const Phone = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    fontWeight: "bold",
    whiteSpace: "nowrap",
  },
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
      <Ways id={`${id}-consult`} title={words.consult} ways={info.consultWay ?? []} />
      <Ways id={`${id}-complaint`} title={words.complaint} ways={info.complaintWay ?? []} />
    </Stack>
  );
}

function Ways({ id, title, ways }: { id: string; title: string; ways: readonly WayInfo[] }) {
  const hours = [...new Set(ways.map((way) => way.hours))];
  const shared = hours.length === 1 ? hours[0] : null;
  const departments = [...new Set(ways.map(({ department }) => department))];
  return (
    <PartPanel
      id={id}
      title={title}
      unit={words.unit}
      rows={departments.map((department) => ({
        key: department,
        icon: "phone",
        words: <b>{department}</b>,
        links: (
          <Lines>
            {ways
              .filter((way) => way.department === department)
              .map(({ matter, phone, online, hours: own }) => (
                <Line key={`${matter}${phone}`}>
                  <What>{[matter, online, !shared && own].filter(Boolean).join("，")}</What>
                  <Phone href={`tel:${phone}`} aria-label={words.call(phone, matter ?? department)}>
                    {phone}
                  </Phone>
                </Line>
              ))}
          </Lines>
        ),
      }))}
      foot={shared && <Hours>{shared}</Hours>}
    />
  );
}
