// Styles the situation questions and the list beside them.
import { elder } from "../../look/conditions.ts";
import type { Style } from "../../look/styles/styles.ts";

export const questionStyles: Record<string, Style> = {
  ".f-situation": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
    gap: "6",
    alignItems: "start",
    [elder]: { gridTemplateColumns: "minmax(0, 1fr)" },
    // A single question is shorter than the list beside it and would leave a hole above the form.
    "&:not([data-mode=elder] *):has(.f-question:only-child):has(+ div)": {
      lg: { gridTemplateColumns: "minmax(0, 1fr)" },
      "& > .f-chosen": { gridTemplateColumns: { lg: "repeat(auto-fit, minmax(20rem, 1fr))" } },
    },
  },
  ".f-question": {
    minW: "0",
    p: "card",
    "& + .f-question": { borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > legend": { float: "inline-start", w: "full", mb: "1", textStyle: "cardTitle" },
    "& > legend + *": { clear: "both" },
    "& > legend:has(+ .f-cards)": { mb: "3" },
    "& > .f-help": { mb: "3" },
  },
  ".f-all": { ms: "-2", mb: "1" },
  ".f-cards": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: "3",
    "& > .option": { minH: "14", py: "3.5" },
    [elder]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  ".f-chosen": {
    display: "grid",
    gap: "4",
    "& h2": { fontSize: "lg" },
  },
  ".f-chosen-line": {
    display: "flex",
    gap: "2.5",
    px: "card",
    py: "3",
    lineHeight: "snug",
    animation: "appear 240ms cubic-bezier(.2,0,0,1)",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > .f-sign": { mt: "0.5", color: "success.solid" },
  },
  ".f-chosen-none": { px: "card", py: "4", color: "fg.muted" },
  ".f-chosen-body": { px: "card", py: "3" },
  ".f-chosen-materials": {
    textStyle: "small",
    color: "fg.muted",
    "& + &": { mt: "3", pt: "3", borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > [data-tone]": { fontWeight: "bold" },
    "& > [data-tone=success]": { color: "success.solid" },
    "& > [data-tone=warning]": { color: "warning.solid" },
  },
};
