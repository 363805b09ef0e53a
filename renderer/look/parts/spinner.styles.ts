// The styles of spinner.tsx.
import { styles } from "../styles/styles.ts";

export default styles({
  veil: {
    position: "fixed",
    inset: "0",
    zIndex: "spinner",
    display: "grid",
    placeItems: "center",
    bg: "rgba(245,247,250,.72)",
    // A shorter wait shows nothing, so that the page does not flash.
    animation: "appear 120ms 200ms both",
    "&[data-now]": { animationDelay: "0ms" },
    // A slow list must not block the page that is already there.
    pointerEvents: "none",
    transition: "opacity 120ms",
    "&[data-closing]": { animation: "none", opacity: "0" },
  },
  box: {
    display: "grid",
    justifyItems: "center",
    gap: "3",
    px: "8",
    py: "6",
    borderRadius: "xl",
    bg: "bg.panel",
    boxShadow: "lg",
  },
  ring: {
    w: "10",
    h: "10",
    borderRadius: "full",
    borderWidth: "4px",
    borderColor: "brand.border",
    borderTopColor: "brand.solid",
    animation: "turn 900ms linear infinite",
  },
});
