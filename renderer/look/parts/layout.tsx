// The few ways to lay out content; `as` renders another element, style props add to the style.
import { chakra } from "@chakra-ui/react";
import { elder } from "../conditions.ts";

/** One below the other, never wider than their place. */
export const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0,1fr)" } });
/** Side by side on one middle line, wrapping when there is no room. */
export const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center" } });
/** Two columns of equal cards, one on a phone and in 长辈版. */
export const Tiles = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "repeat(2, minmax(0,1fr))" },
    gap: { base: "3", md: "5" },
    [elder]: { gridTemplateColumns: "minmax(0,1fr)" },
  },
});
const one = "minmax(0,1fr)";
/** Two equal columns, one below 1024 px and in 长辈版. */
export const Halves = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: one, lg: "minmax(0,1fr) minmax(0,1fr)" },
    gap: "5",
    alignItems: "start",
    [elder]: { gridTemplateColumns: one },
  },
});
/** A column and a narrow one beside it, one below the other below 1024 px and in 长辈版. */
export const WithAside = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: one, lg: "minmax(0,1fr) 360px" },
    gap: "6",
    mt: "6",
    alignItems: "start",
    [elder]: { gridTemplateColumns: one },
    _print: { display: "block", "& > * + *": { mt: "4" } },
  },
});
/** Buttons side by side, wrapping when there is no room. */
export const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
