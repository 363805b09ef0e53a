// The styles of progress-line.tsx.
import { styles } from "../styles/styles.ts";

/** Milliseconds: a shorter wait shows nothing. */
const late = 300;

export default styles({
  line: {
    position: "fixed",
    top: "0",
    insetX: "0",
    h: "3px",
    zIndex: "spinner",
    overflow: "hidden",
    pointerEvents: "none",
    animation: "appear 120ms both",
    animationDelay: `${late}ms`,
    // Without motion it is a still line.
    _before: {
      content: '""',
      display: "block",
      h: "full",
      bg: "brand.solid",
      transformOrigin: "left",
      animation: "pass 1200ms linear infinite",
    },
  },
});
