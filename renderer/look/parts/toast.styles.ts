// The styles of toast.tsx.
import { barHeight } from "../bar-height.ts";
import { styles } from "../styles/styles.ts";

export default styles({
  region: {
    position: "fixed",
    insetInline: "0",
    // Never over the bar with the screen's actions.
    bottom: `calc(var(${barHeight}, 0px) + 1.25rem)`,
    zIndex: "toast",
    display: "grid",
    justifyItems: "center",
    gap: "2",
    px: "gutter",
    pointerEvents: "none",
    _print: { display: "none" },
  },
  message: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    px: "5",
    py: "3",
    borderRadius: "md",
    bg: "brand.900",
    color: "white",
    // Over the footer, which is as dark, the edge tells the message from it.
    borderWidth: "2px",
    borderColor: "white",
    boxShadow: "lg",
    animation: "rise 240ms cubic-bezier(.2,0,0,1)",
  },
});
