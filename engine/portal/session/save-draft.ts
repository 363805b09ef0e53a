// Saves a declaration to the gateway's draft: the whole of it, or only the section that changed.

import type { GatewayClient } from "../../client/create-client.ts";
import { asFailure } from "../../client/gateway-failure.ts";
import type { DraftInfo, WireDeclaration } from "../../contract/types.gen.ts";
import { type DeclarationRecord, sameContent } from "../../declaration/record.ts";
import { singleEdit } from "../../declaration/wire/single-edit.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Attempt } from "../visit/persisted.ts";

export interface SavingPorts {
  client: GatewayClient;
  definition: Definition;
  /** Must return the same declaration for the same record, so that a retry sends the same bytes. */
  wireOf(record: DeclarationRecord): WireDeclaration;
}

/**
 * Spec 7, edit/single: sends one section when the attempt says so and nothing else depends on its answers (no matter, field or
 * material comes or goes), otherwise everything. Both leave the same draft. Rejects with a GatewayFailure.
 */
export function saveDraft({ client, definition, wireOf }: SavingPorts, attempt: Attempt): Promise<DraftInfo> {
  const { record, idempotencyKey, draftId, revision, single } = attempt;
  const declaration = wireOf(record);
  const options = { idempotencyKey };
  if (draftId === undefined) return client.call("editDeclare", { declaration }, options);
  const section = single && definition.form.sections.find(({ key }) => key === single.section);
  const alone = section ? singleEdit(wireOf(single.kept), declaration, section) : null;
  const building = { ...options, ifMatch: revision };
  return alone
    ? client.call("editSingle", { draftId, ...alone }, building)
    : client.call("editDeclare", { draftId, declaration }, building);
}

/** The one section whose answers differ, provided that nothing else differs but the step. */
export function changedSection(before: DeclarationRecord, after: DeclarationRecord): string | undefined {
  const { answers, step } = after;
  if (!sameContent({ ...before, answers, step }, after)) return undefined;
  const keys = new Set([...Object.keys(before.answers), ...Object.keys(after.answers)]);
  const changed = [...keys].filter((key) => before.answers[key] !== after.answers[key]);
  return changed.length === 1 ? changed[0] : undefined;
}

/** The newer draft that a 409 carries; a 409 without one means a definition that the gateway does not know. */
export function conflictOf(thrown: unknown): DraftInfo | null {
  const failure = asFailure(thrown, "editDeclare");
  return (failure.kind === "conflict" && failure.data) || null;
}
