// The styles of bottom-bar.tsx.
import { elder, low } from "../look/conditions.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  root: {
    position: "sticky",
    bottom: "0",
    zIndex: "bar",
    mt: "10",
    pb: "env(safe-area-inset-bottom)",
    bg: "bg.panel",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    boxShadow: "bar",
    [low]: { position: "static" },
    _print: { display: "none" },
  },
  stepRoot: {
    [elder]: { position: "static", mt: "5", pb: "10", bg: "transparent", border: "0", boxShadow: "none" },
  },
  row: {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: { base: "3", md: "6" },
    rowGap: "2",
    minH: { base: "72px", md: "20" },
    py: "2",
  },
  aside: { flex: "1", minW: "0", lineHeight: "snug" },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: { base: "3", md: "6" },
    ms: "auto",
  },
  stepAside: { flex: { base: "1 0 100%", md: "1" }, [elder]: { order: "1", flex: "1 0 100%" } },
  stepActions: {
    w: { base: "full", md: "auto" },
    flexWrap: { base: "nowrap", md: "wrap" },
    "& > *": { flex: "none", textWrap: "balance" },
    "& > :last-child": { flex: { base: "1", md: "none" }, px: { base: "3", md: "8" } },
    [elder]: { flexDirection: "column", w: "full", gap: "4", "& > :last-child": { flex: "none" } },
  },
});
