// Says whether a one-thing is offered today, for the list, the guide and its drafts, and refuses what is not.

import type { Definition } from "../../engine/one-thing/definition.ts";
import { beforeHandling } from "../../engine/one-thing/guide/before-handling.ts";
import { isOpen, type Offer, offerOf } from "../../engine/one-thing/offer.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { Definitions } from "../database/definitions.ts";
import { offerTexts } from "./offer-texts.ts";

export interface Offering {
  open: boolean;
  /** Sentences, each but the last with its full stop. */
  words: string;
  /** The one-thing that replaces it, if that can be started. */
  instead: { code: string; name: string } | null;
}

/** Null when it is simply open. */
export function offeringOf(
  { oneThing }: Definition,
  content: Pick<Definitions, "byCode">,
  today: string,
): Offering | null {
  const offer = offerOf(oneThing, today);
  const { state, day } = offer;
  if (state === "open" || day === null) return null;
  const next = oneThing.retired?.instead;
  const found = next === undefined ? undefined : content.byCode(next);
  const instead = found && {
    code: found.oneThing.code,
    name: found.oneThing.name,
  };
  const because = oneThing.retired?.because ?? "";
  const sentences = [
    state === "retired" ? offerTexts.retired(day, because) : offerTexts[state](day),
    ...(state === "retired" || state === "ending" ? (instead ? [offerTexts.instead(instead.name)] : []) : []),
    ...(state === "retired" ? [draftWords(offer)] : []),
  ];
  return { open: isOpen(offer), words: sentences.join(offerTexts.and), instead: instead ?? null };
}

const draftWords = ({ draftsGoOn, draftsUntil }: Offer): string =>
  draftsGoOn && draftsUntil !== null ? offerTexts.draftsUntil(draftsUntil) : offerTexts.draftsEnded;

/** Whether a list shows it on that day: not after its days are past. */
export const isListed = ({ oneThing }: Definition, today: string): boolean =>
  offerOf(oneThing, today).state !== "over";

/** What a list shows on that day, in its order, with retired one-things last. */
export function listedOn(all: readonly Definition[], today: string): Definition[] {
  const hasRetired = ({ oneThing }: Definition) => offerOf(oneThing, today).state === "retired";
  const shown = all.filter((each) => isListed(each, today));
  return [...shown.filter((each) => !hasRetired(each)), ...shown.filter(hasRetired)];
}

/** The note about a draft of it in the list of declarations; undefined for none. */
export function draftNoteOf({ oneThing }: Definition, today: string): string | undefined {
  const { state, draftsGoOn, draftsUntil } = offerOf(oneThing, today);
  if (state !== "retired") return undefined;
  return draftsGoOn && draftsUntil !== null ? offerTexts.draft.until(draftsUntil) : offerTexts.draft.ended;
}

/** Throws a Refusal (403) when nothing new may be started on that day, or a notice or tip forbids it. */
export function demandOpen(
  definition: Definition,
  content: Pick<Definitions, "byCode">,
  today: string,
): void {
  const offering = offeringOf(definition, content, today);
  if (offering && !offering.open) throw new Refusal(403, offering.words);
  demandNothingForbids(definition);
}

/** Spec 4, rules 2 and 5: throws a Refusal (403) when a notice or a tip forbids going on today, whoever has not seen it. */
export function demandNothingForbids(definition: Definition): void {
  const remark = beforeHandling(definition).remarks.find(({ stops }) => stops);
  if (remark) throw new Refusal(403, words.forbidden(remark.title));
}

/** Throws a Refusal (403) when its drafts may no longer be handed in. */
export function demandDraftsGoOn({ oneThing }: Definition, today: string): void {
  if (!offerOf(oneThing, today).draftsGoOn) throw new Refusal(403, offerTexts.draft.ended);
}
