// The styles of needed-panel.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  columns: { gap: "0", alignItems: "stretch", borderTopWidth: "1px", borderColor: "border.subtle" },
  result: { px: "card", py: "5" },
  kept: { position: { lg: "sticky" }, top: "4" },
  body: { pt: "5" },
  foot: { justifyContent: "space-between", mt: "4", textStyle: "small", color: "fg.muted" },
});
