// Lists a person's applications and drafts, what waits for the person before the rest, newest first; and shows one of them in full.

import { applicationStatuses, waitsFor } from "../../../engine/application/application-life.ts";
import { isToMend, matterStatuses } from "../../../engine/application/matter-life.ts";
import { todayInShanghai } from "../../../engine/check/calendar.ts";
import type { ApplicationStatus } from "../../../engine/contract/types.gen.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { offerOf } from "../../../engine/one-thing/offer.ts";
import type { Person } from "../../base/person.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import type { ApplicationRow } from "../../database/application-rows.ts";
import {
  applicationsOf,
  applicationsWith,
  eventsOf,
  findApplication,
  listApplications,
  mattersOf,
  mattersOfAll,
} from "../../database/applications.ts";
import { filesOfDraft } from "../../database/attachments.ts";
import { findDraft, listDrafts } from "../../database/drafts.ts";
import { supplementsOf } from "../../database/supplements.ts";
import type { DraftRow } from "../../database/tables.ts";
import { letGo } from "../../declaring/changes-of.ts";
import { statusesToday } from "../../declaring/current-application.ts";
import { earlierAnswersOf } from "../../declaring/earlier-answers.ts";
import { statusWithMatters } from "../../declaring/status.ts";
import {
  applicationDetail,
  applicationSummary,
  draftDetail,
  draftSummary,
} from "../../declaring/views/application-views.ts";
import { companyOf, companyWanted, isSeen, principalFor } from "../../declaring/who-declares.ts";
import { wholeDraft } from "../../declaring/whole-draft.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

const toMend = matterStatuses.filter((status) => isToMend({ status }));

/** Rows of one page of the list. */
export const pageSize = 10;

/** One row of the list before its details are read. */
interface Listed {
  id: string;
  at: number;
  status: ApplicationStatus;
  waits: boolean;
  /** The text that a search looks at. */
  text: string;
  draft?: DraftRow;
}

export function applicationRoutes(
  handle: Handle,
  { clock, content, database, files, settings }: GatewayParts,
): void {
  const { draftDays } = settings;

  handle("earlierAnswers", async ({ ask: { instanceId = "" }, person }) => {
    const wanted = instanceId || companyWanted(person, "");
    return earlierAnswersOf({ content, database }, person, wanted);
  });

  handle("applications", async ({ ask: { status, search = "", page = 1 }, person }) => {
    const current = await statusesToday(database, person.id, clock.now());
    const seen = await isSeen(database, person);
    const corrected = await applicationsWith(database, person.id, toMend);
    const kept = (await listApplications(database, person.id)).filter(seen);
    const drafts = await Promise.all(
      (await listDrafts(database, person.id)).filter(seen).map((row) => listedDraft(person, row)),
    );
    const found: Listed[] = [
      ...drafts,
      ...kept.map((row) => {
        const { id, submittedAt: at, oneThingName, companyName, number } = row;
        const today = current(row);
        const waits = waitsFor(today.status, corrected.has(id)) !== null;
        const text = plain(`${oneThingName} ${companyName ?? ""} ${number}`);
        return { id, at, status: today.status, waits, text };
      }),
    ].filter(({ text }) => text.includes(plain(search)));
    const counts = Object.fromEntries(
      applicationStatuses.map((each) => [each, found.filter((one) => one.status === each).length]),
    ) as Record<ApplicationStatus, number>;
    const wanted = found
      .filter((one) => status === undefined || one.status === status)
      .toSorted((one, other) => Number(other.waits) - Number(one.waits) || other.at - one.at);
    const shown = wanted.slice((page - 1) * pageSize, page * pageSize);
    const items = await itemsOf(person, shown, current);
    return {
      items,
      total: wanted.length,
      all: found.length,
      counts,
      page,
      pageSize,
    };
  });

  async function itemsOf(
    person: Person,
    shown: readonly Listed[],
    current: Awaited<ReturnType<typeof statusesToday>>,
  ) {
    const ids = shown.flatMap(({ id, draft }) => (draft ? [] : [id]));
    const rows = new Map((await applicationsOf(database, person.id, ids)).map((row) => [row.id, row]));
    const matters = await mattersOfAll(database, ids);
    const items = shown.map(async ({ id, draft }) => {
      if (draft)
        return draftSummary(
          draft,
          await definitionOf(draft),
          await companyName(person, draft),
          clock.now(),
          draftDays,
        );
      const row = rows.get(id);
      const own = matters.filter(({ applicationId }) => applicationId === id);
      return row && applicationSummary(row, statusWithMatters(current(row), own), content.byCode(row.code));
    });
    // It was withdrawn between the two queries.
    return (await Promise.all(items)).filter((item) => item !== undefined);
  }

  handle("projectInfo", async ({ ask: { id, full }, person }) => {
    const found = await findApplication(database, person.id, id);
    const row = found && (await isSeen(database, person))(found) ? found : undefined;
    const whole = full !== undefined;
    const detail = row ? await detailOf(person, row, whole) : await detailOfDraft(person, id, whole);
    return detail;
  });

  async function detailOf(person: Person, row: ApplicationRow, full: boolean) {
    const current = await statusesToday(database, person.id, clock.now());
    const matters = await mattersOf(database, row.id);
    const company = await companyOf(database, person, row.companyId);
    return applicationDetail({
      row,
      current: statusWithMatters(current(row), matters),
      matters,
      events: await eventsOf(database, row.id),
      supplements: await supplementsOf(database, row.id),
      files: await filesOfDraft(database, person.id, row.draftId),
      definition: content.byCode(row.code),
      company: company && { id: company.id, state: company.state },
      full,
    });
  }

  async function detailOfDraft(person: Person, id: string, full: boolean) {
    const draft = await findDraft(database, person.id, id);
    if (!draft || draft.closedAt !== null || !(await isSeen(database, person))(draft))
      throw new Refusal(404, words.notFound);
    const { view } = await wholeDraft(database, draft, files);
    const principal = principalFor(person, await companyOf(database, person, draft.companyId));
    const detail = draftDetail(draft, view, await definitionOf(draft), principal, clock.now(), full);
    const today = todayInShanghai(clock.now());
    const notAsked = await letGo(content, draft, view, principal, today);
    const newest = content.byId(draft.oneThingId);
    const ended = newest !== undefined && !offerOf(newest.oneThing, today).draftsGoOn;
    return { ...detail, notAsked, ended };
  }

  async function listedDraft(person: Person, draft: DraftRow): Promise<Listed> {
    const name = (await definitionOf(draft))?.oneThing.name ?? draft.code;
    const text = plain(`${name} ${(await companyName(person, draft)) ?? ""}`);
    return { id: draft.id, at: draft.savedAt, status: "暂存件", waits: false, text, draft };
  }

  async function definitionOf({ code, definition }: DraftRow): Promise<Definition | undefined> {
    return content.byCode(code) ?? (await content.byVersion(definition))?.definition;
  }

  async function companyName(person: Person, { companyId }: DraftRow): Promise<string | null> {
    return (await companyOf(database, person, companyId))?.companyName ?? null;
  }
}

/** Numbers are shown in groups of four, and can be searched like that. */
const plain = (text: string): string => text.replace(/\s/g, "").toLowerCase();
