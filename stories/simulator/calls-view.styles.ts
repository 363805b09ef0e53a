// The styles of calls-view.tsx.
import { styles } from "../../renderer/look/styles/styles.ts";

export default styles({
  list: { display: "grid" },
  item: {
    display: "grid",
    gap: "1",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    minW: "0",
  },
  head: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" },
  path: { textStyle: "small", color: "fg.muted", overflowWrap: "anywhere" },
  body: {
    textStyle: "small",
    "& > summary": { display: "list-item", cursor: "pointer", py: "1", minH: { base: "tap", lg: "auto" } },
  },
  json: {
    p: "3",
    bg: "bg.muted",
    borderRadius: "md",
    fontSize: "sm",
    lineHeight: "1.5",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});
