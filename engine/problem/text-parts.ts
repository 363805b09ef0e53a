// The Chinese building blocks of all sentences for designers.

import { suggestion } from "./suggestion.ts";

/** What was found, what is expected, and how to repair it, joined to one sentence by `designProblem`. */
export interface Sentence {
  found: string;
  expected?: string;
  repair?: string;
}

export const quote = (word: string): string => `“${word.length > 60 ? `${word.slice(0, 60)}…` : word}”`;

export const listed = (words: readonly string[], most = 12): string =>
  words.slice(0, most).join("、") + (words.length > most ? ` 等 ${words.length} 个` : "");

/** `是否想写 “install”？`, or nothing when no known word is near. */
export function didYouMean(written: string, known: readonly string[]): string | undefined {
  const word = suggestion(written, known);
  return word === undefined ? undefined : `是否想写 ${quote(word)}？`;
}

const typeWords: Record<string, string> = {
  string: "文字（写在引号里）",
  number: "数字",
  integer: "整数",
  boolean: "true 或 false",
  array: "列表 [ ]",
  object: "对象 { }",
  null: "null",
};

/** A JSON type in Chinese. */
export const typeWord = (type: string): string => typeWords[type] ?? type;
