// Says what a signature covers and what its state is: none, good, or void and through which change.

import { changedParts, coveredParts } from "../signature/covered-parts.ts";
import type { Covered } from "../signature/covers.ts";
import type { Answered } from "./asked/asked-answers.ts";
import type { SigningState } from "./record.ts";

/** Answers, matters, township, definition version and required materials (design 8). Only what is asked counts. */
export function coveredBy({ definition, record, asked, answers, choices }: Answered): Covered {
  return {
    definition: definition.version,
    areaId: record.areaId ?? null,
    matters: asked.matters.map(({ key }) => key),
    choices,
    answers,
    materials: asked.materials.filter(({ required }) => required).map(({ key }) => key),
  };
}

/** Any change to what it covers voids the signature (design 8); taking the change back makes it good again. */
export function signingState(known: Answered & { covered: Covered; covers: string }): SigningState {
  const { signature } = known.record;
  if (!known.definition.oneThing.sign) return { status: "good" };
  // What would be covered costs as much to work out as what is asked, at every answer.
  if (!signature) return { status: "none" };
  if (signature.covers === known.covers) return { status: "good" };
  const { parts } = signature;
  return { status: "void", changed: parts ? changedParts(parts, coveredParts(known.covered)) : [] };
}
