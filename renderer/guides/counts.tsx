// Charts the counts before and after the reform: each pair is scaled to its own original, and every number is written out.
import { chakra } from "@chakra-ui/react";
import type { GuideCounts } from "../../engine/index.ts";
import { Card } from "../look/parts/card.tsx";
import { Row } from "../look/parts/layout.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { Muted, PanelTitle, Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import type { GuidePartProps } from "./guide-part.ts";

const texts = guideTexts.counts;

type CountName = keyof typeof texts.unit;

const order = ["stages", "days", "materials", "visits"] as const satisfies readonly CountName[];

const countOf = {
  stages: (counts) => counts.stages,
  days: (counts) => counts.days,
  materials: (counts) => counts.materials,
  visits: (counts) => counts.runTimes,
} satisfies Record<CountName, (counts: GuideCounts) => number>;

const savedWords = {
  stages: texts.less,
  days: texts.shorter,
  materials: texts.less,
  visits: texts.less,
} satisfies Record<CountName, (percent: number) => string>;

const hatched = "repeating-linear-gradient(135deg,#B8C2CE 0 3px,#D5DCE4 3px 6px)";

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

function Count({ name, before, now }: { name: CountName; before: number; now: number }) {
  const saved = savedPercent(before, now);
  const longest = Math.max(before, now, 1);
  const unit = texts.shortUnit[name];
  return (
    <div>
      <Name>
        {texts[name]}
        {saved > 0 && (
          <Tag tone="success">{name === "visits" && now === 0 ? texts.noVisit : savedWords[name](saved)}</Tag>
        )}
      </Name>
      <dd>
        <chakra.div mt="1.5" mb="2.5" textStyle="count" color="brand.solid">
          {now}
          <Muted as="small" ms="1.5" fontSize="md" fontWeight="normal">
            {texts.unit[name]}
          </Muted>
        </chakra.div>
        <Line>
          {texts.before}
          <Bar style={{ width: `${(before / longest) * 100}%`, background: hatched }} />
          <Written>{`${before} ${unit}`}</Written>
        </Line>
        <Line>
          {texts.now}
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
    <Card
      position="relative"
      px={{ base: "4", md: "8" }}
      py={{ base: "5", md: "6" }}
      borderRadius="xl"
      boxShadow="md"
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <Row justifyContent="space-between" gap="3">
        <PanelTitle id={`${id}-title`}>{texts.title}</PanelTitle>
        <Small display="flex" flexWrap="wrap" columnGap="5">
          <span>
            <Key style={{ background: hatched }} />
            {texts.legendBefore(forms)}
          </span>
          <span>
            <Key bg="brand.solid" />
            {texts.legendNow}
          </span>
        </Small>
      </Row>
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
        <Small mt="5">{texts.fields(info.fieldCount, forms, info.separateFieldCount)}</Small>
      )}
    </Card>
  );
}

/** 0 when nothing is saved or there was nothing to save; rounded, but never 100 while something is left. */
function savedPercent(before: number, now: number): number {
  if (before <= 0 || now >= before) return 0;
  const percent = Math.round(((before - now) / before) * 100);
  return now > 0 ? Math.min(99, percent) : percent;
}
