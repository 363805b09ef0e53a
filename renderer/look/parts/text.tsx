// The few text styles of every page; `as` renders another element.
import { part } from "../part.tsx";
import styles from "./text.styles.ts";

export const Muted = part("p", styles.muted);
/** Help, notes and footnotes: the smallest text. */
export const Small = part("p", styles.small);
/** A small line of its own inside a label, a link or a cell. */
export const SubLine = part("span", styles.subLine);
/** The leading line of a note or an empty state. */
export const StrongLine = part("b", styles.strongLine);
export const CardTitle = part("h2", styles.cardTitle);
export const PanelTitle = part("h2", styles.panelTitle);
export const Bullets = part("ul", styles.bullets);
export const Label = part("label", styles.label);
/** One of several facts in a line, kept in one piece. */
export const Unbroken = part("span", styles.unbroken);
