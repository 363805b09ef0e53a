// The styles of matters-progress.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  matter: { "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" } },
  head: {
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "flex-start",
    columnGap: "4",
    rowGap: "1",
    py: "4",
    lineHeight: "snug",
    _hover: { bg: "bg.canvas" },
    "& > svg": { mt: "0.5", color: "fg.subtle" },
  },
  name: { flex: { base: "1 0 100%", md: "1" }, minW: "0" },
  when: {
    w: { md: "170px" },
    ms: { base: "auto", md: "0" },
    mt: "0.5",
    textAlign: "end",
    whiteSpace: "nowrap",
  },
  body: { px: "card", pb: "6", pt: "2" },
});
