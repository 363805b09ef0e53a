// What the handling needs from the gateway, the visit and the page.

import { GatewayFailure, isOutage } from "../client/gateway-failure.ts";
import { terminal } from "../contract/terminal.ts";
import type { Definition } from "../one-thing/definition.ts";
import { listNames, serviceCodes } from "../one-thing/service-lists.ts";
import type { HandlingPorts } from "./handling/handling-rules.ts";
import type { PortalParts } from "./portal-parts.ts";
import { portalTexts } from "./texts.ts";
import { readEntry, withPick } from "./visit/entry.ts";

/** A listed one-thing without a definition in this build. */
class UnknownThing extends Error {}

export function handlingPorts(parts: PortalParts): HandlingPorts {
  const { ports, visibility, client, memory, root, send, tell, report, outage } = parts;
  const { clock, origin } = ports;

  async function definitionOf(code: string): Promise<Definition> {
    if (!ports.definitionCodes.includes(code)) throw new UnknownThing(code);
    return (await ports.loadDefinition(code)).definition;
  }

  const chosenFor = (code: string) => {
    const chosen = memory.beforehand();
    return chosen?.code === code ? chosen : undefined;
  };

  return {
    user: () => root().user,
    taken: memory.taken,
    take: memory.take,
    actsFor: () => root().actsFor,
    definition: definitionOf,
    look: async (code) => {
      const definition = await definitionOf(code);
      const oneThingId = definition.oneThing.id;
      return { definition, notices: await client.call("noticeList", { oneThingId, terminal }) };
    },
    drafts: async (oneThingId, instanceId) => {
      const ask = { oneThingId, userFrom: root().userFrom, ...(instanceId && { instanceId }) };
      return (await client.call("catalogBindList", ask)).drafts;
    },
    // Face check and choice of a company load together with their dialog, which shows its own failures.
    face: async (oneThingId, confirmed) => {
      const { createFaceCheck } = await import("./handling/face-check.ts");
      const begin = () => client.call("cardIdToRandomId", { oneThingId });
      const result = (id: string) => client.call("pcGetFaceResult", { id });
      return createFaceCheck({ begin, result, visibility, refuse: tell, confirmed }, clock);
    },
    companies: async (chosen) => {
      const { createCompanyChoice } = await import("./handling/company-choice.ts");
      const list = () => client.call("authorizeList", {});
      const applyAgain = (id: string) => client.call("applyAuthorization", { id });
      return createCompanyChoice({ list, applyAgain, chosen }, clock);
    },
    isOpenToCompanies: async (id) => {
      return listNames(await client.call("serviceList", { code: serviceCodes.companyService }), id);
    },
    goOut: (url) => {
      // A designer's address may lead anywhere on the web, but must never run as a script.
      if (/^(https?:\/\/|\/(?!\/))/i.test(url)) ports.openExternal(url, !url.startsWith("/"));
      else report(new Error(`Not an address to hand over to: ${url}`));
    },
    login: (pick) => {
      const path = pick.here ? readEntry(ports.address.read()).path : `/guide/${pick.code}`;
      memory.waitForLogin({ ...pick, ...(pick.here && { path }) });
      const back = origin + path;
      send({ type: "LOGIN", returnTo: memory.works() ? back : withPick(back, pick) });
    },
    toCompanyServices: () => ports.navigate({ page: "list", kind: "enterprise" }),
    handled: ({ code, aim, areaId, company, draftId }) => {
      if (aim === "guide") return ports.navigate({ page: "guide", code });
      const choices = chosenFor(code)?.choices ?? {};
      send({
        type: "OPEN",
        opening: draftId ? { kind: "draft", draftId } : { kind: "new", code, areaId, company, choices },
      });
    },
    townshipOf: (code) => chosenFor(code)?.areaId,
    townshipKept: (code, areaId) =>
      send({ type: "BEFOREHAND", given: { choices: {}, ...chosenFor(code), code, areaId } }),
    townshipConfirmed: (name) => send({ type: "TOAST", message: portalTexts.township(name) }),
    townshipChanged: (areaId) => root().session?.actor.send({ type: "TOWNSHIP", areaId }),
    faceRenewed: () => send({ type: "TOAST", message: portalTexts.faceRenewed }),
    failed: (error, { code, aim, here, draftId, oneThingId }) => {
      report(error);
      const again = () => {
        if (draftId !== undefined) send({ type: "RESUME", draftId, code });
        else if (aim === "guide") send({ type: "PICK", code, oneThingId, from: "list" });
        else send({ type: "APPLY", code, here });
      };
      if (isOutage(error)) outage.tell(error, again);
      // Another failed call has already shown its popup.
      else if (!(error instanceof GatewayFailure))
        tell(error instanceof UnknownThing ? portalTexts.unknownThing : portalTexts.busy);
    },
  };
}
