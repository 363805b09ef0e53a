// The styles of pen-choice.tsx.
import { forced } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";
import { pensBeside } from "./places.ts";

export default styles({
  slider: { display: "block", w: "full", h: "tap", accentColor: "{colors.brand.solid}", cursor: "pointer" },
  ink: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minH: "tap",
    px: { base: "2", md: "3" },
    [pensBeside]: { px: "2" },
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    cursor: "pointer",
    _hover: { borderColor: "brand.solid" },
    "&:has(:checked)": {
      borderColor: "brand.solid",
      bg: "brand.subtle",
      boxShadow: "inset 0 0 0 1px var(--chakra-colors-brand-solid)",
      [forced]: { outline: "3px solid Highlight" },
    },
    "& > input": {
      appearance: "none",
      flex: "none",
      w: "5",
      h: "5",
      borderRadius: "full",
      bg: "currentColor",
      cursor: "pointer",
      forcedColorAdjust: "none",
    },
  },
  width: { flex: { base: "none", md: "1 1 10rem" }, minW: "0", [pensBeside]: { flex: "none" } },
  widthHead: { display: "flex", justifyContent: "space-between", gap: "3", textStyle: "small" },
  label: { fontWeight: "bold" },
  value: { color: "fg.muted" },
  inks: {
    display: { base: "grid", md: "flex" },
    gridTemplateColumns: "repeat(2, minmax(0,1fr))",
    flexWrap: "wrap",
    gap: "2",
    minW: "0",
  },
  legend: { textStyle: "small", fontWeight: "bold", mb: "1" },
  inkWord: { color: "fg" },
});
