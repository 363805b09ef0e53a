// Reads a person's open draft with its definition and checks, or refuses the request.

import type { Definition, SectionChecks } from "../../engine/one-thing/definition.ts";
import type { Material } from "../../engine/one-thing/one-thing.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { Definitions } from "../database/definitions.ts";
import { findDraft, holdDraft } from "../database/drafts.ts";
import type { Database, DraftRow, Trx } from "../database/tables.ts";

export interface KnownDraft {
  draft: DraftRow;
  definition: Definition;
  /** Compiled on first use. */
  readonly checks: SectionChecks;
}

interface Parts {
  content: Definitions;
  database: Database;
}

/** Open or submitted, with the draft's own definition. Throws a Refusal (404) when this owner has no such draft. */
export async function knownDraft(
  { content, database }: Parts,
  ownerId: string,
  draftId: string,
): Promise<KnownDraft> {
  const draft = await findDraft(database, ownerId, draftId);
  const known = draft && (await content.byVersion(draft.definition));
  if (!draft || !known) throw new Refusal(404, words.notFound);
  return {
    draft,
    definition: known.definition,
    get checks() {
      return known.checks;
    },
  };
}

/** Throws a Refusal: 404 when this owner has no such draft, 409 when it was submitted. */
export async function openDraft(parts: Parts, ownerId: string, draftId: string): Promise<KnownDraft> {
  const known = await knownDraft(parts, ownerId, draftId);
  if (known.draft.closedAt !== null) throw new Refusal(409, words.draftClosed);
  return known;
}

/** Throws a Refusal (400) when the one-thing has no such material. */
export function materialOf({ definition }: KnownDraft, key: string): Material {
  const { materials } = definition.oneThing;
  const material = Object.hasOwn(materials, key) ? materials[key] : undefined;
  if (!material) throw new Refusal(400, words.unknownAnswer);
  return material;
}

/** Locks an open draft until the transaction ends, since it may have been submitted or deleted meanwhile. Throws a Refusal: 404, 409. */
export async function holdOpenDraft(trx: Trx, ownerId: string, draftId: string): Promise<DraftRow> {
  const held = await holdDraft(trx, ownerId, draftId);
  if (!held) throw new Refusal(404, words.notFound);
  if (held.closedAt !== null) throw new Refusal(409, words.draftClosed);
  return held;
}
