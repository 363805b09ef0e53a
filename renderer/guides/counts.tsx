// Charts the counts before and after the reform: each pair is scaled to its own original, and every number is written out.
import { chakra } from "@chakra-ui/react";
import { type ComparedCount, type CountName, compareCounts } from "../../engine/index.ts";
import { Card } from "../look/parts/card.tsx";
import { Row } from "../look/parts/layout.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { Muted, PanelTitle, Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartCard } from "./part-card.tsx";

const Raised = chakra(Card, {
  base: {
    position: "relative",
    px: { base: "4", md: "8" },
    py: { base: "5", md: "6" },
    borderRadius: "xl",
    boxShadow: "md",
  },
});

const texts = guideTexts.counts;

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
    // Two beside each other on a phone, one where the text is larger.
    gridTemplateColumns: {
      base: "repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))",
      md: "1fr 1fr",
      lg: "repeat(4, 1fr)",
    },
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

function Count({ name, before, now, saved, share }: ComparedCount) {
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
        <chakra.div mt="1.5" mb="2.5" textStyle="count" color="brand.fg">
          {now}
          <Muted as="small" ms="1.5" fontSize="md" fontWeight="normal">
            {texts.unit[name]}
          </Muted>
        </chakra.div>
        <Line>
          {texts.before}
          <Bar bg={hatched} w={`${share.before}%`} />
          <Written>{`${before} ${unit}`}</Written>
        </Line>
        <Line>
          {texts.now}
          <Bar bg="brand.solid" w={`${share.now}%`} />
          <Written fontWeight="bold">{`${now} ${unit}`}</Written>
        </Line>
      </dd>
    </div>
  );
}

export function CountsPart({ info, id, folded = false }: GuidePartProps) {
  const forms = info.matters.length;
  const legend = (
    <Small display="flex" flexWrap="wrap" columnGap="5">
      <span>
        <Key bg={hatched} />
        {texts.legendBefore(forms)}
      </span>
      <span>
        <Key bg="brand.solid" />
        {texts.legendNow}
      </span>
    </Small>
  );
  const counts = (
    <>
      <Grid>
        {compareCounts(info.original, info.present).map((count) => (
          <Count key={count.name} {...count} />
        ))}
      </Grid>
      {info.separateFieldCount > info.fieldCount && (
        <Small mt="5">{texts.fields(info.fieldCount, forms, info.separateFieldCount)}</Small>
      )}
    </>
  );
  if (folded)
    return (
      <PartCard id={id} title={texts.title} folded>
        <chakra.div px="card" pb="5">
          {legend}
          {counts}
        </chakra.div>
      </PartCard>
    );
  return (
    <Raised id={id} aria-labelledby={`${id}-title`}>
      <Row justifyContent="space-between" gap="3">
        <PanelTitle id={`${id}-title`}>{texts.title}</PanelTitle>
        {legend}
      </Row>
      {counts}
    </Raised>
  );
}
