// The styles of before-question.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  question: {
    minW: "0",
    px: "card",
    pb: "5",
    "& > legend": { float: "inline-start", w: "full", mb: "1", fontWeight: "bold" },
    "& > legend + *": { clear: "both" },
  },
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
    gap: "2.5",
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  help: { mb: "2" },
  wrong: { display: "flex", gap: "1.5", mt: "2.5", color: "danger.solid", lineHeight: "snug" },
});
