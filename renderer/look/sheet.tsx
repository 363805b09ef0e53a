// Adds plain CSS rules to the page, for what is no element of its own, and for elements so frequent that styled ones would cost too much.
import type { SystemStyleObject } from "@chakra-ui/react";
import { __unsafe_useEmotionCache, type CSSObject, css } from "@emotion/react";
import { useInsertionEffect } from "react";
import { nameOf, wholeSystem } from "./system.ts";

export type Rules = Record<string, SystemStyleObject>;

export const sheetOf = (rules: Rules) => sheet(nameOf(JSON.stringify(rules)), () => [withTokens(rules)]);

/** The same rules, with the variables of their tokens. */
export const withTokens = (rules: Rules): CSSObject =>
  Object.fromEntries(Object.entries(rules).map(([selector, style]) => [selector, wholeSystem().css(style)]));

/**
 * Can be rendered any number of times: only the first one costs anything, and none does in a page that has the rules of
 * that name already.
 */
export function sheet(name: string, rules: () => CSSObject[]): () => null {
  return function Sheet() {
    const cache = __unsafe_useEmotionCache();
    const insert = () => {
      if (cache?.inserted[name] !== undefined) return;
      cache?.insert("", { ...css(rules()), name }, cache.sheet, true);
    };
    // No effect runs in Node.
    if (typeof document === "undefined") insert();
    useInsertionEffect(insert);
    return null;
  };
}
