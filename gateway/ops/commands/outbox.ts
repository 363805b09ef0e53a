// Shows the operator what waits for the departments, and sends again what did not arrive: `npm run outbox`.

import { ownCommandLine } from "../../../content/command-line.ts";
import { StartProblem } from "../../base/start-problem.ts";
import { demandCurrent } from "../../database/migrate.ts";
import { listMessages, sendAgain } from "../../database/outbox.ts";
import { demandSettings, giveUp } from "../start.ts";
import { withDatabase } from "../with-database.ts";

const usage = `Usage: npm run outbox -- list [--all]
       npm run outbox -- retry [ID…]

list    what has not arrived yet: id, written at, department, kind, state, tries, next try, why. --all: everything.
retry   sends again what was refused or given up, and what waits at once; those with these ids, or all.`;

async function main(): Promise<void> {
  const { values, words } = ownCommandLine({
    usage,
    options: { all: { type: "boolean", default: false } },
    words: [1, 1000],
    wrong: (_, [word, ...ids]) => {
      if (word !== "list" && word !== "retry") return `There is no “${word}”.`;
      return word === "list" && ids.length > 0 ? "“list” takes no ids." : undefined;
    },
  });
  const [word, ...ids] = words;
  await withDatabase(demandSettings(), {}, async (database) => {
    await demandCurrent(database);
    if (word === "retry") {
      const count = await sendAgain(database, Date.now(), ids.length > 0 ? ids : undefined);
      if (count < ids.length) throw new StartProblem(`Of these ${ids.length} ids, ${count} had not arrived.`);
      console.log(`${count} messages are sent again.`);
      return;
    }
    const lines = await listMessages(database, values.all);
    for (const { id, createdAt, departmentName, kind, state, attempts, dueAt, problem } of lines) {
      const next = state === "waiting" ? new Date(dueAt).toISOString() : "-";
      const written = new Date(createdAt).toISOString();
      console.log([id, written, departmentName, kind, state, attempts, next, problem ?? ""].join("\t"));
    }
    console.log(`${lines.length} messages.`);
  });
}

main().catch(giveUp);
