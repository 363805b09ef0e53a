// Finds what has changed in a one-thing since an open draft was made, for its owner.

import { type DraftChanges, draftChanges, isUntouched } from "../../engine/change/draft-changes.ts";
import type { WireDeclaration } from "../../engine/contract/types.gen.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import type { HeldDraft } from "../../engine/declaration/wire/from-wire.ts";
import { offerOf } from "../../engine/one-thing/offer.ts";
import type { Definitions } from "../database/definitions.ts";
import type { DraftRow } from "../database/tables.ts";
import { offerTexts } from "./offer-texts.ts";

const nothing: DraftChanges = { notAsked: [], again: [], newly: [], signatureVoid: false, stopped: null };

/** Null when it can continue unchanged. `today`: yyyy-MM-dd of the gateway. */
export async function changesOf(
  content: Definitions,
  { oneThingId }: DraftRow,
  view: HeldDraft,
  principal: Principal,
  today: string,
): Promise<DraftChanges | null> {
  const newest = content.byId(oneThingId);
  if (!newest) return null;
  const changes = await sinceMade(content, newest.version, view, principal, today);
  const ended = !offerOf(newest.oneThing, today).draftsGoOn;
  const all = ended ? { ...changes, stopped: offerTexts.draft.ended } : changes;
  return isUntouched(all) ? null : all;
}

/** Answers of former versions that nobody asks for any more; each was kept when the draft moved on. */
export async function letGo(
  content: Definitions,
  { oneThingId, former }: Pick<DraftRow, "oneThingId" | "former">,
  view: HeldDraft,
  principal: Principal,
  today: string,
): Promise<DraftChanges["notAsked"]> {
  const newest = content.byId(oneThingId);
  if (!newest || former === null) return [];
  const lines = new Map<string, DraftChanges["notAsked"][number]>();
  for (const declaration of JSON.parse(former) as WireDeclaration[]) {
    const then = { ...view, declaration, signature: null };
    const { notAsked } = await sinceMade(content, newest.version, then, principal, today);
    for (const line of notAsked) lines.set(line.title, line);
  }
  return [...lines.values()];
}

async function sinceMade(
  content: Definitions,
  newest: string,
  view: HeldDraft,
  principal: Principal,
  today: string,
): Promise<DraftChanges> {
  const { definition } = view.declaration;
  if (definition === newest) return nothing;
  const [before, after] = [await content.byVersion(definition), await content.byVersion(newest)];
  return before && after ? draftChanges(before, after, { view, principal, today }) : nothing;
}

/** What to keep of a draft that moves to another version: every declaration under earlier versions. */
export function formerWith(
  held: Pick<DraftRow, "declaration" | "definition" | "former">,
  next: WireDeclaration,
) {
  if (held.definition === next.definition) return held.former;
  const kept = held.former === null ? [] : (JSON.parse(held.former) as WireDeclaration[]);
  return JSON.stringify([...kept, JSON.parse(held.declaration) as WireDeclaration].slice(-mostFormer));
}

/** A one-thing does not change more often while somebody fills it in. */
const mostFormer = 3;
