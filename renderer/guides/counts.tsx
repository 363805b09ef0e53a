// In: the counts of a guide before and now. Out: them as a picture: each pair scaled to its own original, every number written.
import { chakra } from "@chakra-ui/react";
import type { GuideCounts } from "../../engine/index.ts";
import { Card } from "../look/parts/card.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { guideWords } from "../words/guides.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { savedPercent } from "./reduction.ts";

const words = guideWords.counts;

type CountName = keyof typeof words.unit;

const order = ["stages", "days", "materials", "visits"] as const satisfies readonly CountName[];

const countOf = {
  stages: (counts) => counts.stages,
  days: (counts) => counts.days,
  materials: (counts) => counts.materials,
  visits: (counts) => counts.runTimes,
} satisfies Record<CountName, (counts: GuideCounts) => number>;

const savedWords = {
  stages: words.less,
  days: words.shorter,
  materials: words.less,
  visits: words.less,
} satisfies Record<CountName, (percent: number) => string>;

const hatched = "repeating-linear-gradient(135deg,#B8C2CE 0 3px,#D5DCE4 3px 6px)";

const Panel = chakra(Card, {
  base: {
    position: "relative",
    px: { base: "4", md: "8" },
    py: { base: "5", md: "6" },
    borderRadius: "xl",
    boxShadow: "md",
  },
});
const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "3",
  },
});
const Title = chakra("h2", { base: { textStyle: "panelTitle" } });
const Legend = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "5", textStyle: "small", color: "fg.muted" },
});
const Key = chakra("i", {
  base: { display: "inline-block", w: "5", h: "2.5", me: "1.5", borderRadius: "2px" },
});
const Grid = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", lg: "repeat(4, 1fr)" },
    rowGap: "6",
    mt: "5",
    "& > div": {
      px: { base: "3", md: "6" },
      borderInlineStartWidth: "1px",
      borderColor: "border.subtle",
    },
    "& > div:nth-of-type(odd)": { lgDown: { ps: "0", borderInlineStartWidth: "0" } },
    "& > div:nth-of-type(even)": { lgDown: { pe: "0" } },
    "& > div:first-of-type": { ps: "0", borderInlineStartWidth: "0" },
    "& > div:last-of-type": { pe: "0" },
  },
});
const Name = chakra("dt", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "1",
    color: "fg.muted",
  },
});
const Value = chakra("div", {
  base: { mt: "1.5", mb: "2.5", textStyle: "count", color: "brand.solid" },
});
const Unit = chakra("small", {
  base: { ms: "1.5", fontSize: "md", fontWeight: "normal", color: "fg.muted" },
});
const Line = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "30px 1fr auto", md: "36px 1fr 52px" },
    alignItems: "center",
    gap: { base: "1.5", md: "2" },
    fontSize: "sm",
    lineHeight: "1.9",
    color: "fg.muted",
    "[data-mode=elder] &": { gridTemplateColumns: "40px 1fr auto" },
  },
});
const Bar = chakra("i", { base: { display: "block", h: "3", minW: "3px", borderRadius: "3px" } });
const Written = chakra("span", { base: { color: "fg", whiteSpace: "nowrap" } });
const Foot = chakra("p", { base: { mt: "5", textStyle: "small", color: "fg.muted" } });

function Count({ name, before, now }: { name: CountName; before: number; now: number }) {
  const saved = savedPercent(before, now);
  const longest = Math.max(before, now, 1);
  const unit = words.shortUnit[name];
  return (
    <div>
      <Name>
        {words[name]}
        {saved > 0 && (
          <Tag tone="success">{name === "visits" && now === 0 ? words.noVisit : savedWords[name](saved)}</Tag>
        )}
      </Name>
      <dd>
        <Value>
          {now}
          <Unit>{words.unit[name]}</Unit>
        </Value>
        <Line>
          {words.before}
          <Bar style={{ width: `${(before / longest) * 100}%`, background: hatched }} />
          <Written>{`${before} ${unit}`}</Written>
        </Line>
        <Line>
          {words.now}
          <Bar bg="brand.solid" style={{ width: `${(now / longest) * 100}%` }} />
          <Written fontWeight="bold">{`${now} ${unit}`}</Written>
        </Line>
      </dd>
    </div>
  );
}

export function CountsPart({ info, id }: GuidePartProps) {
  const forms = info.matters.length;
  return (
    <Panel id={id} aria-labelledby={`${id}-title`}>
      <Head>
        <Title id={`${id}-title`}>{words.title}</Title>
        <Legend>
          <span>
            <Key style={{ background: hatched }} />
            {words.legendBefore(forms)}
          </span>
          <span>
            <Key bg="brand.solid" />
            {words.legendNow}
          </span>
        </Legend>
      </Head>
      <Grid>
        {order.map((name) => (
          <Count
            key={name}
            name={name}
            before={countOf[name](info.original)}
            now={countOf[name](info.present)}
          />
        ))}
      </Grid>
      {info.separateFieldCount > info.fieldCount && (
        <Foot>{words.fields(info.fieldCount, forms, info.separateFieldCount)}</Foot>
      )}
    </Panel>
  );
}
