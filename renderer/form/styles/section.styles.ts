// The styles that lay out the form: navigation beside sections, rows inside one, the error summary.
import { elder } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  one: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "248px minmax(0, 1fr)" },
    gap: "6",
    alignItems: "start",
    "&[data-paged], &:not(:has(> nav))": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  whole: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5" },
  submit: { justifySelf: "end" },
  // Blocks instead of a grid, which would measure every section again when one of them changes.
  sections: { minW: "0" },
  section: {
    contain: "layout style",
    "& + &": { mt: "5" },
    "&[data-long]": { contentVisibility: "auto" },
    "&[hidden]": { display: "none" },
  },
  heading: { scrollMarginTop: "6rem", borderRadius: "sm" },
  help: { px: "card", pt: "5", color: "fg.muted" },
  done: { display: "inline-flex", alignItems: "center", gap: "1.5", color: "success.solid" },
  errors: {
    px: { base: "4", md: "6" },
    py: "5",
    borderWidth: "2px",
    borderColor: "danger.solid",
    borderRadius: "lg",
    bg: "bg.panel",
    scrollMarginTop: "6rem",
    "& h2": { display: "flex", alignItems: "center", gap: "2.5", fontSize: "xl", color: "danger.solid" },
    "& ol": { mt: "3", ms: { base: "6", md: "8" }, display: "grid", gap: "0.5", listStyle: "decimal" },
    "& li": { py: "1" },
    "& a[href]": { color: "danger.solid", fontWeight: "bold" },
    [elder]: { "& li": { py: "2" } },
  },
});
