// The styles of result.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  sheet: {
    display: "grid",
    justifyItems: "center",
    gap: "4",
    maxW: "44rem",
    mx: "auto",
    px: { base: "5", md: "10" },
    py: { base: "10", md: "14" },
    textAlign: "center",
  },
  details: { w: "full", maxW: "26rem", py: "4", borderBlockWidth: "1px", borderColor: "border.subtle" },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "3",
    mt: "2",
    w: { base: "full", md: "auto" },
    "& > *": { flex: { base: "1 1 100%", md: "none" } },
  },
  asking: { py: "10" },
  root: { py: { base: "6", md: "14" } },
  words: { maxW: "34rem" },
  sign: { w: "16", h: "16" },
  success: { bg: "success.solid", color: "white" },
  warning: { bg: "warning.subtle", color: "warning.solid" },
  danger: { bg: "danger.subtle", color: "danger.solid" },
  info: { bg: "info.subtle", color: "info.solid" },
});
