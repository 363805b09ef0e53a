// The sweep takes little, into a bin, and never stumbles over what it does not know.

import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readWhole } from "../../../gateway/files/file-store.ts";
import { folderStore } from "../../../gateway/files/folder-store.ts";
import { sweepFiles } from "../../../gateway/files/sweep-files.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { pdf } from "../setup/declarations.ts";

const day = 24 * 3_600_000;
const later = (days: number): number => Date.now() + days * day;
const idOf = (number: number): string => number.toString(16).padStart(32, "0");
const folder = () => temporaryFolder("portal-store");
const none = async () => new Set<string>();

async function storeOf(count: number, place = folder()) {
  const told: string[] = [];
  const store = folderStore(place, (sentence) => told.push(sentence));
  for (let number = 0; number < count; number += 1) await store.save(idOf(number), pdf);
  return { store, place, told };
}

test("[7] a sweep takes at most a handful or a twentieth, and nothing when more would go", async () => {
  const { store } = await storeOf(21);
  await expect(sweepFiles(store, none, later(2))).rejects.toThrow(
    /21 of 21 stored files, so nothing was swept/,
  );
  expect(await store.list()).toHaveLength(21);
  const allButTwo = async (ids: string[]) => new Set(ids.slice(2));
  expect(await sweepFiles(store, allButTwo, later(2))).toEqual([idOf(0), idOf(1)]);
  expect(await store.list()).toHaveLength(19);
});

test("[7] a swept file can be taken back from the bin for thirty days", async () => {
  const { store, place } = await storeOf(1);
  await sweepFiles(store, none, later(2));
  expect(await readWhole(store, idOf(0))).toBeUndefined();
  const binned = () => readdirSync(join(place, "bin"), { recursive: true }).map(String);
  expect(binned().some((path) => path.endsWith(idOf(0)))).toBe(true);
  await store.tidy(later(31));
  expect(binned()).toHaveLength(2);
  await store.tidy(later(34));
  expect(binned()).toEqual([]);
});

test("[7] half files go after a day, and a failed upload leaves none", async () => {
  const { store, place } = await storeOf(1);
  const half = join(place, "00", `${idOf(7)}.part`);
  writeFileSync(half, "half");
  await store.tidy(Date.now());
  expect(readdirSync(join(place, "00"))).toHaveLength(2);
  await store.tidy(later(2));
  expect(readdirSync(join(place, "00"))).toEqual([idOf(0)]);
  async function* breaking() {
    yield Buffer.from("half");
    throw new Error("gone");
  }
  await expect(store.save(idOf(8), breaking())).rejects.toThrow("gone");
  expect(readdirSync(join(place, "00"))).toEqual([idOf(0)]);
});

test("[7] what does not belong into the folder is left alone and told once", async () => {
  const { store, place, told } = await storeOf(1);
  writeFileSync(join(place, "readme.txt"), "");
  writeFileSync(join(place, "00", `ff${idOf(9).slice(2)}`), "of other first digits");
  mkdirSync(join(place, "00", idOf(9)));
  mkdirSync(join(place, "lost+found"));
  for (const _twice of [1, 2]) {
    expect(await store.list()).toHaveLength(1);
    await sweepFiles(store, none, later(0));
  }
  expect(told).toHaveLength(4);
  expect(told[0]).toMatch(/does not belong into the folder of files: it is left alone/);
});

test("[7] files that go while the folder is read, and a folder that is not there, are no error", async () => {
  const { store, place } = await storeOf(300);
  for (let number = 0; number < 300; number += 2) utimesSync(join(place, "00", idOf(number)), 0, 0);
  const listing = store.list();
  for (let number = 0; number < 300; number += 3) rmSync(join(place, "00", idOf(number)), { force: true });
  expect((await listing).length).toBeGreaterThanOrEqual(200);
  expect(await folderStore(join(place, "absent")).list()).toEqual([]);
});
