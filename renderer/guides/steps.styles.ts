// The styles of steps.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  step: {
    position: "relative",
    display: "flex",
    gap: "4",
    pb: "4",
    lineHeight: "snug",
    _last: { pb: "0" },
    // The line from this step to the next.
    "&:not(:last-of-type)::before": {
      content: '""',
      position: "absolute",
      top: "9",
      bottom: "1",
      insetInlineStart: "17px",
      w: "0.5",
      bg: "theme.border",
    },
  },
  list: { px: "card", py: "5" },
  number: { w: "9", h: "9", bg: "theme.subtle", color: "theme.fg", fontWeight: "bold" },
});
