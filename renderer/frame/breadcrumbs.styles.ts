// The styles of breadcrumbs.tsx.
import { elder } from "../look/conditions.ts";
import { styles } from "../look/styles/styles.ts";

export default styles({
  nav: { [elder]: { display: "none" }, _print: { display: "none" } },
  anchor: {
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    color: "fg.muted",
    textDecoration: "none",
    _hover: { color: "brand.fg", textDecoration: "underline" },
  },
  trail: { columnGap: "1.5", py: "1", textStyle: "small", color: "fg.subtle" },
  crumb: { display: "flex", alignItems: "center", gap: "1.5" },
});
