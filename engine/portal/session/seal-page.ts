// Takes a saved draft and the wish for the enterprise's electronic seal; gives the page of the platform to sign it on.

import type { GatewayClient } from "../../client/create-client.ts";
import { fileAddress } from "../../client/file-address.ts";
import { asFailure, GatewayFailure } from "../../client/gateway-failure.ts";
import type { SignPage } from "../../contract/types.gen.ts";
import { coversOf } from "../../declaration/covers-of.ts";
import type { SealWish } from "../../declaration/record.ts";
import { signatureWords } from "../../signature/texts.ts";
import type { SavedDraft } from "./sign-draft.ts";

/**
 * Begins a flow for the draft as it stands, or goes on with one that is open. Asks once more under the same key when the outcome is unknown,
 * so that one wish never leaves two flows. Throws a GatewayFailure, also when the page's address is none to open.
 */
export async function sealPage(
  { client, random }: { client: GatewayClient; random(): string },
  { definition, record, draftId, today }: SavedDraft,
  { flowId }: SealWish,
): Promise<SignPage> {
  // The sign step tells what went wrong: a popup over it would say it twice.
  const quiet = true;
  const page = flowId
    ? await client.call("jumpSignaturePage", { draftId, flowId }, { quiet })
    : await begin();
  const url = fileAddress(page.url, "");
  if (url === null) throw new GatewayFailure({ kind: "unreadable", call: "toESignPage", status: 200 });
  return { ...page, url };

  function begin(): Promise<SignPage> {
    const ask = { draftId, covers: coversOf(definition, record, today), statement: signatureWords.statement };
    const idempotencyKey = random();
    const call = () => client.call("toESignPage", ask, { idempotencyKey, quiet });
    return call().catch((thrown) => {
      if (!asFailure(thrown, "toESignPage").unsure) throw thrown;
      return call();
    });
  }
}
