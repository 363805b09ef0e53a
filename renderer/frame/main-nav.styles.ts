// The styles of main-nav.tsx.
import { elder, forced } from "../look/conditions.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  row: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    justifyContent: { base: "space-between", md: "flex-start" },
    columnGap: "2",
  },
  place: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    minH: "12",
    borderBottomWidth: "3px",
    borderColor: "transparent",
    color: "fg.muted",
    textDecoration: "none",
    whiteSpace: "nowrap",
    _hover: { color: "brand.fg" },
    "&[aria-current]": { color: "brand.fg", borderColor: "brand.solid", fontWeight: "bold" },
    [elder]: { minH: "tap", fontSize: { base: "sm", md: "md" } },
    [forced]: { "&:not([aria-current])": { borderColor: "Canvas" } },
  },
  badge: {
    position: "absolute",
    top: "1",
    insetInlineStart: "calc(100% - 2px)",
    minW: "5",
    px: "1",
    borderRadius: "full",
    bg: "danger.solid",
    color: "white",
    fontSize: "0.75rem",
    fontWeight: "bold",
    lineHeight: "1.25rem",
    textAlign: "center",
  },
  help: {
    ms: { md: "auto" },
    // Matches the line under the current place.
    pb: "3px",
    "& a[href^=tel]": { lgDown: { display: "none" } },
    [elder]: { fontSize: { base: "sm", md: "md" } },
  },
  root: { borderTopWidth: "1px", borderColor: "border.subtle" },
  list: { display: { base: "contents", md: "flex" }, columnGap: "10" },
});
