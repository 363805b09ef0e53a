// A person goes in; the companies that have authorised that person come out, and an authorisation is applied for again.

import { Hono } from "hono";
import { answer, askOf, type GatewayEnv, personOf } from "../context.ts";
import { contracts } from "../contracts.ts";
import { applyAgain, findCompany, listCompanies } from "../database/companies.ts";
import { effect } from "../effect.ts";
import type { GatewayParts } from "../parts.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";

export function companyRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();

  routes.post(contracts.authorizeList.path, async (call) =>
    answer(call, await listCompanies(parts.database, personOf(call).id)),
  );

  routes.post(contracts.applyAuthorization.path, async (call) => {
    const { id } = askOf<{ id: string }>(call);
    const { id: ownerId } = personOf(call);
    const company = await effect(call, parts, async (trx, now) => {
      const applied = await applyAgain(trx, ownerId, id, now);
      const found = await findCompany(trx, ownerId, id);
      if (!found) throw new Refusal(404, words.notFound);
      if (!applied) throw new Refusal(409, words.notAgain);
      return found;
    });
    return answer(call, company);
  });
  return routes;
}
