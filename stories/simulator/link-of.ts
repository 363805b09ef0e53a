// Makes the link that opens the simulator in its current state.
import { shownStep } from "../../engine/index.ts";
import { type Scenario, scenarioAddress, scenarioOf } from "../../workshop/index.ts";
import type { View } from "./simulation.ts";

export function presentScenario({ setup, loaded, watched: { snapshot }, today }: View): Scenario {
  const { code, person, areaId } = setup;
  const principal = person === "legal-person" ? "company" : "person";
  if (!snapshot || !loaded) return { code, today, principal, ...(areaId !== "" && { areaId }) };
  const step = shownStep(snapshot);
  return scenarioOf(loaded.definition, snapshot.context.record, today, step === "done" ? "review" : step);
}

/** Storybook's own page lies beside the preview's. */
export function linkOf(view: View): string {
  const { origin, pathname } = window.location;
  return origin + pathname.replace(/\/[^/]*$/, "") + scenarioAddress(presentScenario(view));
}
