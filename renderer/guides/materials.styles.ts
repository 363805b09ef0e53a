// The styles of materials.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  paper: {
    minH: "tap",
    color: "brand.fg",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    cursor: "pointer",
  },
  links: { display: "flex", flexWrap: "wrap", columnGap: "5", fontSize: "sm" },
});
