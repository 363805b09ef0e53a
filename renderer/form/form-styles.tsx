// In: nothing. Out: the one style sheet of the form; a styled element a field would cost more than the field itself.
import { __unsafe_useEmotionCache, type CSSObject, css } from "@emotion/react";
import { useInsertionEffect } from "react";
import { system } from "../look/system.ts";
import { fieldStyles } from "./styles/field-styles.ts";
import { navStyles } from "./styles/nav-styles.ts";
import { optionStyles } from "./styles/option-styles.ts";
import { questionStyles } from "./styles/question-styles.ts";
import { sectionStyles } from "./styles/section-styles.ts";

/** Tokens become variables of the look, so 长辈版 needs nothing of its own here but what is order and columns. */
const styles = css(
  Object.entries({
    ...fieldStyles,
    ...optionStyles,
    ...sectionStyles,
    ...navStyles,
    ...questionStyles,
  }).map(([selector, style]) => ({ [selector]: system.css(style) }) as CSSObject),
);

/** May stand in every part of the form: only the first one costs anything, where `Global` would write the rules again. */
export function FormStyles() {
  const cache = __unsafe_useEmotionCache();
  useInsertionEffect(() => {
    if (cache && cache.inserted[styles.name] === undefined) cache.insert("", styles, cache.sheet, true);
  }, [cache]);
  return null;
}
