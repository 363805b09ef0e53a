// Keeps what the stand-ins must remember, a file each: a restart loses nothing, and processes over one folder agree.

import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, readdir, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface Kept {
  /** False when there is one under that name already: only the first counts. `until`: epoch milliseconds. */
  add(name: string, value: unknown, until: number): Promise<boolean>;
  look<Value>(name: string): Promise<Value | undefined>;
  /** Gives it to one caller, once. */
  take<Value>(name: string): Promise<Value | undefined>;
  /** Deletes what is past its time. */
  sweep(): Promise<void>;
}

export function keptIn(folder: string, clock: { now(): number }): Kept {
  const placeOf = (name: string) => join(folder, `${createHash("sha256").update(name).digest("hex")}.json`);

  async function read(place: string): Promise<{ value: never; until: number } | undefined> {
    const text = await readFile(place, "utf8").catch(missing);
    return text === undefined ? undefined : JSON.parse(text);
  }

  async function look(name: string): Promise<never | undefined> {
    const found = await read(placeOf(name));
    return found && found.until > clock.now() ? found.value : undefined;
  }

  return {
    async add(name, value, until) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${randomUUID()}.new`);
      await writeFile(draft, JSON.stringify({ value, until }), { mode: 0o600 });
      // A name appears whole or not at all, and to one writer.
      const first = await link(draft, placeOf(name)).then(() => true, taken);
      await unlink(draft);
      return first;
    },
    look,
    async take(name) {
      const value = await look(name);
      const mine = await unlink(placeOf(name)).then(() => true, missing);
      return mine ? value : undefined;
    },
    async sweep() {
      for (const file of (await readdir(folder).catch(missing)) ?? []) {
        const place = join(folder, file);
        const found = file.endsWith(".json") ? await read(place) : undefined;
        if (found && found.until <= clock.now()) await rm(place, { force: true });
      }
    },
  };
}

function missing(problem: NodeJS.ErrnoException): undefined {
  if (problem.code !== "ENOENT") throw problem;
}

function taken(problem: NodeJS.ErrnoException): false {
  if (problem.code !== "EEXIST") throw problem;
  return false;
}
