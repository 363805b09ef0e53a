// In: a title and rows. Out: the panel that the lists of a guide share; without rows it says 暂无相关信息 (Spec 3).
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../look/icons.tsx";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { guideWords } from "../words/guides.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "4",
    px: "card",
    py: "4",
    lineHeight: "snug",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
  },
});
const Sign = chakra("span", { base: { flex: "none", mt: "1px", color: "fg.subtle" } });
const Words = chakra("div", { base: { flex: "1", minW: "0" } });
const Nothing = chakra("div", {
  base: { display: "flex", gap: "4", px: "card", py: "4", color: "fg.subtle" },
});
const Small = chakra("div", { base: { textStyle: "small", color: "fg.muted" } });

export function PartRow({
  icon,
  aside,
  note,
  links,
  children,
}: {
  icon: IconName;
  aside?: ReactNode;
  note?: ReactNode;
  links?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Row>
      <Sign>
        <Icon name={icon} />
      </Sign>
      <Words>
        {children}
        {note && <Small>{note}</Small>}
        {links}
      </Words>
      {aside}
    </Row>
  );
}

/** `rows` empty: the default text stands in their place. */
export function PartPanel({
  id,
  title,
  aside,
  rows,
  foot,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  rows: readonly ReactNode[];
  foot?: ReactNode;
}) {
  return (
    <Card flush id={id} aria-labelledby={`${id}-title`}>
      <PanelHeader title={title} id={`${id}-title`} aside={aside} />
      {rows.length > 0 ? (
        <ul>{rows}</ul>
      ) : (
        <Nothing>
          <Icon name="info" />
          {guideWords.nothing}
        </Nothing>
      )}
      {foot}
    </Card>
  );
}
