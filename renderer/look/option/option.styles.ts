// The CSS rules of option cards.
import { elder } from "../conditions.ts";
import { lines } from "../styles/lines.ts";
import type { Rules } from "../styles/styles.ts";

export const sheet: Rules = {
  ".option": {
    position: "relative",
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    minH: "12",
    maxW: "full",
    px: { base: "3", md: "4" },
    py: "2.5",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    lineHeight: "ui",
    cursor: "pointer",
    transitionProperty: "border-color, background-color",
    transitionDuration: "fast",
    _hover: { borderColor: "brand.solid" },
    "& small": { display: "block", fontSize: "sm", color: "fg.subtle" },
    // At once: a hundred cards that fade together would restyle the page at every frame.
    "&[data-invalid]": { borderColor: "danger.solid", bg: "danger.subtle", transitionProperty: "none" },
    "&[data-on]": {
      borderColor: "brand.solid",
      bg: "brand.subtle",
      boxShadow: "inset 0 0 0 1px var(--chakra-colors-brand-solid)",
      "& small": { color: "fg.muted" },
    },
    [elder]: { borderWidth: "2px" },
  },
  // Covers the whole card invisibly, so a finger, a screen reader and a test all press the control itself.
  ".option-input": {
    position: "absolute",
    inset: "0",
    w: "full",
    h: "full",
    opacity: "0",
    cursor: "pointer",
  },
  ".option-mark": {
    flex: "none",
    display: "grid",
    placeItems: "center",
    w: "22px",
    h: "22px",
    mt: "1px",
    borderWidth: "2px",
    borderColor: "border.control",
    borderRadius: "full",
    bg: "bg.panel",
    color: "white",
    "&[data-type=checkbox]": { borderRadius: "5px" },
    "& > svg": {
      w: "4",
      h: "4",
      ...lines,
      strokeWidth: "2.1",
    },
    [elder]: { w: "28px", h: "28px" },
  },
  "[data-on] > .option-mark": {
    borderColor: "brand.solid",
    "&[data-type=radio]": { borderWidth: "7px" },
    "&[data-type=checkbox]": { bg: "brand.solid" },
  },
};
