// The few ways in which content is laid out; `as` gives another element, style props add to the style.
import { chakra } from "@chakra-ui/react";

/** One below the other, never wider than the place they have. */
export const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0,1fr)" } });
/** Beside each other on one middle line, as far as there is room. */
export const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center" } });
/** Buttons beside each other, as far as there is room. */
export const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
