// Keeps all that one person stores within the quota of a person.

import { bytesInMB } from "../../engine/one-thing/file-limits.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { fileBytesOf } from "../database/attachments.ts";
import type { Database } from "../database/tables.ts";
import { pieceBytesOf } from "../database/upload-pieces.ts";

/** Ten drafts filled to their limit. */
export const usualQuotaMB = 2000;

/**
 * Throws a Refusal (413) when `more` bytes do not fit beside the files of the person, submitted or not, and the pieces on their way.
 * It is 413 and not 507, because the person can make room and the platform still has some.
 */
export async function demandQuota(
  database: Database,
  ownerId: string,
  more: number,
  megabytes: number = usualQuotaMB,
): Promise<void> {
  const stored = (await fileBytesOf(database, ownerId)) + (await pieceBytesOf(database, ownerId));
  if (stored + more > megabytes * bytesInMB) throw new Refusal(413, words.personFull(megabytes));
}
