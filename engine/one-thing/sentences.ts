// The Chinese texts that explain to a citizen why matters are chosen, fields are asked and rules are broken.
import type { Rule } from "./one-thing.ts";

export const matterWords = {
  always: "必办事项",
  because: (reason: string) => `因为${reason}`,
  /** A bare 是 says nothing without its question. */
  chosen: (question: string, option: string) =>
    option.length > 2 ? `选择了“${option}”` : `在“${question}”中选择了“${option}”`,
};

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join("、");

export const reasonWords = {
  chose: (title: string, option: string) => `您在“${title}”中选择了“${option}”`,
  wrote: (title: string, text: string) => `“${title}”为${/^[\d-]/.test(text) ? ` ${text}` : `“${text}”`}`,
  filled: (title: string) => `您填写了“${title}”`,
  missing: (title: string) => `“${title}”还没有填写`,
  rows: (title: string) => `您填写的各项“${title}”`,
  township: (name: string) => `您选择的乡镇是“${name}”`,
  noTownship: "还没有选择乡镇",
  matter: (name: string) => `您办理“${name}”`,
  /** Names only the first two of more than three, since a reason is read in passing. */
  wanted(names: readonly string[]) {
    const many = names.length > 3;
    return `要办理${quoted(many ? names.slice(0, 2) : names)}${many ? `等 ${names.length} 个事项` : ""}`;
  },
  required: (because: string) => `必填，${because}`,
  noMatter: (names: readonly string[]) => `您没有办理${quoted(names)}`,
  and: "，",
  besides: "；",
};

/** 9999-12-31 in a date field: an identity paper that does not expire. */
export const forEver = "长期";

/** Its `else`, otherwise its name. [4.6] */
export const ruleSentence = (rule: Pick<Rule, "else" | "name">): string => rule.else ?? rule.name;
