// What a condition can ask: answers, the township, the chosen matters and today.

/** A text, or the list of a field or question that takes several. */
export type Answer = string | string[];

export interface Facts {
  /** yyyy-MM-dd in Asia/Shanghai. */
  today: string;
  areaId?: string;
  townshipName?: string;
  /** Keys of the chosen matters. */
  matters: ReadonlySet<string>;
  /** `undefined` while it is unanswered or not asked. A field takes precedence over a question with the same key. */
  answer(key: string): Answer | undefined;
  /** One value for each row that asks a repeatable field, "" where it is blank. */
  rows(key: string): Answer[];
}

/** The facts as one row sees them: its own fields first, then the top level. `own` returns `null` for a field that is not in the row. */
export function rowFacts(facts: Facts, own: (key: string) => Answer | undefined | null): Facts {
  return {
    ...facts,
    answer(key) {
      const inRow = own(key);
      return inRow === null ? facts.answer(key) : inRow;
    },
  };
}
