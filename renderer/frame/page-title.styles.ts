// The styles of page-title.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  title: { textStyle: "pageTitle" },
});
