// The row of a material: icon, name, tag, what it is for, its files and its actions.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../../look/icons.tsx";
import { Tag, type Tone } from "../../look/parts/tag.tsx";
import { Small } from "../../look/parts/text.tsx";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "32px minmax(0,1fr)", md: "40px minmax(0,1fr) auto" },
    columnGap: { base: "3", md: "4" },
    rowGap: "0",
    alignItems: "start",
    px: "card",
    py: "5",

    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
  },
});
const Sign = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    w: { base: "8", md: "10" },
    h: { base: "8", md: "10" },
    borderRadius: "10px",
  },
  variants: {
    tone: {
      neutral: { bg: "bg.muted", color: "fg.subtle" },
      brand: { bg: "brand.muted", color: "brand.fg" },
      success: { bg: "success.subtle", color: "success.solid" },
      warning: { bg: "warning.subtle", color: "warning.solid" },
      danger: { bg: "danger.subtle", color: "danger.solid" },
      info: { bg: "info.subtle", color: "info.solid" },
    },
  },
});
const Name = chakra("h3", { base: { fontSize: "md", lineHeight: "snug" } });
const Actions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    gridColumn: { base: "2", md: "auto" },
    mt: { base: "2", md: "0" },
    _empty: { display: "none" },
  },
});

const More = chakra("div", { base: { gridColumn: "2 / -1", minW: "0" } });

export interface MaterialRowProps {
  id: string;
  icon: IconName;
  tone: Tone;
  name: string;
  tag?: string | undefined;
  lines: readonly string[];
  actions?: ReactNode;
  /** Less emphasis for what is not needed. */
  quiet?: boolean;
  children?: ReactNode;
}

export function MaterialRow({
  id,
  icon,
  tone,
  name,
  tag,
  lines,
  actions,
  quiet,
  children,
}: MaterialRowProps) {
  return (
    <Row data-row={id}>
      <Sign tone={tone}>
        <Icon name={icon} size={20} />
      </Sign>
      <div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <Name id={id} tabIndex={-1} fontWeight={quiet ? "normal" : "bold"}>
            {name}
          </Name>
          {tag && <Tag tone={tone}>{tag}</Tag>}
        </chakra.div>
        {lines.map((line) => (
          <Small key={line}>{line}</Small>
        ))}
      </div>
      <Actions>{actions}</Actions>
      {children && <More>{children}</More>}
    </Row>
  );
}
