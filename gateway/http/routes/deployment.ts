// Tells the client what it must know about this deployment, and signs its requests.

import { todayInShanghai } from "../../../engine/check/calendar.ts";
import type { Call } from "../../base/context.ts";
import { originOf } from "../../base/own-address.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { limits } from "../../files/limits.ts";
import { errorReportsTo } from "../../settings/error-reports.ts";
import { basesTold } from "../../settings/file-bases.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";
import { loginPath } from "../login/login-state.ts";
import { readSignParameter, signText } from "../wire-signature.ts";

export function deploymentRoutes(handle: Handle, parts: GatewayParts): void {
  const { clock, content, outside, random, secrets, settings } = parts;
  const wireKeys = {
    queryKey: secrets.queryKey[0],
    queryIv: secrets.queryIv[0],
    signKey: secrets.signKey[0],
  };
  const definitions = Object.fromEntries(
    content.newest.map(({ oneThing, version }) => [oneThing.code, version]),
  );

  /** The code is scanned by another device, so its address is whole. */
  const standInAddress = (call: Call) =>
    outside.miniProgram && new URL(outside.miniProgram, originOf(call, settings)).href;

  handle("settings", ({ call }) => {
    const { name: cityName, hotline = "", host, icp, police } = content.catalogue.city;
    return {
      cityName,
      portalName: `${cityName}“一件事一次办”服务平台`,
      hotline,
      ...(host && { host }),
      ...(icp && { icp }),
      ...(police && { police }),
      clientId: settings.clientId,
      wireKeys,
      demo: !settings.production,
      definitions,
      personalLoginUrl: outside.provincialLogin ? loginPath : "",
      ...(outside.provincialLogin?.logoutUrl && { logoutUrl: outside.provincialLogin.logoutUrl }),
      miniProgramUrl: settings.miniProgramUrl ?? standInAddress(call) ?? "",
      limits,
      ...basesTold(settings),
      ...errorReportsTo(settings.errorReportUrl ?? null, settings.release),
      today: todayInShanghai(clock.now()),
    };
  });

  handle("sign", ({ ask: { clientId, sign }, session }) => {
    if (!session) throw new Refusal(401, words.noSession);
    if (clientId !== settings.clientId) throw new Refusal(403, words.unknownClient);
    const text = readSignParameter(sign, secrets.signKey);
    if (text === undefined) throw new Refusal(400, words.outsideContract);
    const signed = { keys: secrets.signature, clientId, sessionId: session.id, text };
    return { signature: signText(signed, clock.now(), random) };
  });
}
