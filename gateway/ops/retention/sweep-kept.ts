// Deletes drafts, applications, audit trails and pieces of uploads that have been kept for as long as their kind is.

import type { RetentionKind } from "../../../engine/application/application-life.ts";
import type { AuditParts } from "../../audit/audited.ts";
import { appendEntry, noteSwept } from "../../audit/trail.ts";
import { inLots } from "../../base/in-lots.ts";
import type { Retention } from "../../base/retention.ts";
import { removeApplication } from "../../database/applications.ts";
import { endedChains, removeChain } from "../../database/audit-rows.ts";
import { removeDraft } from "../../database/drafts.ts";
import type { Trx } from "../../database/tables.ts";
import { batchSize, lockOutdated, type Outdated, outdatedKinds } from "../../database/upkeep/outdated.ts";
import { day, removeOld } from "../../database/upkeep/sweep-rows.ts";
import type { FileStore } from "../../files/file-store.ts";
import { removeStored } from "../../files/remove-stored.ts";

/** Of one sweep; the next one comes soon. */
const mostTrails = 500;

interface Parts extends AuditParts {
  files: FileStore;
}

/** In batches, each with its entries in the audit trail; their files go to the bin. Returns how many things were deleted. */
export async function sweepKept(parts: Parts, kept: Retention): Promise<number> {
  const { database, files, clock } = parts;
  const now = clock.now();
  let count = 0;
  for (const { what, find } of outdatedKinds) {
    const before = now - kept[what] * day;
    await inLots(async () => {
      const found = await find(database, before);
      const gone = await database.transaction().execute(async (trx) => {
        const ids: string[] = [];
        for (const { id } of found) {
          await lockOutdated(trx, what, id);
          const [each] = await find(trx, before, id);
          if (each) ids.push(...(await remove(trx, parts, what, each, now)));
        }
        return ids;
      });
      await files.bin(gone, now);
      count += found.length;
      return found.length === batchSize;
    });
  }
  // Nobody goes on with them. A piece whose bytes stay behind is one that the sweep of files finds.
  await removeOld(database, "uploadPieces", "createdAt", now - kept.piece * day, {
    together: batchSize,
    gone: { column: "storedId", hear: (ids) => removeStored(files, ids) },
  });
  await sweepTrails(parts, now, now - kept.audit * day);
  return count;
}

/** One after the other: of somebody who did much it is long. */
async function sweepTrails({ database, secrets }: Parts, now: number, before: number): Promise<void> {
  const ended = await endedChains(database, before, mostTrails);
  await inLots(async () => {
    const personId = ended.pop();
    if (personId === undefined) return false;
    await database.transaction().execute(async (trx) => {
      if (await removeChain(trx, personId, before)) await noteSwept(trx, secrets.signature, personId, now);
    });
    return true;
  });
}

async function remove(
  trx: Trx,
  { secrets }: Parts,
  what: RetentionKind,
  { id, ownerId, draftId }: Outdated,
  now: number,
): Promise<string[]> {
  const files =
    what === "draft" ? await removeDraft(trx, draftId) : await removeApplication(trx, { id, draftId });
  const entry = { personId: ownerId, actor: "retention", act: "erase", subject: id, at: now } as const;
  await appendEntry(trx, secrets.signature, { ...entry, what });
  return files;
}
