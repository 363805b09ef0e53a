// What a rule says when it is broken.
import type { Rule } from "./one-thing.ts";

/** Its `else`, otherwise its name. [4.6] */
export const ruleSentence = (rule: Pick<Rule, "else" | "name">): string => rule.else ?? rule.name;
