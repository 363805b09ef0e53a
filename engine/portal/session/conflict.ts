// Takes what a failed save threw; gives the newer draft that stands in its way, if that is why.

import { asFailure } from "../../client/gateway-failure.ts";
import type { DraftInfo } from "../../contract/types.gen.ts";

/** The newer draft that a 409 carries; a 409 without one is a definition the gateway does not know. */
export function conflictOf(thrown: unknown): DraftInfo | null {
  const { kind, data } = asFailure(thrown, "editDeclare");
  const draft = data as Partial<DraftInfo> | null;
  return kind === "conflict" && typeof draft?.revision === "number" && typeof draft.draftId === "string"
    ? (draft as DraftInfo)
    : null;
}
