// What a condition may ask: answers, the township, the chosen matters and today.

/** A text, or the list of a field or question that takes many. */
export type Answer = string | string[];

export interface Facts {
  /** yyyy-MM-dd in Asia/Shanghai. */
  today: string;
  areaId?: string;
  townshipName?: string;
  /** Keys of the chosen matters. */
  matters: ReadonlySet<string>;
  /** `undefined` while unanswered or not asked. A field comes before a question of the same key. */
  answer(key: string): Answer | undefined;
  /** One value for each row in which a repeatable field is asked, "" where it is blank. */
  rows(key: string): Answer[];
}

/** The facts as one row sees them: the row's own fields first, then the top level. `own` gives `null` for a field that is not the row's. */
export function rowFacts(facts: Facts, own: (key: string) => Answer | undefined | null): Facts {
  return {
    ...facts,
    answer(key) {
      const inRow = own(key);
      return inRow === null ? facts.answer(key) : inRow;
    },
  };
}
