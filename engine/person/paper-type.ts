// Checks the number of an identity paper against the form of its type.

import { foldFullWidth } from "../check/digits-only.ts";
import { codePoints } from "../check/text.ts";
import { isIdCard } from "./id-card.ts";

/** Code to name; '1' is what a declaration starts with (Spec 3). */
export const paperTypes = {
  "1": "居民身份证",
  "2": "户口簿",
  "3": "普通护照",
  "4": "港澳居民来往内地通行证",
  "5": "台湾居民来往大陆通行证",
  "6": "港澳台居民居住证",
  "7": "外国人永久居留身份证",
  "8": "军官证",
  "9": "武警警官证",
  "10": "出生医学证明",
  "11": "机动车驾驶证",
  "99": "其他",
} as const;

export type PaperType = keyof typeof paperTypes;

type Rule = (value: string, today: string) => boolean;

const anyNumber: Rule = (value) => {
  const length = codePoints(value.trim());
  return length >= 3 && length <= 30;
};

const rules = {
  "1": isIdCard,
  "2": anyNumber,
  "3": (value) => /^[A-Z0-9]{5,15}$/.test(value),
  "4": (value) => /^[HM]\d{8}(\d{2})?$/.test(value),
  "5": (value) => /^(\d{8}|\d{10}[A-Z]?)$/.test(value),
  "6": isIdCard,
  // The card of 2023 has a number of 18 characters, the old one three letters and twelve digits.
  "7": (value, today) => /^[A-Z]{3}\d{12}$/.test(value) || (/^9.{17}$/.test(value) && isIdCard(value, today)),
  "8": anyNumber,
  "9": anyNumber,
  "10": anyNumber,
  "11": anyNumber,
  "99": anyNumber,
} satisfies Record<PaperType, Rule>;

/** True when the number fits its type; the identity card rule applies only to types that need it. An unknown type fits nothing. */
export function isPaper(type: string, value: string, today: string): boolean {
  return isPaperType(type) && rules[type](value, today);
}

/** True for a code of the table. */
export function isPaperType(type: string): type is PaperType {
  return Object.hasOwn(paperTypes, type);
}

/** Trimmed, half-width and, where the type has letters, in capitals: the form that is stored and compared. */
export function normalisePaper(type: string, value: string): string {
  const folded = foldFullWidth(value).trim();
  return isPaperType(type) && rules[type] !== anyNumber ? folded.toUpperCase() : folded;
}
