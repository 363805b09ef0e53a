// The styles of grey shapes in the place of what is coming.
import { styles } from "../styles/styles.ts";

export default styles({
  bar: {
    display: "block",
    h: "4",
    borderRadius: "sm",
    bgImage: "linear-gradient(90deg, #E6EBF1, #F1F4F8, #E6EBF1)",
    bgSize: "200% 100%",
    animation: "shimmer 2s linear infinite",
  },
  /** Nothing is grey before 300 ms. */
  rows: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: "5",
    animation: "appear 1ms 300ms both",
  },
  card: { display: "flex", gap: "4", "&[data-tight]": { p: "5" } },
  tile: { w: "12", h: "12", borderRadius: "lg", flex: "none" },
  lines: { display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "3", flex: "1" },
  title: { w: "62%", h: "5" },
  line: { w: "92%", h: "3.5" },
  end: { w: "46%", h: "3.5" },
});
