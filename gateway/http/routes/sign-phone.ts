// Lets a phone without a login sign one draft: its one-time link, what the phone sees of it, and what becomes of it.

import type { PhoneSigning } from "../../../engine/contract/types.gen.ts";
import { maskName } from "../../../engine/privacy/mask.ts";
import { signatureWords } from "../../../engine/signature/texts.ts";
import { appendEntry } from "../../audit/trail.ts";
import { sha256 } from "../../base/hashes.ts";
import { originOf } from "../../base/own-address.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { findDraft, holdDraft } from "../../database/drafts.ts";
import {
  addPhoneLink,
  findPhoneLink,
  phoneLinkByToken,
  spendPhoneLink,
  stateOfLink,
} from "../../database/phone-links.ts";
import { findSignature } from "../../database/signatures.ts";
import type { DraftRow, PhoneLinkRow } from "../../database/tables.ts";
import { findPerson } from "../../database/users.ts";
import { checkGiven } from "../../declaring/given-signature.ts";
import { holdOpenDraft, knownDraft } from "../../declaring/open-draft.ts";
import { keepSignature, standingDraft } from "../../declaring/standing-draft.ts";
import { draftInfo, signatureInfo } from "../../declaring/views/draft-views.ts";
import { whoDeclares } from "../../declaring/who-declares.ts";
import { removeStored, removeUnwritten } from "../../files/remove-stored.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

/** Milliseconds in which a link may be used. */
export const phoneLinkLife = 5 * 60_000;

type State = PhoneSigning["state"];

const ended = (state: Exclude<State, "waiting">) =>
  new Refusal(state === "unknown" ? 404 : 410, words.phoneLinkEnded[state], { state });

const secondsLeft = ({ expiresAt }: PhoneLinkRow, now: number) =>
  Math.max(1, Math.floor((expiresAt - now) / 1000));

export function signPhoneRoutes(handle: Handle, parts: GatewayParts): void {
  const { clock, database, files, random, secrets, settings } = parts;

  handle("signPhoneBegin", async ({ ask: { draftId, covers }, person, write, call }) => {
    const { draft, definition } = await knownDraft(parts, person.id, draftId);
    const principal = await whoDeclares(database, person, draft);
    if (!definition.oneThing.sign) throw new Refusal(400, words.noSignatureHere);
    const id = newId(random);
    const token = Buffer.from(random(32)).toString("hex");
    const origin = originOf(call, settings);
    return write(async (trx, now) => {
      const held = await holdOpenDraft(trx, person.id, draftId);
      if (held.definition !== draft.definition) throw new Refusal(409, words.newerDraft, draftInfo(held));
      const { evaluation } = await standingDraft(trx, held, definition, principal, now, files);
      if (evaluation.covers !== covers) throw new Refusal(409, words.signedOther);
      await addPhoneLink(trx, {
        id,
        tokenHash: sha256(token),
        ownerId: person.id,
        userType: person.userType,
        draftId,
        covers,
        createdAt: now,
        expiresAt: now + phoneLinkLife,
      });
      // Behind the `#` no server and no log sees the token.
      return { id, url: `${origin}/signature/write#${token}`, validSeconds: phoneLinkLife / 1000 };
    });
  });

  handle("signPhoneState", async ({ ask, person }) => {
    const ownerId = person.id;
    const link = await findPhoneLink(database, ownerId, ask.id);
    if (!link) throw new Refusal(404, words.notFound);
    if (stateOfLink(link, clock.now()) === "waiting") return null;
    const signature = await findSignature(database, ownerId, link.draftId, link.signatureId);
    if (!signature) throw ended("expired");
    return signatureInfo(signature);
  });

  /** Who signs what by a link; undefined when its draft is gone or submitted. */
  async function signerOf({ ownerId, userType, draftId }: PhoneLinkRow) {
    const draft = await findDraft(database, ownerId, draftId);
    const person = await findPerson(database, ownerId, userType);
    if (!draft || draft.closedAt !== null || !person) return undefined;
    const { definition } = await knownDraft(parts, ownerId, draftId);
    return { draft, definition, principal: await whoDeclares(database, person, draft) };
  }

  handle("signPhoneOpen", async ({ ask }) => {
    const now = clock.now();
    const tell = (state: State, wanted: PhoneSigning["wanted"] = null) => ({ state, wanted });
    const link = await phoneLinkByToken(database, sha256(ask.token));
    if (!link) return tell("unknown");
    const state = stateOfLink(link, now);
    if (state !== "waiting") return tell(state);
    const signer = await signerOf(link);
    if (!signer) return tell("expired");
    const { draft, definition, principal } = signer;
    const { evaluation } = await standingDraft(database, draft, definition, principal, now, files);
    if (evaluation.covers !== link.covers) return tell("changed");
    return tell("waiting", {
      nameText: maskName(principal.name),
      companyName: principal.company?.name ?? null,
      oneThingName: definition.oneThing.name,
      matters: evaluation.asked.matters.length,
      statement: signatureWords.statement,
      validSeconds: secondsLeft(link, now),
    });
  });

  handle("signPhoneWrite", async ({ ask: { token, statement, image }, write }) => {
    const { picture, ...checked } = checkGiven({ kind: "drawn", image, statement }, "");
    const tokenHash = sha256(token);
    const link = await phoneLinkByToken(database, tokenHash);
    if (!link) throw ended("unknown");
    const signer = await signerOf(link);
    if (!signer) throw ended("expired");
    const { definition, principal } = signer;

    const id = newId(random);
    if (picture) await files.save(id, picture);
    let kept = false;
    let gone: string[] = [];
    try {
      await write(async (trx, now) => {
        const held = await holdDraft(trx, link.ownerId, link.draftId);
        // Read again: while the draft is held, no other phone uses the link.
        const current = await phoneLinkByToken(trx, tokenHash);
        if (!held || !current) throw ended("expired");
        if (await isSameAgain(trx, current, checked.sha256)) return true;
        demandOpen(held, current, now);
        const standing = await standingDraft(trx, held, definition, principal, now, files);
        if (held.definition !== definition.version || standing.evaluation.covers !== link.covers) {
          throw ended("changed");
        }
        ({ gone } = await keepSignature(trx, standing, { id, ...checked, statement, signedAt: now }));
        await spendPhoneLink(trx, link.id, id, now);
        await appendEntry(trx, secrets.signature, {
          personId: link.ownerId,
          actor: "phone-link",
          act: "change",
          what: "signPhoneWrite",
          subject: link.draftId,
          at: now,
        });
        kept = true;
        return true;
      });
      await removeStored(files, kept ? gone : [id]);
    } catch (problem) {
      await removeUnwritten(files, [id], problem);
      throw problem;
    }
    return true as const;
  });
}

/** The phone did not get the first answer and sends the same picture once more. */
async function isSameAgain(
  trx: Parameters<typeof findSignature>[0],
  { ownerId, draftId, signatureId }: PhoneLinkRow,
  picture: string,
): Promise<boolean> {
  return (await findSignature(trx, ownerId, draftId, signatureId))?.sha256 === picture;
}

function demandOpen({ closedAt }: DraftRow, link: PhoneLinkRow, now: number): void {
  const state = stateOfLink(link, now);
  if (state !== "waiting") throw ended(state);
  if (closedAt !== null) throw ended("expired");
}
