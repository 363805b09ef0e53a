// Prints the audit trail and checks that it is as it was written: `npm run audit -- [--person ID] [--subject ID]`.

import { randomBytes } from "node:crypto";
import { ownCommandLine } from "../../../content/command-line.ts";
import { checkTrail } from "../../audit/trail.ts";
import { entriesOf } from "../../database/audit-rows.ts";
import { secretsOf } from "../../settings/secrets.ts";
import { demandSettings, giveUp } from "../start.ts";
import { demandDatabase, withDatabase } from "../with-database.ts";

async function main(): Promise<void> {
  const { person, subject } = ownCommandLine({
    usage: "Usage: npm run audit [-- [--person ID] [--subject ID]]",
    options: { person: { type: "string" }, subject: { type: "string" } },
  }).values;
  const settings = demandSettings();
  demandDatabase(settings);
  const secrets = secretsOf(settings, randomBytes);
  await withDatabase(settings, {}, async (database) => {
    if (person !== undefined || subject !== undefined) {
      const wanted = { ...(person && { personId: person }), ...(subject && { subject }) };
      for (const each of await entriesOf(database, wanted)) {
        const { at, personId, actor, act, what, subject: about } = each;
        console.log([new Date(at).toISOString(), personId, actor, act, what, about].join("\t"));
      }
    }
    const { entries, chains, broken, lacking, seal } = await checkTrail(database, secrets.signature);
    for (const { personId, position } of broken) {
      console.error(`The trail of ${personId} is not as it was written from entry ${position} on.`);
    }
    if (lacking.length > 0) {
      console.error(
        `Entries were sealed with keys that were not given (${lacking.join(", ")}): name the former ones too, SIGNATURE_KEY=KEY,OLD_KEY.`,
      );
    }
    console.log(`${entries} entries about ${chains} persons, seal ${seal}.`);
    if (broken.length > 0) process.exitCode = 1;
  });
}

main().catch(giveUp);
