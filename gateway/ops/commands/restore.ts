// Brings a backup back into an empty data folder: `npm run restore -- FOLDER`.

import { resolve } from "node:path";
import { ownCommandLine } from "../../../content/command-line.ts";
import { bringBack } from "../backup/restore-backup.ts";
import { demandSettings, giveUp } from "../start.ts";

async function main(): Promise<void> {
  const {
    words: [named = ""],
  } = ownCommandLine({ usage: "Usage: npm run restore -- FOLDER, the folder of a backup", words: [1, 1] });
  process.umask(0o077);
  const settings = demandSettings();
  const { files, broken } = await bringBack(resolve(named), settings, settings.secrets.data);
  console.log(`The database and ${files} files are back in ${settings.dataDir}: npm start.`);
  for (const id of broken) console.error(`The file ${id} is missing or changed in the backup.`);
  if (broken.length > 0) process.exitCode = 1;
}

main().catch(giveUp);
