// The styles of text.tsx.
import { styles } from "../styles/styles.ts";

export default styles({
  muted: { color: "fg.muted" },
  small: { textStyle: "small", color: "fg.muted" },
  subLine: { display: "block", textStyle: "small", color: "fg.muted" },
  strongLine: { display: "block", color: "fg" },
  cardTitle: { textStyle: "cardTitle" },
  panelTitle: { textStyle: "panelTitle" },
  bullets: { ps: "5", listStyleType: "disc" },
  label: { fontWeight: "bold" },
  unbroken: { display: "inline-block", me: "4" },
});
