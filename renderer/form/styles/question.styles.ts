// The styles of the situation questions and the list beside them.
import { elder } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  situation: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
    gap: "6",
    alignItems: "start",
    [elder]: { gridTemplateColumns: "minmax(0, 1fr)" },
    // A single question is shorter than the list beside it and would leave a hole above the form.
    "&:not([data-mode=elder] *):has(.form-question:only-child):has(+ div)": {
      lg: { gridTemplateColumns: "minmax(0, 1fr)" },
      "& > .form-question-chosen": { gridTemplateColumns: { lg: "repeat(auto-fit, minmax(20rem, 1fr))" } },
    },
  },
  question: {
    minW: "0",
    p: "card",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > legend": { float: "inline-start", w: "full", mb: "1", textStyle: "cardTitle" },
    "& > legend + *": { clear: "both" },
    "& > legend:has(+ .form-question-cards)": { mb: "3" },
    "& > .form-field-help": { mb: "3" },
  },
  all: { ms: "-2", mb: "1" },
  cards: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: "3",
    "& > .option": { minH: "14", py: "3.5" },
    [elder]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  chosen: {
    display: "grid",
    gap: "4",
    "& h2": { fontSize: "lg" },
  },
  chosenLine: {
    display: "flex",
    gap: "2.5",
    px: "card",
    py: "3",
    lineHeight: "snug",
    animation: "appear 240ms cubic-bezier(.2,0,0,1)",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > .form-field-sign": { mt: "0.5", color: "success.solid" },
  },
  chosenNone: { px: "card", py: "4", color: "fg.muted" },
  chosenBody: { px: "card", py: "3" },
  chosenMaterials: {
    textStyle: "small",
    color: "fg.muted",
    "& + &": { mt: "3", pt: "3", borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > [data-tone]": { fontWeight: "bold" },
    "& > [data-tone=success]": { color: "success.solid" },
    "& > [data-tone=warning]": { color: "warning.solid" },
  },
});
