// The form's single style sheet. Tokens become variables of the look, so 长辈版 needs rules here only for order and columns.
import type { Rules } from "../look/styles/styles.ts";
import { fieldStyles } from "./styles/field-styles.ts";
import { navStyles } from "./styles/nav-styles.ts";
import { questionStyles } from "./styles/question-styles.ts";
import { rowStyles } from "./styles/row-styles.ts";
import { sectionStyles } from "./styles/section-styles.ts";

export const sheet: Rules = {
  ...fieldStyles,
  ...sectionStyles,
  ...rowStyles,
  ...navStyles,
  ...questionStyles,
};
