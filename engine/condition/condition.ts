// The closed language of conditions: a condition and what it may ask; no expressions, no code.

/**
 * Asks one answer (of a form field, or of a question of the same key when no field has it), the township or a chosen matter.
 * Exactly one word besides `answer`; ages may carry both ends. Numbers are written as strings and compared exactly.
 */
export type AnswerCondition = { answer: string } & (
  | { is: string }
  | { isNot: string }
  | { in: string[] }
  | { notIn: string[] }
  | { has: string }
  | { onlyIn: string[] }
  | { filled: boolean }
  | { atLeast: string }
  | { atMost: string }
  | { moreThan: string }
  | { lessThan: string }
  | { between: [string, string] }
  | { notAfterToday: true }
  | { withinDays: number }
  | { withinYears: number }
  | { olderThanDays: number }
  | { olderThanMonths: number }
  | { ageFrom?: number; ageTo?: number }
  | { ageUnder: number }
  | { ageBySex: { sex: string; male: number; female: number } }
  | { bornBetween: [string, string] }
  | { sumIs: string }
  | { countAtLeast: { value: string; count: number } }
  | { notBoth: [string, string] }
);

/** What a condition is made of: it asks one thing. */
export type ConditionAtom = AnswerCondition | { township: { in: string[] } } | { matter: string };

export type Condition = ConditionAtom | { all: Condition[] } | { any: Condition[] } | { not: Condition };
