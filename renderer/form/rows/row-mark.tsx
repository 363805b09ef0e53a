// In: how far a row is. Out: mark and words: complete, something to add, or so many errors.

import type { Summary } from "../../../engine/index.ts";
import { rowWords } from "../../words/form.ts";
import { StateMark } from "../parts/state-mark.tsx";

export function RowMark({ state, errors }: Summary) {
  return (
    <span className="f-row-mark" data-state={state}>
      <StateMark state={state} />
      {state === "error" ? rowWords.errors(errors) : rowWords.states[state]}
    </span>
  );
}
