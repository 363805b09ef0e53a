// In: the matters of a guide. Out: a table with department and time limits; up to 767 px each row stacks with its labels.
import { chakra } from "@chakra-ui/react";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { guideWords } from "../words/guides.ts";
import { foldedStyle, useFold } from "./fold.tsx";
import type { GuidePartProps } from "./guide-part.ts";

const words = guideWords.matters;

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
const Cell = chakra("td", {
  base: {
    px: { base: "0", md: "4" },
    py: { base: "0", md: "3.5" },
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
    fontWeight: "bold",
    verticalAlign: "top",
    mdDown: { display: "block" },
  },
});
const Kind = chakra("small", {
  base: { display: "block", fontSize: "sm", fontWeight: "normal", color: "fg.subtle" },
});

/** Rows shown at first; on a phone each is six lines long. */
const most = 6;

export function MattersPart({ info, id }: GuidePartProps) {
  const { folded, button } = useFold(info.matters.length, most, words.unit, `${id}-rows`);
  return (
    <Card flush id={id} aria-labelledby={`${id}-title`}>
      <PanelHeader
        title={words.title}
        id={`${id}-title`}
        aside={
          info.matters.every(({ always }) => always)
            ? words.all(info.matters.length)
            : words.total(info.matters.length)
        }
      />
      <Table id={`${id}-rows`} aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            <Column scope="col">{words.name}</Column>
            <Column scope="col">{words.departmentColumn}</Column>
            <Column scope="col">{words.legal}</Column>
            <Column scope="col">{words.promised}</Column>
            <Column scope="col">{words.visits}</Column>
          </tr>
        </thead>
        <tbody>
          {info.matters.map((matter, at) => (
            <Line key={matter.matterInfoId} data-folded={folded(at)}>
              <Name scope="row">
                {matter.name}
                {matter.type && <Kind>{matter.type}</Kind>}
              </Name>
              <Cell data-label={words.department}>{matter.departmentName}</Cell>
              <Cell unbroken data-label={words.legal}>
                <Days days={matter.legalDays} />
              </Cell>
              <Cell unbroken data-label={words.promised}>
                <Days days={matter.promisedDays} strong />
              </Cell>
              <Cell unbroken data-label={words.visits}>
                <span aria-hidden="true">{words.times(matter.originalVisits, matter.visits)}</span>
                <VisuallyHidden>{words.timesSpoken(matter.originalVisits, matter.visits)}</VisuallyHidden>
              </Cell>
            </Line>
          ))}
        </tbody>
      </Table>
      {button}
    </Card>
  );
}

function Days({ days, strong = false }: { days: number; strong?: boolean }) {
  if (days === 0) return strong ? <Tag tone="success">{words.atOnce}</Tag> : words.atOnce;
  if (!strong) return words.workingDays(days);
  return (
    <>
      <b>{days}</b> {words.workingDayUnit}
    </>
  );
}
