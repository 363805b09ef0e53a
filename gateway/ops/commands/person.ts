// Hands out or erases all data of a person: `npm run person -- export NUMBER FOLDER`, `npm run person -- erase NUMBER [--yes]`.

import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { ownCommandLine } from "../../../content/command-line.ts";
import { storeOf } from "../../data/store-of.ts";
import { dataKeyIds, demandDataKeys } from "../../database/encryption/data-keys.ts";
import { demandCurrent } from "../../database/migrate.ts";
import { demoSecrets } from "../../settings/secrets.ts";
import type { Settings } from "../../settings/settings.ts";
import { demandKeys } from "../keys/rotate.ts";
import { erase } from "../person/erase.ts";
import { findPersonId } from "../person/find-person.ts";
import { handOut, type Parts } from "../person/hand-out.ts";
import { demandSettings, giveUp } from "../start.ts";
import { demandDatabase, withDatabase } from "../with-database.ts";

const usage =
  "Usage: npm run person -- export NUMBER FOLDER, or npm run person -- erase NUMBER [--yes]. NUMBER is an ID number or the person's id.";

interface Wish {
  person: string;
  folder: string;
  yes: boolean;
}

type Action = (parts: Parts, settings: Settings, wish: Wish) => Promise<void>;

const actions: Record<string, Action> = {
  async export(parts, _, { person, folder }) {
    const { rows, files, missing } = await handOut(parts, person, resolve(folder));
    console.log(
      `Everything about ${person} is in ${resolve(folder)}: ${rows} rows in person.json and ${files} files.`,
    );
    for (const name of missing) console.error(`The file ${name} is missing in the store.`);
    if (missing.length > 0) process.exitCode = 1;
  },

  async erase(parts, { retention }, { person, yes }) {
    const pretend = !yes;
    const { drafts, applications, files, kept } = await erase(parts, person, retention, pretend);
    const what = `${drafts} drafts and ${applications} applications of ${person} with all that belongs to them`;
    if (pretend) console.log(`${what} would be erased. Nothing was; do it with --yes.`);
    else console.log(`${what}, ${files} files among it, are erased.`);
    for (const sentence of kept) console.log(sentence);
    if (kept.length === 0)
      return console.log("Nothing else is left but the audit trail, which knows an id only.");
    process.exitCode = 1;
  },
};

async function main(): Promise<void> {
  const { words, values } = ownCommandLine({
    usage,
    options: { yes: { type: "boolean", default: false } },
    words: [2, 3],
    wrong: (_, [action = "", ...more]) =>
      Object.hasOwn(actions, action) && more.length === (action === "export" ? 2 : 1) ? undefined : "",
  });
  const [action = "", wanted = "", folder = ""] = words;
  process.umask(0o077);
  const settings = demandSettings();
  const { adapters, dataDir, production, secrets: given } = settings;
  demandDatabase(settings);
  const secrets = production ? demandKeys(given) : demoSecrets(dataDir, given, randomBytes);
  await withDatabase(settings, { keys: secrets.data, writes: true }, async (database) => {
    await demandCurrent(database);
    demandDataKeys(await dataKeyIds(database), secrets.data);
    const parts = {
      database,
      secrets,
      files: storeOf({ dataDir, adapters }),
      clock: { now: () => Date.now() },
    };
    const person = await findPersonId(database, wanted);
    await actions[action]?.(parts, settings, { person, folder, yes: values.yes });
  });
}

main().catch(giveUp);
