// The styles of saving-state.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  root: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    fontSize: "sm",
    lineHeight: "tight",
    color: "success.solid",
    "&[data-state=saving]": { color: "fg.muted" },
    "&[data-state=failed]": { color: "warning.solid" },
  },
});
