// The styles of notice-html.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  words: {
    "& > * + *": { mt: "3" },
    "& ul": { ps: "5", listStyleType: "disc" },
    "& ol": { ps: "5", listStyleType: "decimal" },
    "& table": { borderCollapse: "collapse", w: "full" },
    "& :is(td, th)": { borderWidth: "1px", borderColor: "border", px: "2", py: "1", textAlign: "start" },
  },
});
