// Moves the stored files that no row mentions to the bin, however many they are: `npm run sweep`.

import { ownCommandLine } from "../../../content/command-line.ts";
import { storeOf } from "../../data/store-of.ts";
import { demandCurrent } from "../../database/migrate.ts";
import { knownFiles } from "../../database/upkeep/stores.ts";
import { orphansIn } from "../../files/sweep-files.ts";
import { demandSettings, giveUp, report } from "../start.ts";
import { withDatabase } from "../with-database.ts";

const usage = `Usage: npm run sweep -- list | all

list    the ids of the stored files that the database does not mention for a day.
all     moves them to the bin, from where they can be taken back for 30 days.`;

async function main(): Promise<void> {
  const { words } = ownCommandLine({
    usage,
    options: {},
    words: [1, 1],
    wrong: (_, [word]) => (word === "list" || word === "all" ? undefined : `There is no “${word}”.`),
  });
  const settings = demandSettings();
  await withDatabase(settings, {}, async (database) => {
    await demandCurrent(database);
    const files = storeOf(settings, (sentence) => report(new Error(sentence), "files"));
    const now = Date.now();
    const { orphans } = await orphansIn(files, (ids) => knownFiles(database, ids), now);
    if (words[0] === "list") {
      for (const id of orphans) console.log(id);
      console.log(`${orphans.length} files.`);
      return;
    }
    await files.bin(orphans, now);
    console.log(`${orphans.length} files are in the bin.`);
  });
}

main().catch(giveUp);
