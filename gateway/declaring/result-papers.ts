// Takes the papers that a department issues into the store, as files of the application's owner.

import { fileKinds } from "../../engine/one-thing/file-kinds.ts";
import { bytesInMB } from "../../engine/one-thing/file-limits.ts";
import type { Random } from "../base/random.ts";
import { newId } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { ApplicationRow } from "../database/application-rows.ts";
import { resultPlace } from "../database/attachments.ts";
import type { FileRow } from "../database/tables.ts";
import type { Scanner } from "../files/clamd.ts";
import { fileKind } from "../files/file-kind.ts";
import { cleanFileName } from "../files/file-name.ts";
import { type FileStore, inOnePiece } from "../files/file-store.ts";
import { removeStored } from "../files/remove-stored.ts";
import { scanning } from "../files/scan.ts";
import { faultOf } from "../files/whole-file.ts";

/** Kinds that every citizen can open. */
const kinds = ["pdf", "ofd", "jpg", "png"] as const;
/** Bytes of all papers of one event. */
export const mostResultBytes = 20 * bytesInMB;

export interface GivenPaper {
  name: string;
  bytes: Uint8Array;
}

/** Stores them and returns their rows, which are not written yet. Throws a Refusal (400, 413; 503 while the scanner is away) and stores nothing. */
export async function storeResults(
  { files, random, scanner }: { files: FileStore; random: Random; scanner?: Scanner | undefined },
  { ownerId, draftId }: Pick<ApplicationRow, "ownerId" | "draftId">,
  matterInfoId: string,
  papers: readonly GivenPaper[],
  now: number,
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for (const { name: given, bytes } of papers) {
    const { bytes: passing, scanned } = scanning(inOnePiece(bytes), mostResultBytes, words.tooLarge);
    for await (const _ of passing);
    const facts = scanned();
    const name = cleanFileName(given);
    const kind = fileKind(facts, name);
    if (!kind || !(kinds as readonly string[]).includes(kind))
      throw new Refusal(400, words.fileKind(kinds.join("、").toUpperCase()));
    const fault = faultOf(kind, facts);
    if (fault) throw new Refusal(400, fault);
    const { size, sha256 } = facts;
    const material = resultPlace(matterInfoId);
    const more = { type: fileKinds[kind].type, size, sha256, createdAt: now + rows.length };
    rows.push({ id: newId(random), draftId, ownerId, material, name, ...more });
  }
  try {
    for (const [at, { id }] of rows.entries()) {
      const bytes = inOnePiece(papers[at]?.bytes ?? new Uint8Array());
      await files.save(id, scanner?.(bytes) ?? bytes);
    }
  } catch (problem) {
    await removeStored(
      files,
      rows.map(({ id }) => id),
    );
    throw problem;
  }
  return rows;
}
