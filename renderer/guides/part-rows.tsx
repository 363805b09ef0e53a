// The panel that the lists of a guide share; without rows it says 暂无相关信息 (Spec 3).
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../look/icons.tsx";
import { Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import { foldedStyle, useFold } from "./fold.tsx";
import { PartCard, type PartCardProps } from "./part-card.tsx";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0,1fr) auto",
    alignItems: "start",
    columnGap: "4",
    px: "card",
    py: "4",
    lineHeight: "snug",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    ...foldedStyle,
  },
});

/** Under the words and the tag beside them. */
const under = "2 / 4";

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
              <chakra.span flex="none" mt="1px" color="fg.subtle">
                <Icon name={row.icon} />
              </chakra.span>
              <chakra.div gridColumn={row.aside ? undefined : under}>{row.words}</chakra.div>
              {row.aside}
              {row.note && (
                <Small as="div" gridColumn={under}>
                  {row.note}
                </Small>
              )}
              {row.links && <chakra.div gridColumn={under}>{row.links}</chakra.div>}
            </Row>
          ))}
        </ul>
      ) : (
        <chakra.div display="flex" gap="4" px="card" py="4" color="fg.subtle">
          <Icon name="info" />
          <div>
            {guideTexts.nothing}
            {empty}
          </div>
        </chakra.div>
      )}
      {button}
      {foot}
    </PartCard>
  );
}
