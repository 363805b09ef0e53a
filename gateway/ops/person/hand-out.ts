// Writes everything that is stored about a person into a folder, readable, with their files.

import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AuditParts } from "../../audit/audited.ts";
import { appendEntry } from "../../audit/trail.ts";
import { StartProblem } from "../../base/start-problem.ts";
import type { FileRow, PieceRow, SignatureRow } from "../../database/tables.ts";
import { idsAbout, rowsAbout, tablesAbout } from "../../database/upkeep/personal-data.ts";
import { cleanFileName } from "../../files/file-name.ts";
import type { FileStore } from "../../files/file-store.ts";

export interface Parts extends AuditParts {
  files: FileStore;
}

/** They prove who somebody is and say nothing about them. */
const proofs = ["sessionHash", "ticketHash", "tokenHash", "stateHash", "idempotencyKey", "fingerprint"];

export interface HandedOut {
  rows: number;
  files: number;
  /** Names of files that the store no longer has. */
  missing: string[];
}

/** `folder` must be new or empty. Throws a StartProblem. */
export async function handOut(parts: Parts, personId: string, folder: string): Promise<HandedOut> {
  const { database, clock, secrets } = parts;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartProblem(`The folder ${folder} is not empty: name a new one.`);
  }
  mkdirSync(join(folder, "files"), { recursive: true, mode: 0o700 });
  await database.transaction().execute((trx) =>
    appendEntry(trx, secrets.signature, {
      personId,
      actor: "operator",
      act: "export",
      what: "person",
      subject: "",
      at: clock.now(),
    }),
  );
  const ids = await idsAbout(database, personId);
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const each of tablesAbout) all[each.table] = await rowsAbout(database, each, ids);
  const text = JSON.stringify(
    { personId, handedOutAt: new Date(clock.now()).toISOString(), ...all },
    readable,
    2,
  );
  writeFileSync(join(folder, "person.json"), `${text}\n`, { mode: 0o600 });

  const missing: string[] = [];
  const named = namedFiles(all);
  for (const { id, name } of named) {
    const bytes = await parts.files.open(id);
    const path = join(folder, "files", `${id}-${cleanFileName(name)}`);
    if (bytes) await writeFile(path, bytes, { mode: 0o600 });
    else missing.push(name);
  }
  const rows = Object.values(all).reduce((sum, each) => sum + each.length, 0);
  return { rows, files: named.length - missing.length, missing };
}

/** What the file store has of these rows. */
export function namedFiles(all: Record<string, object[]>): { id: string; name: string }[] {
  const files = (all.files ?? []) as FileRow[];
  const signatures = (all.signatures ?? []) as SignatureRow[];
  const pieces = (all.uploadPieces ?? []) as PieceRow[];
  return [
    ...files.map(({ id, name }) => ({ id, name })),
    ...signatures.flatMap(({ id, kind }) => (kind === "drawn" ? [{ id, name: "signature.png" }] : [])),
    ...pieces.map(({ storedId, piece }) => ({ id: storedId, name: `piece-${piece}` })),
  ];
}

/** Times as dates, JSON in columns as what it says, proofs left out. */
function readable(key: string, value: unknown): unknown {
  if (proofs.includes(key)) return undefined;
  if (typeof value === "number" && (/At$/.test(key) || ["at", "applyTime"].includes(key))) {
    return new Date(value).toISOString();
  }
  if (key === "wish") return { ...JSON.parse(String(value)), key: undefined };
  if (typeof value !== "string" || !/^[{[]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
