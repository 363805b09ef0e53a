// The type of a case: one small change of a good file and the sentence it must get.
import type { Change } from "../setup/content-copy.ts";

export interface WrongFile extends Change {
  /** Name of the rule that reports it; every rule has a case. */
  rule?: string;
  name: string;
  /** The file that the problem is reported in, when it is not the changed one. */
  told?: string;
  /** Words of the line that the problem must point at, after the change. */
  at: string;
  sentence: string;
  /** The one-thing that no longer runs, when it is not `parking`. */
  breaks?: string;
}
