// The styles of cards and their title rows.
import { styles } from "../styles/styles.ts";

export default styles({
  card: {
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    p: "card",
    minW: "0",
    _print: { borderColor: "fg", breakInside: "avoid" },
    "&[data-flush]": { p: "0" },
  },
  head: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    flexWrap: { base: "wrap", md: "nowrap" },
    columnGap: "4",
    rowGap: "1",
    px: "card",
    py: "5",
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
  },
  title: { textStyle: "panelTitle" },
  aside: { textStyle: "small", color: "fg.muted" },
});
