// A portal in the middle of a declaration of parking, with what tests need from it.

import { shownStep } from "../../../../engine/flow/shown-step.ts";
import type { LoadedDefinition } from "../../../../engine/portal/ports.ts";
import { loadParking, type Stage, settled, stage } from "../stage.ts";

export const edit = "editDeclare";
export const register = "registerDeclare";
export const town = "329900003";

/** At the first step of parking, with its township chosen. */
export async function declaring(given: Stage = {}, loaded?: LoadedDefinition) {
  const on = stage(given, loaded);
  await settled();
  on.portal.send({ type: "APPLY", code: "parking" });
  await settled();
  on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
  await settled();
  return on;
}

/** A two-step flow in which everything is valid. */
export function valid(): LoadedDefinition {
  const loaded = loadParking();
  const { definition } = loaded;
  const oneThing = {
    ...definition.oneThing,
    steps: ["one-form", "done"],
    questions: {},
    materials: {},
    asked: {},
    rules: {},
  };
  const form = { ...definition.form, sections: [] };
  return { ...loaded, definition: { ...definition, oneThing, form } } as LoadedDefinition;
}

/** At its review. */
export async function reviewing() {
  const on = await declaring({}, valid());
  on.context().session?.actor.send({ type: "NEXT" });
  await settled();
  return on;
}

export const answer = (on: ReturnType<typeof stage>, plateNo: string) => {
  const before = on.declaration()?.context.record.answers.parking ?? {};
  on.context().session?.actor.send({ type: "ANSWER", section: "parking", answers: { ...before, plateNo } });
};
export const plate = (on: ReturnType<typeof stage>) =>
  (on.declaration()?.context.record.answers.parking as { plateNo?: string } | undefined)?.plateNo;
export const shown = (on: ReturnType<typeof stage>) => {
  const snapshot = on.declaration();
  return snapshot && shownStep(snapshot);
};
