// The styles of paper.tsx.
import { signatureCanvas } from "../../../engine/index.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  sheet: {
    position: "relative",
    w: "full",
    overflow: "hidden",
    borderWidth: `${signatureCanvas.border}px`,
    borderColor: "border.control",
    borderRadius: "lg",
    bg: "white",
    // Ink stays visible, whatever colours the person has chosen for the page.
    forcedColorAdjust: "none",
    // The lines of a practice sheet: they help to keep to the middle and are never in the picture.
    backgroundImage:
      "repeating-linear-gradient(90deg, {colors.border} 0 4px, transparent 4px 12px), repeating-linear-gradient(0deg, {colors.border} 0 4px, transparent 4px 12px)",
    backgroundSize: "86% 1px, 1px 86%",
    backgroundPosition: "center",
    backgroundRepeat: "no-repeat",
    "&[aria-invalid=true], &[data-invalid]": { borderColor: "danger.solid" },
    "& > canvas": {
      position: "absolute",
      inset: "0",
      w: "full",
      h: "full",
      // The page must not scroll under the pen.
      touchAction: "none",
      userSelect: "none",
      cursor: "crosshair",
    },
  },
});
