// The styles of guide-parts.tsx.
import { elder } from "../../look/conditions.ts";
import { styles } from "../../look/styles/styles.ts";

export default styles({
  pair: {
    gap: { base: "6", lg: "5" },
    // Opened, the list of what is needed takes both columns.
    "&:has([data-whole-row])": { gridTemplateColumns: "minmax(0,1fr)" },
  },
  part: { minW: "0", scrollMarginTop: "4" },
  tabs: { display: { base: "none", md: "block" }, my: "2" },
  root: { [elder]: { mt: "6" } },
  lifted: { mt: { base: "-4", md: "-10" } },
});
