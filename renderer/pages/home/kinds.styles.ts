// The styles of kinds.tsx.
import { forced } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  tabs: {
    display: "flex",
    flexWrap: "wrap",
    flex: { base: "1 0 100%", md: "none" },
    gap: "0.5",
    p: "1",
    borderRadius: "md",
    bg: "bg.muted",
  },
  tab: {
    display: "grid",
    placeItems: "center",
    flex: { base: "1", md: "none" },
    minH: "tap",
    px: { base: "2", md: "18px" },
    borderRadius: "6px",
    color: "fg.muted",
    cursor: "pointer",
    textDecoration: "none",
    whiteSpace: "nowrap",
    _hover: { color: "brand.fg" },
    "&[aria-selected=true]": {
      bg: "bg.panel",
      color: "brand.fg",
      fontWeight: "bold",
      boxShadow: "sm",
      [forced]: { forcedColorAdjust: "none", bg: "Highlight", color: "HighlightText" },
    },
  },
});
