// The styles of done.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  success: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6",
    p: { base: "6", md: "8" },
    mt: { base: "0", md: "2" },
    borderColor: "success.border",
  },
  numberLine: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2.5",
    "& b": { fontSize: "xl" },
  },
  sign: { w: "16", h: "16", bg: "success.solid", color: "white", _print: { display: "none" } },
  words: { flex: "1 1 16rem", minW: "0" },
  sub: { mt: "1" },
  title: { mb: "5" },
  heading: { mb: "3" },
  unprinted: { _print: { display: "none" } },
});
