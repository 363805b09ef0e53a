// The styles of ways.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  column: { alignContent: "start" },
  list: { mt: "0.5" },
  way: { justifyContent: "space-between", columnGap: "4" },
  call: {
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    fontWeight: "bold",
    whiteSpace: "nowrap",
  },
  foot: { px: "card", py: "3", borderTopWidth: "1px", borderColor: "border.subtle" },
});
