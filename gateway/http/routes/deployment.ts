// Tells the client what it must know about this deployment, and signs its requests.

import { originOf } from "../../base/own-address.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { limits } from "../../files/limits.ts";
import { deploymentOf } from "../../pages/deployment.ts";
import { errorReportsTo } from "../../settings/error-reports.ts";
import { basesTold } from "../../settings/file-bases.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";
import { loginPath } from "../login/login-state.ts";
import { readSignParameter, signText } from "../wire-signature.ts";

export function deploymentRoutes(handle: Handle, parts: GatewayParts): void {
  const { clock, outside, random, secrets, settings } = parts;
  const wireKeys = {
    queryKey: secrets.queryKey[0],
    queryIv: secrets.queryIv[0],
    signKey: secrets.signKey[0],
  };

  handle("settings", ({ call }) => ({
    ...deploymentOf(parts, originOf(call, settings)),
    clientId: settings.clientId,
    wireKeys,
    personalLoginUrl: outside.provincialLogin ? loginPath : "",
    ...(outside.provincialLogin?.logoutUrl && { logoutUrl: outside.provincialLogin.logoutUrl }),
    limits,
    ...basesTold(settings),
    ...errorReportsTo(settings.errorReportUrl ?? null, settings.release),
  }));

  handle("sign", ({ ask: { clientId, sign }, session }) => {
    if (!session) throw new Refusal(401, words.noSession);
    if (clientId !== settings.clientId) throw new Refusal(403, words.unknownClient);
    const text = readSignParameter(sign, secrets.signKey);
    if (text === undefined) throw new Refusal(400, words.outsideContract);
    const signed = { keys: secrets.signature, clientId, sessionId: session.id, text };
    return { signature: signText(signed, clock.now(), random) };
  });
}
