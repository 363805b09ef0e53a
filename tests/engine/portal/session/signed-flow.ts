// The parking fixture with a signature and nothing to fill in but the township, and a portal at its sign step.

import { expect } from "vitest";
import type { StepName } from "../../../../engine/one-thing/one-thing.ts";
import type { LoadedDefinition } from "../../../../engine/portal/ports.ts";
import { loadParking, type Stage, settled, stage } from "../stage.ts";
import { shown, town } from "./declaring.ts";

export function signedFlow(steps: StepName[]): LoadedDefinition {
  const { definition, checks } = loadParking();
  const bare = { questions: {}, materials: {}, asked: {}, rules: {} };
  const oneThing = { ...definition.oneThing, ...bare, steps, sign: true };
  return { checks, definition: { ...definition, oneThing, form: { ...definition.form, sections: [] } } };
}

export async function atSignStep(loaded: LoadedDefinition, wish: Stage = {}) {
  const on = stage(wish, loaded);
  await settled();
  on.portal.send({ type: "APPLY", code: "parking" });
  await settled();
  on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
  await settled();
  on.context().session?.actor.send({ type: "NEXT" });
  await settled();
  expect(shown(on)).toBe("sign");
  return on;
}
