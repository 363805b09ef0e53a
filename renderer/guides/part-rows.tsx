// The panel that the lists of a guide share; without rows it says 暂无相关信息 (Spec 3).
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../look/icons.tsx";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import { foldedStyle, useFold } from "./fold.tsx";

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
  id,
  title,
  aside,
  rows,
  unit,
  foot,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  rows: readonly PartRow[];
  unit: string;
  foot?: ReactNode;
}) {
  const { folded, button } = useFold(rows.length, most, unit, `${id}-rows`);
  return (
    <Card flush id={id} aria-labelledby={`${id}-title`}>
      <PanelHeader title={title} id={`${id}-title`} aside={aside} />
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
          {guideTexts.nothing}
        </chakra.div>
      )}
      {button}
      {foot}
    </Card>
  );
}
