// The line that names whom somebody acts for, and how to change it.
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons.tsx";
import { part } from "../part.tsx";
import styles from "./acting-line.styles.ts";
import { LinkButton } from "./button.tsx";

const Line = part("div", styles.line);
const Way = part(LinkButton, styles.way);
// With large letters the button wraps below, instead of splitting the words.
const Words = part("div", styles.words);

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
