// The buttons; with `asChild`, a link that looks like one.
import { classes, type PartProps, part } from "../part.tsx";
import look from "./button.styles.ts";

export interface ButtonProps extends PartProps<"button"> {
  variant?: "primary" | "secondary" | "quiet" | "text" | "danger";
  /** md (44 px) or lg (52 px). */
  size?: "md" | "lg";
  /** Fills the row. */
  block?: boolean;
  /** A small one beside what it acts on. */
  beside?: boolean;
}

const Plain = part("button", look.button, { type: "button" });

/** Use one primary button per screen. `<Button asChild><Link to="…">…</Link></Button>` renders the link. */
export function Button({
  variant = "primary",
  size = "md",
  block = false,
  beside = false,
  className,
  ...props
}: ButtonProps) {
  const own = classes(look[size], look[variant], block && look.block, beside && look.beside, className);
  return <Plain {...props} className={own} />;
}

/** A square that holds an icon. */
export const IconButton = part("button", look.icon, { type: "button" });
/** Looks like a link. */
export const LinkButton = part("button", look.link, { type: "button" });
