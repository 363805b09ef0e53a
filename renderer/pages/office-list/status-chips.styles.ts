// The styles of status-chips.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  list: {
    display: "flex",
    flexWrap: { base: "nowrap", md: "wrap" },
    gap: "2",
    mx: { base: "-4", md: "0" },
    px: { base: "4", md: "0" },
    py: "1.5",
    mb: "2.5",
    overflowX: { base: "auto", md: "visible" },
    scrollbarWidth: "none",
    "[data-mode=elder] &": { flexWrap: "wrap" },
  },
  count: { minW: "1ch", ms: "1" },
});
