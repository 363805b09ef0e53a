// The closed language of conditions: what a condition may ask, and the operators it may compare an answer with.

export interface ChoiceOperators {
  is: string;
  isNot: string;
  in: string[];
  notIn: string[];
  has: string;
  onlyIn: string[];
  notBoth: [string, string];
  filled: boolean;
}

/** Numbers are written as strings and compared exactly. */
export interface NumberOperators {
  atLeast: string;
  atMost: string;
  moreThan: string;
  lessThan: string;
  between: [string, string];
}

export interface DateOperators {
  notAfterToday: true;
  withinDays: number;
  withinYears: number;
  olderThanDays: number;
  olderThanMonths: number;
  ageFrom: number;
  ageTo: number;
  ageUnder: number;
  ageBySex: { sex: string; male: number; female: number };
  bornBetween: [string, string];
}

/** These look at all rows of a repeatable section together. */
export interface RowOperators {
  sumIs: string;
  countAtLeast: { value: string; count: number };
}

/**
 * Every operator with the type of its operand. A new one is a line here and a row in each table over `Operator`: how it is judged,
 * what it can stand on, how it reads in Chinese, how it changes, which answers tell it apart. The compiler lists the missing rows.
 */
export interface Operators extends ChoiceOperators, NumberOperators, DateOperators, RowOperators {}

export type Operator = keyof Operators;

type Single<Op extends Operator> = Op extends Operator ? { [Name in Op]: Operators[Name] } : never;

/**
 * Asks one answer: of a form field, or of a question with the same key when no field has it.
 * It has exactly one operator besides `answer`; ages may have both bounds.
 */
export type AnswerCondition = { answer: string } & (
  | Single<Exclude<Operator, "ageFrom" | "ageTo">>
  | { ageFrom?: number; ageTo?: number }
);

/** The leaf of a condition: it asks one answer, the township or a chosen matter. */
export type ConditionAtom = AnswerCondition | { township: { in: string[] } } | { matter: string };

export type Condition = ConditionAtom | { all: Condition[] } | { any: Condition[] } | { not: Condition };

/** The operators of a condition with their operands. They are typed `never` so that a table over `Operator` takes them without a cast. */
export function operatorsOf(condition: AnswerCondition): [Operator, never][] {
  const { answer: _, ...operators } = condition;
  return Object.entries(operators) as [Operator, never][];
}
