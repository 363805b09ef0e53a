// The few text styles of every page; `as` renders another element, style props add to the style.
import { chakra } from "@chakra-ui/react";

export const Muted = chakra("p", { base: { color: "fg.muted" } });
/** Help, notes and footnotes: the smallest text. */
export const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });
/** A small line of its own inside a label, a link or a cell. */
export const SubLine = chakra("span", { base: { display: "block", textStyle: "small", color: "fg.muted" } });
/** The leading line of a note or an empty state. */
export const StrongLine = chakra("b", { base: { display: "block", color: "fg" } });
export const CardTitle = chakra("h2", { base: { textStyle: "cardTitle" } });
export const PanelTitle = chakra("h2", { base: { textStyle: "panelTitle" } });
export const Bullets = chakra("ul", { base: { ps: "5", listStyleType: "disc" } });
export const Label = chakra("label", { base: { fontWeight: "bold" } });
/** One of several facts in a line, kept in one piece. */
export const Unbroken = chakra("span", { base: { display: "inline-block", me: "4" } });
