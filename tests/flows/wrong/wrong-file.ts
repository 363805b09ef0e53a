// Nothing goes in; the shape of a case comes out: one small change of a good file and the sentence it must earn.
import type { Change } from "../setup/content-copy.ts";

export interface WrongFile extends Change {
  /** Name of the rule that tells it: every rule has a case. */
  rule?: string;
  name: string;
  /** Another file in which the problem shows, when it is not the changed one. */
  told?: string;
  /** Words of the line that the problem must point at, after the change. */
  at: string;
  sentence: string;
  /** The one-thing that no longer runs, when it is not `parking`. */
  breaks?: string;
}
