// The styles of notes, and of their tones.
import { styles } from "../styles/styles.ts";

const toned = (colorPalette: string) => ({ colorPalette });

export default styles({
  note: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    gap: "3",
    p: "4",
    borderWidth: "1px",
    borderRadius: "md",
    borderColor: "colorPalette.border",
    bg: "colorPalette.subtle",
    lineHeight: "1.65",
  },
  info: toned("info"),
  warning: toned("warning"),
  danger: toned("danger"),
  success: toned("success"),
  sign: { color: "colorPalette.solid", mt: "0.5" },
  words: { flex: "1 1 70%", minW: "0" },
  action: { alignSelf: "center", flex: { base: "1 0 100%", md: "none" }, display: "grid" },
});
