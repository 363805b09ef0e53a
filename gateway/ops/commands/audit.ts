// Checks that the audit trail is as it was written, and prints its entries: `npm run audit`.

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { ownCommandLine } from "../../../content/command-line.ts";
import { readEnds, writeEnds } from "../../audit/kept-ends.ts";
import { type BrokenChain, type ChainEnd, checkSince, checkTrail } from "../../audit/trail.ts";
import type { Keys } from "../../base/keys.ts";
import { StartProblem } from "../../base/start-problem.ts";
import { entriesOf } from "../../database/audit-rows.ts";
import type { AuditEntryRow } from "../../database/tables.ts";
import { writeWhole } from "../../files/write-whole.ts";
import { secretsOf } from "../../settings/secrets.ts";
import { demandSettings, giveUp } from "../start.ts";
import { demandDatabase, withDatabase } from "../with-database.ts";

const usage = `Usage: npm run audit [-- [--person ID] [--subject ID] [--json] [--since FILE] [--keep FILE]]

Checks the seals of all entries and prints how many there are; with --person alone, of those about that person.
--person, --subject   prints the entries about that person, or that draft, application or file.
--json                prints entries as JSON, one a line: those asked for, those since FILE, or all.
--since FILE          compares the trail with what --keep has written: nothing of it was cut, removed or changed.
--keep FILE           writes the ends of the trail, to be kept where nobody of this machine can write.`;

async function main(): Promise<void> {
  const { person, subject, json, since, keep } = ownCommandLine({
    usage,
    options: {
      person: { type: "string" },
      subject: { type: "string" },
      json: { type: "boolean", default: false },
      since: { type: "string" },
      keep: { type: "string" },
    },
  }).values;
  const settings = demandSettings();
  demandDatabase(settings);
  const { signature: keys } = secretsOf(settings, randomBytes);
  const former = since === undefined ? undefined : formerEnds(since, keys);
  await withDatabase(settings, {}, async (database) => {
    if (person !== undefined || subject !== undefined || json) {
      const wanted = { ...(person && { personId: person }), ...(subject && { subject }) };
      const print = json ? asJson : asLine;
      const isNew = after(former?.ends ?? []);
      for (const each of await entriesOf(database, wanted)) if (isNew(each)) console.log(print(each));
    }
    const isOfAll = since !== undefined || keep !== undefined;
    const { entries, broken, lacking, seal, ends } = await checkTrail(
      database,
      keys,
      isOfAll ? undefined : person,
    );
    const cut = former ? await checkSince(database, keys, former.ends) : [];
    tell(broken, "is not as it was written from entry", " on");
    tell(cut, `is not what it was on ${former?.writtenAt}, somewhere up to entry`, "");
    if (lacking.length > 0) {
      console.error(
        `Entries were sealed with keys that were not given (${lacking.join(", ")}): name the former ones too, SIGNATURE_KEY=KEY,OLD_KEY.`,
      );
    }
    const isWhole = broken.length + cut.length === 0;
    // What is broken is no measure for later.
    if (keep !== undefined && isWhole) writeWhole(keep, writeEnds(ends, keys, Date.now()));
    const say = json ? console.error : console.log;
    say(`${entries} entries about ${ends.length} persons, seal ${seal}.`);
    if (!isWhole) process.exitCode = 1;
  });
}

/** Throws a StartProblem for a file that is none, or was changed. */
function formerEnds(file: string, keys: Keys): { writtenAt: string; ends: ChainEnd[] } {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new StartProblem(`${file} cannot be read.`);
  }
  const former = readEnds(text, keys);
  if (!former)
    throw new StartProblem(`${file} was changed, or written with a key that SIGNATURE_KEY does not name.`);
  return former;
}

function tell(chains: readonly BrokenChain[], before: string, behind: string): void {
  for (const { personId, position } of chains)
    console.error(`The trail of ${personId} ${before} ${position}${behind}.`);
}

/** Which entries came behind those ends. */
function after(ends: readonly ChainEnd[]): (entry: AuditEntryRow) => boolean {
  const lengths = new Map(ends.map(({ personId, length }) => [personId, length]));
  return ({ personId, position }) => position > (lengths.get(personId) ?? 0);
}

const asLine = ({ at, personId, actor, act, what, subject }: AuditEntryRow): string =>
  [new Date(at).toISOString(), personId, actor, act, what, subject].join("\t");

const asJson = ({ at, personId, position, actor, act, what, subject, seal }: AuditEntryRow): string =>
  JSON.stringify({
    time: new Date(at).toISOString(),
    person: personId,
    position,
    actor,
    act,
    what,
    subject,
    seal,
  });

main().catch(giveUp);
