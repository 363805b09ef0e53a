// The styles of theme-kit.stories.tsx.
import { styles } from "../renderer/look/styles/styles.ts";

export default styles({
  grid: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))", gap: "5", mt: "5" },
  sample: {
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "theme.border",
    borderRadius: "lg",
    bg: "theme.subtle",
    color: "theme.fg",
    "& > div:last-of-type": { display: "flex", alignItems: "start", gap: "3", p: "4", bg: "bg.panel" },
  },
  words: {
    display: "grid",
    justifyItems: "start",
    gap: "1.5",
    color: "fg",
    "& small": { color: "fg.muted" },
    "& [role=status]": { textStyle: "sm", color: "fg.muted" },
    "& [role=status]:empty": { display: "none" },
  },
});
