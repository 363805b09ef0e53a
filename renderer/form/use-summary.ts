// In: the state of a section. Out: its summary, followed without drawing the section anew.
import { useSyncExternalStore } from "react";
import type { AnySectionState, Summary } from "../../engine/index.ts";

export function useSummary({ state }: AnySectionState): Summary {
  return useSyncExternalStore(state.subscribe, state.summary);
}
