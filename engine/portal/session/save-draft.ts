// Sends a declaration to the gateway's draft: the whole of it, or the one section that changed.

import type { GatewayClient } from "../../client/create-client.ts";
import { asFailure } from "../../client/gateway-failure.ts";
import type { DraftInfo, WireDeclaration } from "../../contract/types.gen.ts";
import type { DeclarationRecord } from "../../declaration/record.ts";
import { singleEdit } from "../../declaration/wire/single-edit.ts";
import type { Definition } from "../../one-thing/definition.ts";

/** One save. While its outcome is unknown it is sent again as it is, under the same key, before anything newer. */
export interface Attempt {
  record: DeclarationRecord;
  idempotencyKey: string;
  /** Absent: the draft is yet to be made. */
  draftId?: string;
  revision: number;
  /** What the gateway keeps, where only one section of it differs from the record: that section alone will do. */
  single?: { section: string; kept: DeclarationRecord };
}

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
  // The page's header says how saving goes.
  const options = { idempotencyKey, quiet: true };
  if (draftId === undefined) return client.call("editDeclare", { declaration }, options);
  const section = single && definition.form.sections.find(({ key }) => key === single.section);
  const alone = section ? singleEdit(wireOf(single.kept), declaration, section) : null;
  const building = { ...options, ifMatch: revision };
  return alone
    ? client.call("editSingle", { draftId, ...alone }, building)
    : client.call("editDeclare", { draftId, declaration }, building);
}

const otherParts = ["areaId", "choices", "materials", "signature", "principal"] as const;
const savedParts = [...otherParts, "answers", "step"] as const;

/** Whether the parts that are saved are the same; draft id and revision come from the gateway. */
export function sameContent(one: DeclarationRecord, other: DeclarationRecord): boolean {
  return savedParts.every((part) => one[part] === other[part]);
}

/** The one section whose answers differ, when nothing else that is saved does but the step. */
export function changedSection(before: DeclarationRecord, after: DeclarationRecord): string | undefined {
  if (otherParts.some((part) => before[part] !== after[part])) return undefined;
  const keys = new Set([...Object.keys(before.answers), ...Object.keys(after.answers)]);
  const changed = [...keys].filter((key) => before.answers[key] !== after.answers[key]);
  return changed.length === 1 ? changed[0] : undefined;
}

/** The newer draft that a 409 carries; a 409 without one is a definition the gateway does not know. */
export function conflictOf(thrown: unknown): DraftInfo | null {
  const { kind, data } = asFailure(thrown, "editDeclare");
  const draft = data as Partial<DraftInfo> | null;
  return kind === "conflict" && typeof draft?.revision === "number" && typeof draft.draftId === "string"
    ? (draft as DraftInfo)
    : null;
}
