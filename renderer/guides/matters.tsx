// The matters of a guide as a table with department and time limits; on phones each row stacks with its labels.
import { part } from "../look/part.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { guideTexts } from "../texts/guide.ts";
import { useFold } from "./fold.tsx";
import type { GuidePartProps } from "./guide-part.ts";
import styles from "./matters.styles.ts";
import { PartCard } from "./part-card.tsx";

const texts = guideTexts.matters;

const Table = part("table", styles.table);
const Column = part("th", styles.column);
const Line = part("tr", styles.line);

const Cell = part("td", styles.cell);

const Name = part("th", styles.name);

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
                {matter.type && <small className={styles.type}>{matter.type}</small>}
              </Name>
              <Cell data-label={texts.department}>{matter.departmentName}</Cell>
              <Cell className={styles.unbroken} data-label={texts.legal}>
                <Days days={matter.legalDays} />
              </Cell>
              <Cell className={styles.unbroken} data-label={texts.promised}>
                <Days days={matter.promisedDays} strong />
              </Cell>
              <Cell className={styles.unbroken} data-label={texts.visits}>
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
