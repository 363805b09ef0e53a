// Runs a write in one transaction with its nonce and idempotency key, and its entry in the audit trail, so that all are stored or none.

import type { Call } from "../base/context.ts";
import { sha256 } from "../base/hashes.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { answerOf, keepAnswer, spendNonce, takeKey } from "../database/nonces.ts";
import type { Trx } from "../database/tables.ts";
import { type AuditParts, auditWrite } from "./audited.ts";

export interface SavedRevision {
  draftId: string;
  revision: number;
}

/** The key was used for something else (422); `answer`: what that was answered with. */
export class OtherContent extends Refusal {
  readonly answer: unknown;

  constructor(answer: string | null) {
    super(422, words.otherContent);
    this.answer = answer === null ? null : JSON.parse(answer);
  }
}

/**
 * Runs `work` in one transaction and returns its data once that is committed. Under an idempotency key, repeating the same request
 * returns the same answer and has no second effect; another body under that key is refused (OtherContent).
 * `about` narrows the key to the revision that a save builds on. A refusal undoes everything.
 */
export function idempotentWrite<Data>(
  call: Call,
  parts: AuditParts,
  work: (trx: Trx, now: number) => Promise<Data>,
  about?: SavedRevision,
): Promise<Data> {
  return parts.database.transaction().execute(async (trx) => {
    const now = parts.clock.now();
    const nonce = call.get("nonce");
    if (nonce && !(await spendNonce(trx, nonce.value, nonce.expiresAt))) {
      throw new Refusal(403, words.signedBefore);
    }
    const use = keyUse(call, about);
    const before = use && (await takeKey(trx, use, now));
    if (before) {
      if (before.fingerprint !== use.fingerprint || before.answer === null) {
        throw new OtherContent(before.answer);
      }
      return JSON.parse(before.answer) as Data;
    }
    const made = await work(trx, now);
    await auditWrite(trx, call, parts, made);
    // Work that returns nothing answers null.
    if (use) await keepAnswer(trx, use, JSON.stringify(made ?? null));
    return made;
  });
}

/** What the same request was answered before under its key; it has no effect and spends nothing. */
export async function answeredBefore<Data>(
  call: Call,
  { database }: Pick<AuditParts, "database">,
): Promise<Data | undefined> {
  const use = keyUse(call);
  const before = use && (await answerOf(database, use));
  return before === undefined ? undefined : (JSON.parse(before) as Data);
}

function keyUse(call: Call, about?: SavedRevision) {
  const key = call.get("idempotencyKey");
  const person = call.get("session")?.person;
  if (!key || !person) return undefined;
  return {
    ownerId: person.id,
    call: call.get("contract").name,
    idempotencyKey: about ? `${key}:${about.draftId}:${about.revision}` : key,
    draftId: about?.draftId ?? null,
    fingerprint: sha256(JSON.stringify(call.get("ask"))),
  };
}
