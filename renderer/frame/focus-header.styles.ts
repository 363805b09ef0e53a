// The styles of focus-header.tsx.
import { elder } from "../look/conditions.ts";
import { hiddenStyle } from "../look/styles/hidden-style.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  row: {
    display: "flex",
    alignItems: "center",
    columnGap: { base: "2", md: "5" },
    minH: { base: "56px", md: "16" },
    [elder]: { flexWrap: "wrap", rowGap: "2", py: "2", minH: { base: "64px", md: "84px" } },
  },
  home: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "tap",
    color: "fg",
    fontSize: "xl",
    lineHeight: "tight",
    textDecoration: "none",
    whiteSpace: "nowrap",
    [elder]: { fontSize: "md" },
    "& img": { flex: "none", w: { base: "36px", md: "40px" }, h: { base: "36px", md: "40px" } },
    "& b": {
      mdDown: hiddenStyle,
    },
  },
  title: {
    flex: { base: "1", md: "none" },
    minW: "0",
    maxW: { md: "16em" },
    ps: { base: "0", md: "5" },
    borderInlineStartWidth: { base: "0", md: "1px" },
    borderColor: "border",
    fontSize: { base: "sm", md: "md" },
    fontWeight: "bold",
    lineHeight: "tight",
    textWrap: "balance",
  },
  saving: {
    display: { base: "none", md: "block" },
    ms: "auto",
  },
  help: {
    display: { base: "none", md: "block" },
    // In 长辈版 a note above the step names the hotline.
    [elder]: { display: "none" },
  },
  exit: {
    flex: "none",
    px: { base: "2.5", md: "5" },
    fontSize: { base: "sm", md: "md" },
    whiteSpace: "nowrap",
  },
  root: {
    bg: "bg.panel",
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
    _print: { display: "none" },
  },
});
