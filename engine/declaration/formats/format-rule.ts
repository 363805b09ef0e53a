// What a format is: how a value is checked, explained, tidied up and typed.

import type { Sentences } from "../../sentences/chinese.ts";

type Said = Sentences["formats"];

export interface FormatRule {
  /** Whether a normalised, non-empty value fits. `today` is yyyy-MM-dd; `paperType` matters only for papers. */
  check(value: string, today: string, paperType?: string): boolean;
  /** What is wrong with a value, naming the field. */
  sentence(said: Said, title: string, value?: string, today?: string, paperType?: string): string;
  /** Applied on leaving the field: gives the form that is checked, compared and sent. Idempotent. */
  normalise?(value: string, paperType?: string): string;
  /** The normal form as it stands in a box, where that is another; normalising it gives the normal form again. */
  shown?(value: string): string;
  /** Applied while typing, never during composition: removes what can never belong there. */
  clean?(value: string): string;
  /** The value fits but may be a mistake. */
  warn?(said: Said, value: string, paperType?: string): string | undefined;
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email";
  autocomplete?: string;
}

/** The formats of which one sentence says all. */
type Plain = { [Key in keyof Said]: Said[Key] extends (title: string) => string ? Key : never }[keyof Said];

/** The sentence of that name. */
export const says =
  (key: Plain): FormatRule["sentence"] =>
  (said, title) =>
    said[key](title);
