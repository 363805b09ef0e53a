// The styles of tags, and of their tones.
import { styles } from "../styles/styles.ts";

const toned = (colorPalette: string) => ({ colorPalette });

export default styles({
  tag: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "2",
    py: "0.5",
    borderRadius: "sm",
    fontSize: "sm",
    fontWeight: "normal",
    lineHeight: "ui",
    whiteSpace: "nowrap",
    bg: "colorPalette.subtle",
    color: "colorPalette.solid",
  },
  neutral: { bg: "bg.muted", color: "fg.muted" },
  brand: { bg: "brand.muted", color: "brand.800" },
  success: toned("success"),
  warning: toned("warning"),
  danger: toned("danger"),
  info: toned("info"),
});
