// Makes the keys of a deployment, and new ones when they rotate: `npm run keys [-- rotate [NAME …]]`.

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { demoKeys, demoSecrets, makeSecrets, writeDemoSecrets } from "../settings/secrets.ts";
import { demandSettings, giveUp } from "../start.ts";
import { StartProblem } from "../start-problem.ts";
import { demandKeys, linesOf, rotated } from "./rotate.ts";

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
      "A day later take the part behind the comma away, except from SIGNATURE_KEY: the audit trail is checked with the keys of its time.",
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
};

async function main(): Promise<void> {
  const [action = "make", ...names] = process.argv.slice(2);
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw new StartProblem(`“${action}” is unknown: use npm run keys -- [rotate [NAME …]].`);
  await run(names);
}

main().catch(giveUp);
