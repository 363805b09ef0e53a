// The styles of layouts.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  bandRow: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "minmax(0,1fr) 280px", lg: "minmax(0,1fr) 440px" },
    alignItems: "end",
    gap: { base: "0", md: "8" },
    pt: { base: "2", md: "4" },
    "[data-mode=elder] &": { pt: "8" },
  },
  cardRow: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "260px minmax(0,1fr)", lg: "400px minmax(0,1fr)" },
    alignItems: "center",
    gap: { base: "2", md: "8" },
    mt: "2",
    mb: "6",
    px: { base: "4", md: "8" },
    pt: { base: "5", md: "6" },
    borderWidth: "1px",
    borderColor: "theme.border",
    borderRadius: "xl",
    bg: "theme.subtle",
  },
  band: { overflow: "hidden", bg: "theme.subtle", borderBottomWidth: "1px", borderColor: "theme.border" },
  bandWords: { pb: { base: "4", md: "16" } },
  bandPicture: {
    w: { base: "300px", md: "auto" },
    maxW: "full",
    mx: { base: "auto", md: "0" },
    mb: { base: "5", md: "9" },
  },
  cardPicture: {
    order: { base: "1", md: "0" },
    alignSelf: "end",
    w: { base: "300px", md: "auto" },
    maxW: "full",
    mx: { base: "auto", md: "0" },
  },
  cardWords: { pb: { base: "0", md: "6" } },
});
