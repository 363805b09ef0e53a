// The styles of pdf-page.tsx.
import { styles } from "../../look/styles/styles.ts";

export default styles({
  sheet: { display: "block", mx: "auto", bg: "white", boxShadow: "sm" },
});
