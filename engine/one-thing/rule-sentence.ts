// Takes a rule; gives the sentence a person reads when it is broken.

import type { Rule } from "./one-thing.ts";

/** Its `else`, or else its name. [4.6] */
export const ruleSentence = (rule: Pick<Rule, "else" | "name">): string => rule.else ?? rule.name;
