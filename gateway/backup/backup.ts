// Backs up a deployment that may be running: `npm run backup -- FOLDER`.

import { resolve } from "node:path";
import { demandSettings, giveUp } from "../start.ts";
import { StartProblem } from "../start-problem.ts";
import { backUp } from "./back-up.ts";

async function main(): Promise<void> {
  const [named] = process.argv.slice(2);
  if (!named) throw new StartProblem("Name a new folder for the backup: npm run backup -- FOLDER.");
  process.umask(0o077);
  const folder = resolve(named);
  const { files, broken } = await backUp(demandSettings(), folder, Date.now());
  console.log(`The backup in ${folder} is whole: the database and ${files} files.`);
  for (const id of broken) console.error(`The file ${id} was missing or changed before the backup.`);
  if (broken.length > 0) process.exitCode = 1;
}

main().catch(giveUp);
