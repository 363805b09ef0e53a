// Refuses a request unless its X-Signature signs this very request of this session, recently.

import type { MiddlewareHandler } from "hono";
import type { Ask } from "../../../engine/contract/calls.ts";
import { pieceText, signedText, uploadText } from "../../../engine/contract/signed-text.ts";
import type { Call, GatewayEnv } from "../../base/context.ts";
import { sha256 } from "../../base/hashes.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import { readSignature } from "../wire-signature.ts";

/** Leaves `nonce`, which a write consumes together with its effect; a read records nothing. */
export function signature({
  clock,
  count,
  secrets,
  settings,
}: Pick<GatewayParts, "clock" | "count" | "secrets" | "settings">): MiddlewareHandler<GatewayEnv> {
  return async function signature(call, next) {
    call.set("nonce", null);
    if (call.get("contract").signed) {
      const session = call.get("session");
      if (!session) throw new Refusal(401, words.noSession);
      const signed = {
        keys: secrets.signature,
        clientId: settings.clientId,
        sessionId: session.id,
        text: textOf(call),
      };
      const good = readSignature(call.req.header("x-signature") ?? "", signed, clock.now());
      if (!good) {
        count?.("refusedSignature");
        throw new Refusal(403, words.unsigned);
      }
      call.set("nonce", good);
    }
    await next();
  };
}

/** Upload → the text that is signed in place of its body. */
const uploads: Record<string, (ask: object) => string> = {
  uploadFile: (ask) => uploadText(ask as Ask<"uploadFile">),
  uploadPiece: (ask) => pieceText(ask as Ask<"uploadPiece">),
};

function textOf(call: Call): string {
  const { method, path, name } = call.get("contract");
  // The signature is checked before the contract, so an upload's fields may still be anything.
  const body = uploads[name]?.(call.get("ask")) ?? call.get("raw");
  const headers = call.req.header();
  return signedText({ method, path, query: call.get("query"), bodyHash: sha256(body), headers });
}
