// A person goes in; that person's applications and drafts come out, newest first, and each application's whole story.

import { Hono } from "hono";
import { formatDateTime } from "../../engine/check/calendar.ts";
import type { WireDeclaration } from "../../engine/declaration/wire-types.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { answer, askOf, type GatewayEnv, personOf } from "../context.ts";
import { contracts } from "../contracts.ts";
import { eventsOf, findApplication, listApplications, mattersOf } from "../database/applications.ts";
import { listDrafts } from "../database/drafts.ts";
import type { ApplicationRow, DraftRow } from "../database/tables.ts";
import type { GatewayParts } from "../parts.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";

const draftStatus = "暂存件";

export function applicationRoutes({ content, database }: GatewayParts): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();

  routes.post(contracts.applications.path, async (call) => {
    const { status } = askOf<{ status?: string }>(call);
    const ownerId = personOf(call).id;
    const drafts = status === undefined || status === draftStatus ? await listDrafts(database, ownerId) : [];
    const submitted = status === draftStatus ? [] : await listApplications(database, ownerId, status);
    const items = [
      ...(await Promise.all(drafts.map(draftSummary))),
      ...submitted.map((row) => ({ at: row.submittedAt, item: summary(row) })),
    ];
    return answer(
      call,
      items.toSorted((one, other) => other.at - one.at).map(({ item }) => item),
    );
  });

  routes.get(contracts.projectInfo.path, async (call) => {
    const { id } = askOf<{ id: string }>(call);
    const row = await findApplication(database, personOf(call).id, id);
    if (!row) throw new Refusal(404, words.notFound);
    const matters = await mattersOf(database, id);
    const events = await eventsOf(database, id);
    const history = (matter: string) =>
      events
        .filter(({ matterInfoId }) => matterInfoId === matter)
        .map(({ status, note, at }) => ({ status, time: formatDateTime(at), note }));
    const { applicantNameText, applicantPaperCodeText, applicantMobileText, promisedBy, receiptHash } = row;
    return answer(call, {
      ...summary(row),
      ...{ applicantNameText, applicantPaperCodeText, applicantMobileText, promisedBy, receiptHash },
      matters: matters.map(({ applicationId, position, ...matter }) => ({
        ...matter,
        history: history(matter.matterInfoId),
      })),
      formContent: JSON.parse(row.formContent) as unknown,
      materials: JSON.parse(row.materials) as unknown,
    });
  });

  function summary(row: ApplicationRow) {
    const { id, oneThingId, oneThingName, code, status, statusNote, number, townshipName } = row;
    return {
      ...{
        id,
        kind: "application",
        oneThingId,
        oneThingName,
        code,
        status,
        statusNote,
        number,
        townshipName,
      },
      ...looksOf(content.byCode(code)),
      time: formatDateTime(row.submittedAt),
    };
  }

  async function draftSummary(row: DraftRow) {
    const { id, oneThingId, code } = row;
    const definition = content.byCode(code) ?? (await content.byVersion(row.definition))?.definition;
    const { areaId } = JSON.parse(row.declaration) as WireDeclaration;
    const item = {
      ...{ id, kind: "draft", oneThingId, code, status: draftStatus, number: null },
      ...looksOf(definition),
      oneThingName: definition?.oneThing.name ?? code,
      statusNote: words.statusNotes[draftStatus],
      time: formatDateTime(row.savedAt),
      townshipName: areaId === null ? null : (definition?.townships[areaId] ?? null),
    };
    return { at: row.savedAt, item };
  }

  /** A one-thing that was taken out of the portal has no look of its own any more. */
  const looksOf = (definition: Definition | undefined) => ({
    icon: definition?.oneThing.icon ?? "",
    hue: definition?.oneThing.guide.theme.hue ?? "ash",
  });
  return routes;
}
