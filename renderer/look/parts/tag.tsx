// A short word in a tone; the tone repeats what the word says and never stands alone.
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons.tsx";
import { classes } from "../part.tsx";
import look from "./tag.styles.ts";

export type Tone = "neutral" | "brand" | "success" | "warning" | "danger" | "info";

export function Tag({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={classes(look.tag, look[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
