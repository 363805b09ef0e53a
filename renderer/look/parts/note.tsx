// A tinted box with an icon; errors that need action belong in the error summary instead.
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons.tsx";
import { classes } from "../part.tsx";
import look from "./note.styles.ts";

export type NoteTone = "info" | "warning" | "danger" | "success";

const icons = {
  info: "info",
  warning: "warning",
  danger: "alert",
  success: "check",
} satisfies Record<NoteTone, IconName>;

/** Use `role="alert"` or `"status"` only when the note appears in response to something. */
export function Note({
  tone = "info",
  icon,
  action,
  role,
  children,
}: {
  tone?: NoteTone;
  icon?: IconName;
  action?: ReactNode;
  role?: "alert" | "status";
  children: ReactNode;
}) {
  return (
    <div className={classes(look.note, look[tone])} role={role}>
      <span className={look.sign}>
        <Icon name={icon ?? icons[tone]} />
      </span>
      <div className={look.words}>{children}</div>
      {action && <div className={look.action}>{action}</div>}
    </div>
  );
}
