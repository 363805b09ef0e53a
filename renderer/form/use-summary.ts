// In: the state of a section. Out: its summary, followed without drawing the section anew.
import { useSyncExternalStore } from "react";
import type { AnySectionState } from "./form-state.ts";
import type { Summary } from "./summary.ts";

export function useSummary({ state }: AnySectionState): Summary {
  return useSyncExternalStore(state.subscribe, state.summary);
}
