// Takes a record; gives how its signature stands: none, good, or void and through which change.

import type { Definition } from "../one-thing/definition.ts";
import { changedParts, coveredParts } from "../signature/covered-parts.ts";
import { coversDigest } from "../signature/covers.ts";
import { coveredOf } from "./covers-of.ts";
import type { DeclarationRecord, SigningState } from "./record.ts";

/**
 * A change of answers, matters, township, definition version or required materials voids the signature (design 8);
 * whoever takes the change back has signed again what stands there. `today`: yyyy-MM-dd.
 */
export function signingState(
  definition: Definition,
  { signature, ...record }: DeclarationRecord,
  today: string,
): SigningState {
  if (!definition.oneThing.sign) return { status: "good" };
  if (!signature) return { status: "none" };
  const covered = coveredOf(definition, record, today);
  if (signature.covers === coversDigest(covered)) return { status: "good" };
  const { parts } = signature;
  return { status: "void", changed: parts ? changedParts(parts, coveredParts(covered)) : [] };
}
