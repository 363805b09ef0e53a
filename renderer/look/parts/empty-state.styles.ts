// The styles of what is shown where there is nothing.
import { styles } from "../styles/styles.ts";

export default styles({
  "empty-state": {
    display: "grid",
    justifyItems: "center",
    gap: "4",
    px: "card",
    py: "12",
    textAlign: "center",
    color: "fg.muted",
    "& h1": { color: "fg" },
  },
});
