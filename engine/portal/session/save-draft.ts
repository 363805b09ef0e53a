// Takes one attempt of the keeper; sends the whole declaration, or the one section that changed, and gives what the gateway says of the draft.

import type { GatewayClient } from "../../client/create-client.ts";
import type { DraftInfo, WireDeclaration } from "../../contract/types.gen.ts";
import type { DeclarationRecord } from "../../declaration/record.ts";
import { singleEdit } from "../../declaration/wire/single-edit.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Attempt } from "./keeper.ts";

export interface SavingPorts {
  client: GatewayClient;
  definition: Definition;
  /** A record as it travels: for the same record the same declaration, so that a retry sends what was sent. */
  wireOf(record: DeclarationRecord): WireDeclaration;
}

/**
 * Spec 7, edit/single: a section goes alone when the attempt says so and nothing else follows from its answers (no matter, no field, no
 * material comes or goes); else the whole. Both leave the same draft. Rejects with a GatewayFailure.
 */
export function saveDraft({ client, definition, wireOf }: SavingPorts, attempt: Attempt): Promise<DraftInfo> {
  const { record, idempotencyKey, draftId, revision, single } = attempt;
  const declaration = wireOf(record);
  // The keeper's own state tells how it went.
  const options = { idempotencyKey, quiet: true };
  if (draftId === undefined) return client.call("editDeclare", { declaration }, options);
  const section = single && definition.form.sections.find(({ key }) => key === single.section);
  const alone = section ? singleEdit(wireOf(single.kept), declaration, section) : null;
  const building = { ...options, ifMatch: revision };
  return alone
    ? client.call("editSingle", { draftId, ...alone }, building)
    : client.call("editDeclare", { draftId, declaration }, building);
}

/** The same answer for the same record, for as long as somebody holds it. */
export function onceEach<Made>(
  make: (record: DeclarationRecord) => Made,
): (record: DeclarationRecord) => Made {
  const made = new WeakMap<DeclarationRecord, { value: Made }>();
  return (record) => {
    const found = made.get(record) ?? { value: make(record) };
    made.set(record, found);
    return found.value;
  };
}
