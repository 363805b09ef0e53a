// The styles of footer.tsx.
import { styles } from "../look/styles/styles.ts";

const link = {
  color: "white",
  display: "inline-flex",
  alignItems: "center",
  minH: { base: "tap", md: "8" },
} as const;

export default styles({
  end: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "6",
    rowGap: "2",
    py: "5",
    borderTopWidth: "1px",
    borderColor: "#35506F",
    color: "#C3D2E2",
  },
  columnTitle: { mb: { base: "1", md: "3" }, color: "white", fontSize: "md", lineHeight: "tight" },
  link,
  filing: { ...link, color: "inherit" },
  space: { h: "20" },
  root: { bg: "brand.900", color: "#DCE6F1", textStyle: "small", _print: { display: "none" } },
  columns: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "1.5fr 1fr 1fr auto" },
    gap: { base: "5", md: "10" },
    pt: "8",
    pb: "10",
  },
});
