// The styles of thing-groups.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  columns: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "repeat(3, minmax(0,1fr))" },
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0,1fr)" },
  },
  group: {
    px: { base: "4", md: "6" },
    py: { base: "5", md: "6" },
    borderColor: "border.subtle",
    "& + &": {
      borderInlineStartWidth: { base: "0", md: "1px" },
      borderTopWidth: { base: "1px", md: "0" },
      "[data-mode=elder] &": { borderInlineStartWidth: "0", borderTopWidth: "1px" },
    },
  },
  item: { "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" } },
  anchor: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "tap",
    py: "1.5",
    color: "fg",
    lineHeight: "ui",
    textDecoration: "none",
    _hover: { color: "brand.fg" },
    "& > svg:first-of-type": { color: "theme.solid" },
    "& > svg:last-of-type": { ms: "auto", color: "fg.subtle" },
  },
  title: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    mb: "3",
    _before: { content: '""', w: "1", h: "18px", borderRadius: "2px", bg: "brand.solid" },
  },
});
