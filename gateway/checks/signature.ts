// A request with its X-Signature goes in; it is refused unless that signs this very request of this session, not long ago.

import type { MiddlewareHandler } from "hono";
import { canonicalQuery } from "../../engine/privacy/sign-parameter.ts";
import type { Call, GatewayEnv } from "../context.ts";
import { sha256 } from "../hashes.ts";
import type { GatewayParts } from "../parts.ts";
import { Refusal } from "../refusal.ts";
import { readSignature } from "../wire-signature.ts";
import { words } from "../words.ts";

/** Leaves `nonce`, which a write consumes together with its effect; a read records nothing. */
export function signature({
  clock,
  secrets,
  settings,
}: Pick<GatewayParts, "clock" | "secrets" | "settings">): MiddlewareHandler<GatewayEnv> {
  return async function signature(call, next) {
    call.set("nonce", null);
    if (call.get("contract").signed) {
      const session = call.get("session");
      if (!session) throw new Refusal(401, words.noSession);
      const signed = {
        key: secrets.signature,
        clientId: settings.clientId,
        sessionId: session.id,
        text: signedText(call),
      };
      const good = readSignature(call.req.header("x-signature") ?? "", signed, clock.now());
      if (!good) throw new Refusal(403, words.unsigned);
      call.set("nonce", good);
    }
    await next();
  };
}

function signedText(call: Call): string {
  const { method, path, name } = call.get("contract");
  const ask = call.get("ask");
  const query = method === "GET" ? canonicalQuery(ask) : "";
  return [method, path, query, sha256(name === "uploadFile" ? uploadText(ask) : call.get("raw"))].join("\n");
}

/** An upload signs its fields; the file itself is bound by its hash. */
const uploadText = ({ draftId, material, fileHash }: Record<string, unknown>): string =>
  `draftId=${draftId}&material=${material}&fileHash=${fileHash}`;
