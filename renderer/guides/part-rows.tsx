// The panel that the lists of a guide share; without rows it says 暂无相关信息 (Spec 3).
import type { ReactNode } from "react";
import { Icon, type IconName } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import { useFold } from "./fold.tsx";
import { PartCard, type PartCardProps } from "./part-card.tsx";
import styles from "./part-rows.styles.ts";

const Row = part("li", styles.row);

export interface PartRow {
  key: string;
  icon: IconName;
  words: ReactNode;
  note?: ReactNode;
  links?: ReactNode;
  aside?: ReactNode;
}

/** How many rows are visible at first; the rest unfolds. */
const most = 6;

/** With empty `rows` the default text is shown. `unit`: the counting word for a row. */
export function PartPanel({
  rows,
  unit,
  foot,
  empty,
  ...card
}: Omit<PartCardProps, "children"> & {
  rows: readonly PartRow[];
  unit: string;
  foot?: ReactNode;
  /** What to do instead, after the default text. */
  empty?: ReactNode;
}) {
  const { id } = card;
  const { folded, button } = useFold(rows.length, most, unit, `${id}-rows`);
  return (
    <PartCard {...card}>
      {rows.length > 0 ? (
        <ul id={`${id}-rows`}>
          {rows.map((row, at) => (
            <Row key={row.key} data-folded={folded(at)}>
              <span className={styles.icon}>
                <Icon name={row.icon} />
              </span>
              <div className={row.aside ? undefined : styles.under}>{row.words}</div>
              {row.aside}
              {row.note && (
                <Small as="div" className={styles.under}>
                  {row.note}
                </Small>
              )}
              {row.links && <div className={styles.under}>{row.links}</div>}
            </Row>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <Icon name="info" />
          <div>
            {guideTexts.nothing}
            {empty}
          </div>
        </div>
      )}
      {button}
      {foot}
    </PartCard>
  );
}
