// In: how far a section is. Out: its mark; the four differ in shape, not in colour alone.
import type { Summary } from "../../../engine/index.ts";
import { Sign } from "./sign.tsx";

export function StateMark({ state }: { state: Summary["state"] }) {
  return (
    <span className="f-state" data-state={state} aria-hidden="true">
      {state === "done" && <Sign name="check" />}
      {state === "error" && "!"}
    </span>
  );
}
