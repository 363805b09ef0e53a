// Brings a backup back into an empty data folder: `npm run restore -- FOLDER`.

import { resolve } from "node:path";
import { demandSettings, giveUp } from "../start.ts";
import { StartProblem } from "../start-problem.ts";
import { bringBack } from "./bring-back.ts";

async function main(): Promise<void> {
  const [named] = process.argv.slice(2);
  if (!named) throw new StartProblem("Name the folder of a backup: npm run restore -- FOLDER.");
  process.umask(0o077);
  const settings = demandSettings();
  const { files, broken } = await bringBack(resolve(named), settings, settings.secrets.data);
  console.log(`The database and ${files} files are back in ${settings.dataDir}: npm start.`);
  for (const id of broken) console.error(`The file ${id} is missing or changed in the backup.`);
  if (broken.length > 0) process.exitCode = 1;
}

main().catch(giveUp);
