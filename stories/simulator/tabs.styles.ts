// The styles of tabs.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

export default styles({
  list: { display: "flex", borderBottomWidth: "1px", borderColor: "border", overflowX: "auto", flex: "none" },
  tab: {
    px: "3",
    minH: "tap",
    flex: "none",
    color: "fg.muted",
    cursor: "pointer",
    borderBottomWidth: "3px",
    borderColor: "transparent",
    "&[aria-selected=true]": { color: "brand.solid", fontWeight: "bold", borderColor: "brand.solid" },
  },
  panel: {
    pt: "3",
    minW: "0",
    // The line under the tabs is enough.
    "& > div > details:first-of-type, & > ol > li:first-of-type": { borderTopWidth: "0" },
  },
});
