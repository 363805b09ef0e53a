// In: nothing. Out: how the cards of a choice look.
import type { SystemStyleObject } from "@chakra-ui/react";

const elder = "[data-mode=elder] &";

export const optionStyles: Record<string, SystemStyleObject> = {
  ".f-options": {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    [elder]: { flexDirection: "column" },
    "& > .f-option": { flex: "1 0 auto", alignItems: "center", minH: "field", py: "2" },
  },
  ".f-option": {
    position: "relative",
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    minH: "14",
    maxW: "full",
    px: { base: "3", md: "4" },
    py: "3.5",
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
    "&[data-invalid]": { borderColor: "danger.solid", bg: "danger.subtle" },
    "&[data-on]": {
      borderColor: "brand.solid",
      bg: "brand.subtle",
      boxShadow: "inset 0 0 0 1px var(--chakra-colors-brand-solid)",
      "& small": { color: "fg.muted" },
    },
    [elder]: { borderWidth: "2px" },
  },
  // Over the whole card and unseen: what is pressed is the control itself, for a finger, a reader and a test alike.
  ".f-choice": {
    position: "absolute",
    inset: "0",
    w: "full",
    h: "full",
    opacity: "0",
    cursor: "pointer",
  },
  ".f-mark": {
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
    "&[data-kind=checkbox]": { borderRadius: "5px" },
    [elder]: { w: "28px", h: "28px" },
  },
  "[data-on] > .f-mark": {
    borderColor: "brand.solid",
    "&[data-kind=radio]": { borderWidth: "7px" },
    "&[data-kind=checkbox]": { bg: "brand.solid" },
  },
};
