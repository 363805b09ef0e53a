// The gateway under load, in a process of its own: says on request what it has used, and can write down what it writes.

import { randomBytes } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import { sqliteFile } from "../../../gateway/data/open-data.ts";
import { openPostgres, openSqlite } from "../../../gateway/database/open-database.ts";
import { insertSession } from "../../../gateway/database/sessions.ts";
import { keepPerson } from "../../../gateway/database/users.ts";
import { personSession, tokenOf } from "../../../gateway/http/session.ts";
import { assemble } from "../../../gateway/ops/assemble.ts";
import { openPort } from "../../../gateway/ops/listen.ts";
import { demoPersons } from "../../../gateway/ops/seed/persons.ts";
import { demandSettings, report } from "../../../gateway/ops/start.ts";
import { readPortal } from "../../../gateway/pages/portal-files.ts";
import { secretsOf } from "../../../gateway/settings/secrets.ts";
import { createLog } from "../../../gateway/watch/log.ts";
import { recordWrites } from "./writes.ts";

const [content = "", portal = "", recording] = process.argv.slice(2);
const settings = demandSettings();
const written = recording ? recordWrites() : [];
const gateway = await assemble(
  settings,
  content,
  readPortal(portal),
  createLog({ format: "text", level: "error" }),
);
const { port, server } = await openPort(getRequestListener(gateway.app.fetch), settings);

/** Beside the gateway's own. */
const secrets = secretsOf(settings, randomBytes);
const database = settings.databaseUrl
  ? openPostgres(settings.databaseUrl, (problem) => report(problem, "database"), { keys: secrets.data })
  : openSqlite(sqliteFile(settings.dataDir), secrets.data);

/** What a browser needs to be a person who is logged in: one of the invented ones, with a number of its own. */
async function comeIn(number: number): Promise<{ cookie: string; token: string }> {
  const [known] = demoPersons;
  const person = { ...known, id: `person-${number}`, loginName: `person-${number}`, userType: "personal" };
  const { cookie, sessionId } = personSession(randomBytes);
  await database.transaction().execute(async (trx) => {
    await keepPerson(trx, person as never);
    await insertSession(trx, sessionId, person as never, Date.now());
  });
  return { cookie, token: tokenOf(sessionId, secrets) };
}

const answers: Record<string, (given: number) => unknown> = {
  comeIn,
  used() {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    return { processor: (user + system) / 1000, heap: process.memoryUsage().heapUsed };
  },
  written: () => written.splice(0),
  async end() {
    server.closeAllConnections();
    server.close();
    await database.destroy();
    await gateway.close();
    setImmediate(() => process.exit(0));
  },
};

process.on("message", async ({ name, given }: { name: string; given: number }) => {
  process.send?.({ answer: await answers[name]?.(given) });
});
process.on("disconnect", () => process.exit(1));
process.send?.({ port });
