// In: nothing. Out: the one style sheet of the form; a styled element a field would cost more than the field itself.
import { Global } from "@emotion/react";
import { system } from "../look/system.ts";
import { fieldStyles } from "./styles/field-styles.ts";
import { navStyles } from "./styles/nav-styles.ts";
import { optionStyles } from "./styles/option-styles.ts";
import { questionStyles } from "./styles/question-styles.ts";
import { sectionStyles } from "./styles/section-styles.ts";

/** Worked out once: tokens become variables of the look, so 长辈版 needs nothing of its own here but what is order and columns. */
const styles = system.css({
  ...fieldStyles,
  ...optionStyles,
  ...sectionStyles,
  ...navStyles,
  ...questionStyles,
}) as Parameters<typeof Global>[0]["styles"];

export function FormStyles() {
  return <Global styles={styles} />;
}
