// Takes the simulation as it stands; gives the play of it, and the address of Storybook that opens that play.
import { shownStep } from "../../engine/index.ts";
import { type Play, playAddress, playOf } from "../../workshop/index.ts";
import type { View } from "./simulation.ts";

export function presentPlay({ setup, loaded, watched: { snapshot }, today }: View): Play {
  const { code, person, areaId } = setup;
  const principal = person === "legal-person" ? "company" : "person";
  if (!snapshot || !loaded) return { code, today, principal, ...(areaId !== "" && { areaId }) };
  const step = shownStep(snapshot);
  return playOf(loaded.definition, snapshot.context.record, today, step === "done" ? "review" : step);
}

/** Storybook's own page lies beside the preview's. */
export function linkOf(view: View): string {
  const { origin, pathname } = window.location;
  return origin + pathname.replace(/\/[^/]*$/, "") + playAddress(presentPlay(view));
}
