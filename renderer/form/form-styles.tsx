// Adds the form's single style sheet to the page.
import { sheetOf } from "../look/sheet.tsx";
import { fieldStyles } from "./styles/field-styles.ts";
import { navStyles } from "./styles/nav-styles.ts";
import { questionStyles } from "./styles/question-styles.ts";
import { rowStyles } from "./styles/row-styles.ts";
import { sectionStyles } from "./styles/section-styles.ts";

/** Tokens become variables of the look, so 长辈版 needs rules here only for order and columns. */
export const FormStyles = sheetOf({
  ...fieldStyles,
  ...sectionStyles,
  ...rowStyles,
  ...navStyles,
  ...questionStyles,
});
