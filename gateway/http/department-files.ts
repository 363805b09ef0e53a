// Hands out the papers of the applications that a department's system has.

import { Hono } from "hono";
import { departmentFilePath } from "../../engine/contract/departments.ts";
import { signatureCanvas } from "../../engine/signature/canvas.ts";
import { appendEntry } from "../audit/trail.ts";
import type { GatewayEnv } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { fileHandedOver, handedOverTo } from "../database/outbox.ts";
import { isOfSystem } from "../office/departments.ts";
import type { TakesBody } from "./checks/body.ts";
import { actorOf } from "./department-events.ts";
import type { GatewayParts } from "./gateway-parts.ts";
import { departmentOfCall } from "./known-department.ts";
import type { HandsOut } from "./stored-papers.ts";

export function departmentFileRoutes(
  parts: GatewayParts,
  known: TakesBody,
  handOut: HandsOut,
): Hono<GatewayEnv> {
  const { clock, database, departments = {}, secrets } = parts;
  const routes = new Hono<GatewayEnv>();

  routes.get(departmentFilePath(":id"), known(0), async (call) => {
    const { key } = departmentOfCall(call, parts);
    const found = await fileHandedOver(database, call.req.param("id") ?? "");
    const handed = found ? await handedOverTo(database, found.applicationId) : [];
    const theirs = handed.filter(isOfSystem(departments, key));
    if (!found || !theirs.some(({ fileIds }) => fileIds.includes(found.id)))
      throw new Refusal(404, words.notFound);
    const { id, ownerId, name = words.signatureFile, type = signatureCanvas.imageType } = found;
    const paper = await handOut(call, actorOf(key), { ...found, name, type });
    const entry = { personId: ownerId, actor: actorOf(key), act: "download", what: "department" } as const;
    const at = clock.now();
    try {
      await database
        .transaction()
        .execute((trx) => appendEntry(trx, secrets.signature, { ...entry, subject: id, at }));
    } catch (problem) {
      await paper.body?.cancel();
      throw problem;
    }
    return paper;
  });
  return routes;
}
