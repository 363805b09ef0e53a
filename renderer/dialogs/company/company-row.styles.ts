// The styles of company-row.tsx.
import { elder } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  row: {
    position: "relative",
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    py: "3",
    px: "4",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "md",
    bg: "bg.canvas",
    lineHeight: "snug",
    "&:has(input:enabled)": { borderColor: "border.control", bg: "bg.panel" },
    "&:has(input:enabled):hover": { borderColor: "brand.solid" },
    "&:has(:checked)": {
      borderColor: "brand.solid",
      bg: "brand.subtle",
      boxShadow: "inset 0 0 0 1px var(--chakra-colors-brand-solid)",
    },
  },
  choice: {
    flex: "1 1 0",
    display: "flex",
    alignItems: "center",
    gap: "3",
    minW: "0",
    // The whole row is the target.
    "&:has(input:enabled)": {
      cursor: "pointer",
      _after: { content: '""', position: "absolute", inset: "0" },
    },
  },
  radio: {
    flex: "none",
    appearance: "none",
    w: "20px",
    h: "20px",
    [elder]: { w: "28px", h: "28px" },
    borderWidth: "2px",
    borderColor: "border.control",
    borderRadius: "full",
    bg: "bg.panel",
    _checked: { borderWidth: "6px", borderColor: "brand.solid" },
    _disabled: { borderColor: "border", bg: "bg.muted" },
  },
  words: { display: "grid", minW: "0", "& b": { overflowWrap: "anywhere" } },
  facts: { display: "flex", flexWrap: "wrap", columnGap: "3", fontVariantNumeric: "tabular-nums" },
  small: { textStyle: "small" },
  end: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    ms: { base: "8", md: "auto" },
  },
});
