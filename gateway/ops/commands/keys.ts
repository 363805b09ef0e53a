// Makes the keys of a deployment, new ones when they rotate, and moves the data to them: `npm run keys [-- rotate [NAME …] | -- reseal]`.

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ownCommandLine } from "../../../content/command-line.ts";
import { StartProblem } from "../../base/start-problem.ts";
import { moveToFirstKey } from "../../database/encryption/data-keys.ts";
import { demandCurrent } from "../../database/migrate.ts";
import { demoKeys, demoSecrets, makeSecrets, writeDemoSecrets } from "../../settings/secrets.ts";
import { demandKeys, linesOf, rotated } from "../keys/rotate.ts";
import { demandSettings, giveUp } from "../start.ts";
import { demandDatabase, withDatabase } from "../with-database.ts";

/** Lines for a file go to standard output, what to do with them beside it: `npm run -s keys > portal.env`. */
const tell = (...sentences: string[]) => console.error(sentences.join("\n"));

const actions: Record<string, (names: string[]) => void | Promise<void>> = {
  make() {
    console.log(linesOf(makeSecrets(randomBytes)).join("\n"));
    tell(
      "Put these lines into the environment of every gateway, and a copy where you keep secrets: without them nothing that is signed or sealed can be read again.",
      "They are written nowhere. Never put them into the repository or a backup of the data.",
    );
  },

  rotate(names) {
    const { dataDir, production, secrets } = demandSettings();
    const steps = [
      "Start the gateway again. Whoever is logged in stays so, and pages that are open go on working.",
      "A day later take the part behind the comma away, except from SIGNATURE_KEY, since the audit trail is checked with the keys of its time, and from DATA_KEY, until npm run keys -- reseal says so.",
    ];
    if (!production) {
      if (!existsSync(join(dataDir, demoKeys)))
        throw new StartProblem(`There are no keys in ${dataDir}: name the trial's folder with DATA_DIR.`);
      writeDemoSecrets(dataDir, rotated(demoSecrets(dataDir, {}, randomBytes), names, randomBytes));
      return tell(`New keys are in ${join(dataDir, demoKeys)}.`, ...steps);
    }
    console.log(linesOf(rotated(demandKeys(secrets), names, randomBytes)).join("\n"));
    tell(
      "Put these lines in place of the former ones.",
      "Several gateways: first start each with OLD_KEY,KEY, so that all know the new ones, then each with KEY,OLD_KEY as printed.",
      ...steps,
    );
  },

  async reseal() {
    const settings = demandSettings();
    demandDatabase(settings);
    const { dataDir, production, secrets } = settings;
    const { data } = production ? demandKeys(secrets) : demoSecrets(dataDir, secrets, randomBytes);
    await withDatabase(settings, { patient: true, writes: true }, async (database) => {
      await demandCurrent(database);
      const { done, left, broken } = await moveToFirstKey(database, data, Date.now());
      console.log(`${done} rows were encrypted with the first DATA_KEY, ${left} are left.`);
      for (const sentence of broken) console.error(sentence);
      if (left + broken.length === 0)
        tell("Take the part of DATA_KEY behind the comma away; backups from before still need it.");
      else process.exitCode = 1;
    });
  },
};

async function main(): Promise<void> {
  const { words } = ownCommandLine({
    usage: "Usage: npm run keys [-- rotate [NAME …] | -- reseal]",
    words: [0, Number.POSITIVE_INFINITY],
    wrong: (_, [action = "make"]) => (Object.hasOwn(actions, action) ? undefined : `“${action}” is unknown.`),
  });
  const [action = "make", ...names] = words;
  await actions[action]?.(names);
}

main().catch(giveUp);
