// The matters of a guide as a table with department and time limits; on phones each row stacks with its labels.
import { chakra } from "@chakra-ui/react";
import { Tag } from "../look/parts/tag.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { guideTexts } from "../texts/guide.ts";
import { foldedStyle, useFold } from "./fold.tsx";
import type { GuidePartProps } from "./guide-part.ts";
import { PartCard } from "./part-card.tsx";

const texts = guideTexts.matters;

const Table = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "collapse",
    lineHeight: "1.55",
    mdDown: { display: "block" },
    "& tbody": { mdDown: { display: "block" } },
    "& thead": { mdDown: { display: "none" } },
    "& th, & td": { textAlign: "start" },
    "& th:first-of-type": { ps: { md: "card" } },
    "& tr > :last-child": { pe: { md: "card" } },
  },
});
const Column = chakra("th", {
  base: {
    px: "4",
    py: "2.5",
    bg: "bg.canvas",
    fontSize: "sm",
    fontWeight: "bold",
    color: "fg.muted",
    whiteSpace: "nowrap",
  },
});
const Line = chakra("tr", {
  base: {
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    mdDown: { display: "block", px: "card", py: "3.5" },
    ...foldedStyle,
  },
});
/** The breakpoints are those of screens. */
const onPaper = { px: "4", py: "2" } as const;
const Cell = chakra("td", {
  base: {
    px: { base: "0", md: "4" },
    py: { base: "0", md: "3.5" },
    _print: onPaper,
    verticalAlign: "top",
    mdDown: {
      display: "block",
      _before: { content: 'attr(data-label) "："', fontSize: "sm", color: "fg.subtle" },
    },
  },
  variants: { unbroken: { true: { whiteSpace: { md: "nowrap" } } } },
});

const Name = chakra("th", {
  base: {
    px: { base: "0", md: "4" },
    py: { base: "0", md: "3.5" },
    _print: onPaper,
    fontWeight: "bold",
    verticalAlign: "top",
    mdDown: { display: "block" },
  },
});

/** How many rows are visible at first; on a phone each takes six lines. */
const most = 6;

export function MattersPart({ info, id, folded: closed }: GuidePartProps) {
  const { folded, button } = useFold(info.matters.length, most, texts.unit, `${id}-rows`);
  return (
    <PartCard
      id={id}
      title={texts.title}
      folded={closed}
      aside={
        info.matters.every(({ always }) => always)
          ? texts.all(info.matters.length)
          : texts.total(info.matters.length)
      }
    >
      <Table id={`${id}-rows`} aria-label={texts.title}>
        <thead>
          <tr>
            <Column scope="col">{texts.name}</Column>
            <Column scope="col">{texts.departmentColumn}</Column>
            <Column scope="col">{texts.legal}</Column>
            <Column scope="col">{texts.promised}</Column>
            <Column scope="col">{texts.visits}</Column>
          </tr>
        </thead>
        <tbody>
          {info.matters.map((matter, at) => (
            <Line key={matter.matterInfoId} data-folded={folded(at)}>
              <Name scope="row">
                {matter.name}
                {matter.type && (
                  <chakra.small display="block" fontSize="sm" fontWeight="normal" color="fg.subtle">
                    {matter.type}
                  </chakra.small>
                )}
              </Name>
              <Cell data-label={texts.department}>{matter.departmentName}</Cell>
              <Cell unbroken data-label={texts.legal}>
                <Days days={matter.legalDays} />
              </Cell>
              <Cell unbroken data-label={texts.promised}>
                <Days days={matter.promisedDays} strong />
              </Cell>
              <Cell unbroken data-label={texts.visits}>
                <span aria-hidden="true">{texts.times(matter.originalVisits, matter.visits)}</span>
                <VisuallyHidden>{texts.timesSpoken(matter.originalVisits, matter.visits)}</VisuallyHidden>
              </Cell>
            </Line>
          ))}
        </tbody>
      </Table>
      {button}
    </PartCard>
  );
}

function Days({ days, strong = false }: { days: number; strong?: boolean }) {
  if (days === 0) return strong ? <Tag tone="success">{texts.atOnce}</Tag> : texts.atOnce;
  if (!strong) return texts.workingDays(days);
  return (
    <>
      <b>{days}</b> {texts.workingDayUnit}
    </>
  );
}
