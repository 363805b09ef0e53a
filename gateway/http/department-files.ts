// Hands out the papers of the applications that a department's system has.

import { Hono } from "hono";
import { departmentFilePath } from "../../engine/contract/departments.ts";
import { signatureCanvas } from "../../engine/signature/canvas.ts";
import { appendEntry } from "../audit/trail.ts";
import type { GatewayEnv } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { fileHandedOver, handedOverTo } from "../database/outbox.ts";
import { ChangedFile, intactContent } from "../files/intact-files.ts";
import { isOfSystem } from "../office/departments.ts";
import { actorOf } from "./department-events.ts";
import type { GatewayParts } from "./gateway-parts.ts";
import { departmentOfCall, knownDepartment } from "./known-department.ts";
import { ownPaper } from "./own-paper.ts";

export function departmentFileRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { clock, database, departments = {}, files, report, secrets } = parts;
  const routes = new Hono<GatewayEnv>();

  routes.get(departmentFilePath(":id"), knownDepartment(parts, 0), async (call) => {
    const { key } = departmentOfCall(call, parts);
    const found = await fileHandedOver(database, call.req.param("id") ?? "");
    const handed = found ? await handedOverTo(database, found.applicationId) : [];
    const theirs = handed.filter(isOfSystem(departments, key));
    if (!found || !theirs.some(({ fileIds }) => fileIds.includes(found.id)))
      throw new Refusal(404, words.notFound);
    const { id, ownerId, size, name = words.signatureFile, type = signatureCanvas.imageType } = found;
    const content = await intactContent(files, found);
    if (!content) {
      report(new ChangedFile(`The stored file ${id} is missing or changed.`), "files");
      throw new Refusal(410, words.fileLost(name));
    }
    const entry = { personId: ownerId, actor: actorOf(key), act: "download", what: "department" } as const;
    await database
      .transaction()
      .execute((trx) => appendEntry(trx, secrets.signature, { ...entry, subject: id, at: clock.now() }));
    return ownPaper(call, content, { name, type, size }, report);
  });
  return routes;
}
