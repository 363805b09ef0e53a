// Backs up a deployment that may be running: `npm run backup -- FOLDER`.

import { resolve } from "node:path";
import { ownCommandLine } from "../../../content/command-line.ts";
import { backUp } from "../backup/write-backup.ts";
import { demandSettings, giveUp } from "../start.ts";

async function main(): Promise<void> {
  const {
    words: [named = ""],
  } = ownCommandLine({
    usage: "Usage: npm run backup -- FOLDER, a new folder for the backup",
    words: [1, 1],
  });
  process.umask(0o077);
  const folder = resolve(named);
  const { files, broken } = await backUp(demandSettings(), folder, Date.now());
  console.log(`The backup in ${folder} is whole: the database and ${files} files.`);
  for (const id of broken) console.error(`The file ${id} was missing or changed before the backup.`);
  if (broken.length > 0) process.exitCode = 1;
}

main().catch(giveUp);
