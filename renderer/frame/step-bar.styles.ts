// The styles of step-bar.tsx.
import { elder, forced } from "../look/conditions.ts";
import { hiddenStyle } from "../look/styles/hidden-style.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  line: {
    display: { base: "flex", md: "none" },
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: "3",
    pt: "4",
    pb: "2.5",
    [elder]: { display: "flex", fontSize: "xl" },
  },
  list: {
    display: "flex",
    gap: { base: "1", md: "0" },
    pt: { base: "0", md: "6" },
    pb: { base: "4", md: "6" },
    [elder]: { gap: "1", pt: "0", pb: "5" },
    _print: { display: "none" },
  },
  item: {
    position: "relative",
    flex: "1",
    minW: "0",
    h: { base: "1.5", md: "auto" },
    borderRadius: { base: "3px", md: "0" },
    textAlign: "center",
    lineHeight: "ui",
    color: "fg.subtle",
    bg: { base: "border", md: "transparent" },
    // The line that connects the previous step to this one.
    "&:not(:first-of-type)::before": {
      content: '""',
      display: { base: "none", md: "block" },
      position: "absolute",
      top: "17px",
      insetInlineStart: "calc(-50% + 24px)",
      insetInlineEnd: "calc(50% + 24px)",
      h: "0.5",
      bg: "border",
    },
    "&[data-state=done]": { color: "fg" },
    "&[data-state=current]": { color: "brand.fg", fontWeight: "bold" },
    "&[data-state=done], &[data-state=current]": {
      bg: { base: "brand.solid", md: "transparent" },
      _before: { bg: "brand.solid!" },
    },
    "&[data-state=again]": { color: "warning.solid", bg: { base: "warning.solid", md: "transparent" } },
    [forced]: {
      mdDown: {
        outline: "1px solid",
        "&[data-state=done], &[data-state=current]": { forcedColorAdjust: "none", bg: "Highlight" },
      },
    },
    [elder]: {
      h: "2",
      borderRadius: "4px",
      bg: "border.subtle",
      "&:not(:first-of-type)::before": { display: "none" },
      "&[data-state=done], &[data-state=current]": { bg: "brand.solid" },
      "&[data-state=again]": { bg: "warning.solid" },
    },
  },
  sign: {
    display: { base: "none", md: "grid" },
    placeItems: "center",
    w: "9",
    h: "9",
    mx: "auto",
    mb: "1.5",
    borderRadius: "full",
    borderWidth: "2px",
    borderColor: "border.control",
    bg: "bg.panel",
    fontWeight: "bold",
    "[data-state=done] > &": { borderColor: "brand.solid", color: "brand.fg" },
    "[data-state=current] > &": { borderColor: "brand.solid", bg: "brand.solid", color: "brand.contrast" },
    "[data-state=again] > &": { borderColor: "warning.solid", color: "warning.solid" },
    [elder]: { display: "none" },
  },
  label: { mdDown: hiddenStyle, [elder]: { ...hiddenStyle } },
  count: { textStyle: "small", color: "fg.subtle" },
});
