// The types of the mutation tests: the files of one one-thing, and a copy of them with a single fault.

export interface Files {
  oneThing: unknown;
  form: unknown;
  shared: Readonly<Record<string, unknown>>;
  catalogue: unknown;
}

/** `one-thing`, `form`, `catalogue` or the id of a shared file. */
export type FileName = string;

export interface Change {
  /** What was done, in words. */
  what: string;
  /** Where; for something that was removed, the place where it stood. */
  pointer: string;
  json: unknown;
  /** Places of one kind and pattern are alike; a short run takes one of them. */
  pattern: string;
  /** Words that a problem elsewhere must contain to count for this change: the name that now leads nowhere. */
  names?: readonly string[];
}

export interface Mutant extends Change {
  file: FileName;
  files: Files;
}
