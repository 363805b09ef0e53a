// The styles of seal-records.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  item: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    py: "3",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
  },
  muted: {
    textStyle: "small",
    color: "fg.muted",
    "& > span": { display: "inline-block", whiteSpace: "nowrap", me: "4" },
  },
  fileLink: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minH: "tap",
    color: "brand.fg",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
  },
  title: { mb: "2" },
  list: { listStyleType: "none" },
  words: { flex: "1 1 14rem", minW: "0" },
});
