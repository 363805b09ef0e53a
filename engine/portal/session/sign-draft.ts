// Takes a saved draft and what a person signs with; gives the signature as the gateway keeps it.

import type { GatewayClient } from "../../client/create-client.ts";
import { asFailure } from "../../client/gateway-failure.ts";
import { coversOf } from "../../declaration/covers-of.ts";
import type { DeclarationRecord, GivenSignature, Signature } from "../../declaration/record.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { signatureWords } from "../../signature/texts.ts";

/** A draft as the gateway holds it. */
export interface SavedDraft {
  definition: Definition;
  record: DeclarationRecord;
  draftId: string;
  /** yyyy-MM-dd */
  today: string;
}

/**
 * Asks once more under the same key when the outcome is unknown, so that one signing never leaves two signatures.
 * Throws a GatewayFailure.
 */
export async function signDraft(
  { client, random }: { client: GatewayClient; random(): string },
  { definition, record, draftId, today }: SavedDraft,
  given: GivenSignature,
): Promise<Signature> {
  const covers = coversOf(definition, record, today);
  const ask = { draftId, covers, statement: signatureWords.statement, ...given };
  const idempotencyKey = random();
  // The sign step tells what went wrong: a popup over it would say it twice.
  const sign = () => client.call("signFile", ask, { idempotencyKey, quiet: true });
  return sign().catch((thrown) => {
    if (!asFailure(thrown, "signFile").unsure) throw thrown;
    return sign();
  });
}
