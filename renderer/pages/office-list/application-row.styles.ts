// The styles of application-row.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  row: {
    display: "grid",
    gridTemplateColumns: {
      base: "auto minmax(0,1fr)",
      lg: "auto minmax(0,1fr) 224px 168px",
      xl: "auto minmax(0,1fr) 296px 168px",
    },
    alignItems: { base: "start", lg: "center" },
    columnGap: { base: "3", md: "5" },
    rowGap: "2",
    px: "card",
    py: "5",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > :nth-of-type(n + 2)": { gridColumn: { base: "2", lg: "auto" } },
  },
  nameLink: { color: "fg", textDecoration: "none", _hover: { textDecoration: "underline" } },
  title: { fontSize: "md", lineHeight: "snug" },
  words: { gap: "2" },
});
