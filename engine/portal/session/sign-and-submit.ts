// Signs, seals and submits a saved draft; each call is repeated once under the same key when the network fails.

import type { GatewayClient } from "../../client/create-client.ts";
import { fileAddress } from "../../client/file-address.ts";
import { asFailure, GatewayFailure } from "../../client/gateway-failure.ts";
import type { Receipt, SignPage } from "../../contract/types.gen.ts";
import { evaluate } from "../../declaration/evaluate.ts";
import type { DeclarationRecord, GivenSignature, SealWish, Signature } from "../../declaration/record.ts";
import { StepRefused } from "../../flow/declaration-types.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { signatureWords } from "../../signature/texts.ts";

/** A draft as the gateway stores it. */
export interface SavedDraft {
  definition: Definition;
  record: DeclarationRecord;
  draftId: string;
  /** yyyy-MM-dd */
  today: string;
}

interface Ports {
  client: GatewayClient;
  random(): string;
}

/** Never leaves two signatures for one signing. Throws a GatewayFailure. */
export async function signDraft(
  { client, random }: Ports,
  { definition, record, draftId, today }: SavedDraft,
  given: GivenSignature,
): Promise<Signature> {
  const covers = evaluate(definition, record, today).covers;
  const ask = { draftId, covers, statement: signatureWords.statement, ...given };
  const idempotencyKey = random();
  return client.call("signFile", ask, { idempotencyKey, repeat: true });
}

/**
 * The address of the platform of electronic seals: for a new flow over the current draft, or for one that is open. One wish never leaves
 * two flows. Throws a GatewayFailure, also when the address must not be opened.
 */
export async function sealPage(
  { client, random }: Ports,
  { definition, record, draftId, today }: SavedDraft,
  { flowId }: SealWish,
): Promise<SignPage> {
  const begin = () => {
    const ask = {
      draftId,
      covers: evaluate(definition, record, today).covers,
      statement: signatureWords.statement,
    };
    const idempotencyKey = random();
    return client.call("toESignPage", ask, { idempotencyKey, repeat: true });
  };
  const page = flowId ? await client.call("jumpSignaturePage", { draftId, flowId }) : await begin();
  const url = fileAddress(page.url, "");
  if (url === null) throw new GatewayFailure({ kind: "unreadable", call: "toESignPage", status: 200 });
  return { ...page, url };
}

/** Throws StepRefused for 422, a GatewayFailure for everything else. */
export async function submitDraft(
  client: GatewayClient,
  { draftId, revision }: { draftId: string; revision: number },
  idempotencyKey: string,
): Promise<Receipt> {
  const options = { idempotencyKey, ifMatch: revision, repeat: true };
  try {
    return await client.call("registerDeclare", { draftId }, options);
  } catch (thrown) {
    const failure = asFailure(thrown, "registerDeclare");
    if (failure.kind === "problems" && failure.data) throw new StepRefused(failure.message, failure.data);
    throw failure;
  }
}

/** Spec 4: the face check of this one-thing is missing or too old. */
export function isFaceNeeded(thrown: unknown): boolean {
  const failure = asFailure(thrown, "registerDeclare");
  return failure.kind === "refused" && failure.data?.faceVerification === true;
}
