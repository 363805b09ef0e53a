// Adds plain CSS rules to the page, for elements so frequent that styled ones would cost too much.
import type { SystemStyleObject } from "@chakra-ui/react";
import { __unsafe_useEmotionCache, type CSSObject, css } from "@emotion/react";
import { useInsertionEffect } from "react";
import { system } from "./system.ts";

export type Rules = Record<string, SystemStyleObject>;

/** Can be rendered any number of times: only the first one costs anything, whereas `Global` would write the rules again. */
export function sheetOf(rules: Rules): () => null {
  const styles = css(
    Object.entries(rules).map(([selector, style]) => ({ [selector]: system.css(style) }) as CSSObject),
  );
  return function Sheet() {
    const cache = __unsafe_useEmotionCache();
    const insert = () => {
      if (cache && cache.inserted[styles.name] === undefined) cache.insert("", styles, cache.sheet, true);
    };
    // No effect runs in Node.
    if (typeof document === "undefined") insert();
    useInsertionEffect(insert);
    return null;
  };
}
