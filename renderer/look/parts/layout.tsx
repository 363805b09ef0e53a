// The few ways to lay out content; `as` renders another element, style props add to the style.
import { chakra } from "@chakra-ui/react";

/** One below the other, never wider than their place. */
export const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0,1fr)" } });
/** Side by side on one middle line, wrapping when there is no room. */
export const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center" } });
/** Buttons side by side, wrapping when there is no room. */
export const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
