// Brings the one style sheet of the form into the page.
import { sheetOf } from "../look/sheet.tsx";
import { fieldStyles } from "./styles/field-styles.ts";
import { navStyles } from "./styles/nav-styles.ts";
import { questionStyles } from "./styles/question-styles.ts";
import { rowStyles } from "./styles/row-styles.ts";
import { sectionStyles } from "./styles/section-styles.ts";

/** Tokens become variables of the look, so 长辈版 needs nothing of its own here but what is order and columns. */
export const FormStyles = sheetOf({
  ...fieldStyles,
  ...sectionStyles,
  ...rowStyles,
  ...navStyles,
  ...questionStyles,
});
