// The styles of part-rows.tsx.
import { styles } from "../look/styles/styles.ts";
import { folded } from "./folded.ts";

/** Under the words and the tag beside them. */
const under = "2 / 4";

export default styles({
  row: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0,1fr) auto",
    alignItems: "start",
    columnGap: "4",
    px: "card",
    py: "4",
    lineHeight: "snug",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    ...folded,
  },
  icon: { flex: "none", mt: "1px", color: "fg.subtle" },
  under: { gridColumn: under },
  empty: { display: "flex", gap: "4", px: "card", py: "4", color: "fg.subtle" },
});
