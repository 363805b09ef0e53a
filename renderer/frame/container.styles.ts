// The widths of the page's column.
import { styles } from "../look/styles/styles.ts";

export default styles({
  container: { mx: "auto", px: "gutter", w: "full" },
  page: { maxW: "calc({sizes.container} + 2 * {spacing.gutter})" },
  form: { maxW: "calc({sizes.form} + 2 * {spacing.gutter})" },
});
