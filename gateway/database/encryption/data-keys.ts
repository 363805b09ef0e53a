// Knows with which keys the database is encrypted, and refuses to start with others.

import { keyIdOf } from "../../base/hashes.ts";
import type { Keys } from "../../base/keys.ts";
import { StartProblem } from "../../base/start-problem.ts";
import { addOnce } from "../any-row.ts";
import type { Database } from "../tables.ts";
import { type Reencrypted, reencrypt } from "./reencrypt.ts";

/** Throws a StartProblem when the data need a key that is not among these. */
export function demandDataKeys(ids: readonly string[], keys: Keys): void {
  const known = keys.map(keyIdOf);
  const lacking = ids.filter((id) => !known.includes(id));
  if (lacking.length === 0) return;
  throw new StartProblem(
    `The data are encrypted with another DATA_KEY than the one that is set (its id is ${lacking.join(", ")}): set that one, or DATA_KEY=KEY,OLD_KEY with both. Nothing was changed.`,
  );
}

/** The ids of the keys under which the database holds something. */
export async function dataKeyIds(database: Database): Promise<string[]> {
  const keys = await database.selectFrom("dataKeys").select("id").execute();
  return keys.map(({ id }) => id);
}

/**
 * Call it before anything is read. Data of a version that encrypted nothing are encrypted first; returns how many rows
 * that were. Throws a StartProblem when the data need another key.
 */
export async function prepareEncryption(database: Database, keys: Keys, now: number): Promise<number> {
  const rows = await fittingKeys(database, keys);
  const id = keyIdOf(keys[0]);
  await addOnce(database, "dataKeys", { id, addedAt: now, sealedAt: null });
  if (rows.some(({ sealedAt }) => sealedAt !== null)) return 0;
  const { done } = await reencrypt(database, keys);
  await database.updateTable("dataKeys").set({ sealedAt: now }).where("id", "=", id).execute();
  return done;
}

/** Once nothing needs the former keys any more, the database forgets them. Throws a StartProblem while no gateway uses the first key. */
export async function moveToFirstKey(database: Database, keys: Keys, now: number): Promise<Reencrypted> {
  const rows = await fittingKeys(database, keys);
  const id = keyIdOf(keys[0]);
  if (!rows.some((row) => row.id === id)) {
    throw new StartProblem("No gateway has been started with this DATA_KEY yet: start all of them first.");
  }
  const result = await reencrypt(database, keys);
  if (result.left === 0 && result.broken.length === 0) {
    await database.updateTable("dataKeys").set({ sealedAt: now }).where("id", "=", id).execute();
    await database.deleteFrom("dataKeys").where("id", "<>", id).execute();
  }
  return result;
}

/** Of all that the data need; throws when one of them is not among these. */
async function fittingKeys(database: Database, keys: Keys) {
  const rows = await database.selectFrom("dataKeys").selectAll().execute();
  demandDataKeys(
    rows.map(({ id }) => id),
    keys,
  );
  return rows;
}
