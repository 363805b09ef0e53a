// The styles of papers.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  row: {
    py: "2.5",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    // A file takes the line, what can be done with it stands at its end.
    "& > :is(button, a)": { w: "full", fontSize: "sm", "& > svg:last-of-type": { ms: "auto" } },
  },
  head: {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: "3",
    lineHeight: "snug",
  },
  title: { mb: "2" },
});
