// The line that names whom somebody acts for, and how to change it.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons.tsx";
import { LinkButton } from "./button.tsx";

const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    columnGap: "2.5",
    minH: "12",
    py: { base: "1", md: "0.5" },
    lineHeight: "snug",
  },
});
const Way = chakra(LinkButton, {
  base: {
    px: "1",
    whiteSpace: "nowrap",
    _hover: { color: "brand.active" },
    _print: { display: "none" },
  },
});
// With large letters the button wraps below, instead of splitting the words.
const Words = chakra("div", { base: { flex: "1 1 10.5em", minW: "0", overflowWrap: "anywhere" } });

export function ActingLine({
  icon,
  way,
  onWay,
  children,
}: {
  icon: IconName;
  way: string;
  onWay: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Line>
      <Icon name={icon} size={20} />
      <Words>{children}</Words>
      {onWay && <Way onClick={onWay}>{way}</Way>}
    </Line>
  );
}
