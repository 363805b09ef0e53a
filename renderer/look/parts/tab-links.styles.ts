// The styles of tab-links.tsx.
import { elder, forced } from "../conditions.ts";
import { styles } from "../styles/styles.ts";

export default styles({
  tab: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    minH: { base: "tap", md: "52px" },
    mb: "-1px",
    borderBottomWidth: "3px",
    borderColor: "transparent",
    color: "fg.muted",
    fontSize: { base: "md", md: "lg" },
    textDecoration: "none",
    whiteSpace: "nowrap",
    _hover: { color: "brand.fg" },
    "&[aria-current]": { color: "brand.fg", borderColor: "brand.solid", fontWeight: "bold" },
    [elder]: { minH: "tap" },
    [forced]: { "&:not([aria-current])": { borderColor: "Canvas" } },
  },
  list: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: { base: "space-between", md: "flex-start" },
    columnGap: { base: "2", md: "8" },
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
  },
});
