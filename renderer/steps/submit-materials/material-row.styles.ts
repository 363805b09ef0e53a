// The styles of material-row.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  row: {
    display: "grid",
    gridTemplateColumns: { base: "32px minmax(0,1fr)", md: "40px minmax(0,1fr) auto" },
    columnGap: { base: "3", md: "4" },
    rowGap: "0",
    alignItems: "start",
    px: "card",
    py: "5",

    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
  },
  name: { fontSize: "md", lineHeight: "snug" },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    gridColumn: { base: "2", md: "auto" },
    mt: { base: "2", md: "0" },
    _empty: { display: "none" },
  },
  more: { gridColumn: "2 / -1", minW: "0" },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2", rowGap: "1" },
  sign: {
    display: "grid",
    placeItems: "center",
    w: { base: "8", md: "10" },
    h: { base: "8", md: "10" },
    borderRadius: "10px",
  },
  neutral: { bg: "bg.muted", color: "fg.subtle" },
  brand: { bg: "brand.muted", color: "brand.fg" },
  success: { bg: "success.subtle", color: "success.solid" },
  warning: { bg: "warning.subtle", color: "warning.solid" },
  danger: { bg: "danger.subtle", color: "danger.solid" },
  info: { bg: "info.subtle", color: "info.solid" },
  quiet: { fontWeight: "normal" },
});
