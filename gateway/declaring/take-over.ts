// Makes a new draft with the answers and files of a submitted application, as far as the current definition knows them.

import { renamedMaterials } from "../../engine/change/declared-names.ts";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import type { WireDeclaration } from "../../engine/contract/types.gen.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import { fromWire } from "../../engine/declaration/wire/from-wire.ts";
import { migrated } from "../../engine/declaration/wire/migrated.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { firstStep } from "../../engine/one-thing/step-of.ts";
import type { Clock } from "../base/clock.ts";
import type { Person } from "../base/person.ts";
import type { Random } from "../base/random.ts";
import { newId } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { ApplicationRow } from "../database/application-rows.ts";
import { addFile, filesOfDraft } from "../database/attachments.ts";
import type { Definitions } from "../database/definitions.ts";
import { addDraft, countDrafts, mostDrafts } from "../database/drafts.ts";
import type { Database, DraftRow, FileRow, Trx } from "../database/tables.ts";
import type { FileStore } from "../files/file-store.ts";
import { ChangedFile, intactContent } from "../files/intact-files.ts";
import { demandQuota } from "../files/quota.ts";
import { demandOpen } from "./offering.ts";
import { draftView } from "./views/draft-views.ts";
import { companyOf, demandCompany, demandRealName, principalFor } from "./who-declares.ts";

export interface TakenOver {
  draft: DraftRow;
  /** Copies, so that the submitted files stay unchanged. */
  files: FileRow[];
}

interface Parts {
  clock: Clock;
  content: Definitions;
  database: Database;
  files: FileStore;
  random: Random;
  report(error: unknown, source: string): void;
}

/**
 * Licences are looked up again and nothing is signed, since both belong to the day on which they were given. The copies are already stored;
 * whoever does not write its rows removes them again. Throws a Refusal: 403, 404.
 */
export async function takeOver(
  parts: Parts,
  person: Person,
  application: ApplicationRow,
): Promise<TakenOver> {
  demandRealName(person);
  const { content, database, clock, random } = parts;
  const definition = content.byId(application.oneThingId);
  if (!definition) throw new Refusal(404, words.noSuchThing);
  const { companyId } = application;
  demandOpen(definition, content, todayInShanghai(clock.now()));
  await demandCompany(database, person, definition, companyId);
  const now = clock.now();
  const draft = { id: newId(random), ownerId: person.id, companyId, createdAt: now, savedAt: now };
  const files = await copies(parts, application, definition, draft.id);
  const declaration = JSON.parse(application.declaration) as WireDeclaration;
  const row: DraftRow = {
    ...draft,
    oneThingId: definition.oneThing.id,
    code: definition.oneThing.code,
    definition: definition.version,
    revision: 1,
    closedAt: null,
    declaration: "",
    former: null,
  };
  const view = { ...draftView({ ...row, declaration: application.declaration }, files, []), declaration };
  const principal = principalFor(person, await companyOf(database, person, companyId));
  const today = migrated(definition.oneThing, view);
  const record = { ...fromWire(definition, today, principal), step: firstStep(definition.oneThing) };
  const wire = evaluate(definition, record, todayInShanghai(now)).wire;
  return { draft: { ...row, declaration: JSON.stringify(wire) }, files };
}

/** Throws a Refusal when the person already has too many drafts (409) or too many files in them (413). */
export async function keepTakenOver(trx: Trx, { draft, files }: TakenOver, quotaMB?: number): Promise<void> {
  if ((await countDrafts(trx, draft.ownerId)) >= mostDrafts) throw new Refusal(409, words.tooManyDrafts);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  await demandQuota(trx, draft.ownerId, bytes, quotaMB);
  await addDraft(trx, draft);
  for (const file of files) await addFile(trx, file);
}

async function copies(
  { database, files: store, clock, random, report }: Parts,
  { ownerId, draftId: from }: ApplicationRow,
  { oneThing }: Definition,
  draftId: string,
): Promise<FileRow[]> {
  const made: FileRow[] = [];
  const today = renamedMaterials(oneThing);
  for (const file of await filesOfDraft(database, ownerId, from)) {
    const material = today.get(file.material) ?? file.material;
    if (!Object.hasOwn(oneThing.materials, material)) continue;
    const copy = { ...file, id: newId(random), draftId, material, createdAt: clock.now() + made.length };
    try {
      const content = await intactContent(store, file);
      if (!content) throw new ChangedFile(`The stored file ${file.id} is missing or changed.`);
      await store.save(copy.id, content);
    } catch (problem) {
      // A lost file keeps its row: the new draft tells its name and asks for it again.
      if (!(problem instanceof ChangedFile)) throw problem;
      report(problem, "files");
    }
    made.push(copy);
  }
  return made;
}
