// The styles of why-view.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

export default styles({
  list: { display: "grid", gap: "3" },
  head: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" },
  item: {
    display: "grid",
    gap: "0.5",
    ps: "3",
    borderInlineStartWidth: "3px",
    borderColor: "border",
    minW: "0",
    overflowWrap: "anywhere",
    "& > p": { textStyle: "small", color: "fg.muted" },
  },
  asked: { borderColor: "brand.solid" },
  fresh: { bg: "warning.subtle" },
});
