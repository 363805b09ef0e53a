// One simulated gateway: it starts, sweeps, delivers, is killed, and starts again over what it left behind.

import type { Hono } from "hono";
import type { ServedContent } from "../../content/checked-content.ts";
import { compileChecks } from "../../engine/reader/compile-checks.ts";
import type { GatewayEnv } from "../../gateway/base/context.ts";
import type { Fetch } from "../../gateway/base/outgoing.ts";
import type { Random } from "../../gateway/base/random.ts";
import { usualRetention } from "../../gateway/base/retention.ts";
import { matchStore } from "../../gateway/data/match-store.ts";
import { createDefinitions, registerDefinitions } from "../../gateway/database/definitions.ts";
import { prepareEncryption } from "../../gateway/database/encryption/data-keys.ts";
import { migrate } from "../../gateway/database/migrate.ts";
import { knownFiles } from "../../gateway/database/upkeep/stores.ts";
import { sweepRows } from "../../gateway/database/upkeep/sweep-rows.ts";
import { playedServices } from "../../gateway/desk/stand-ins.ts";
import type { FileStore } from "../../gateway/files/file-store.ts";
import { sweepFiles } from "../../gateway/files/sweep-files.ts";
import { createGateway } from "../../gateway/http/app.ts";
import { deliver } from "../../gateway/office/deliver.ts";
import type { Departments } from "../../gateway/office/departments.ts";
import { sweepKept } from "../../gateway/ops/retention/sweep-kept.ts";
import { seedDemo } from "../../gateway/ops/seed/seed.ts";
import { connect } from "../../gateway/outside/adapters/connect.ts";
import { nothingOutside } from "../../gateway/outside/outside.ts";
import type { Secrets } from "../../gateway/settings/secrets.ts";
import { type City, citySecret, cityUrl } from "./city.ts";
import { type Disk, memoryStore } from "./memory-store.ts";
import { createMortal, type Mortal } from "./mortal.ts";
import type { SharedSqlite } from "./shared-sqlite.ts";
import type { Timeline } from "./timeline.ts";

const minute = 60_000;

export interface GatewaySettings {
  content: ServedContent;
  secrets: Secrets;
  /** Milliseconds by which its clock is ahead. */
  ahead: number;
}

export interface GatewayParts {
  timeline: Timeline;
  shared: SharedSqlite;
  disk: Disk;
  city: City;
  departments: Departments;
  /** By what a department is reached. */
  departmentFetch: Fetch;
  random: Random;
  origin: string;
  report(problem: unknown, source: string): void;
  /** Hears of each statement. */
  asked(sql: string): void;
}

export interface GatewayProcess {
  life: Mortal;
  /** Messages may have come. */
  outboxChanged(): void;
  /** Rejects as a connection does that is lost. */
  handle(request: Request): Promise<Response>;
}

/** Resolves once it listens; rejects when it died on the way. */
export async function startGateway(parts: GatewayParts, settings: GatewaySettings): Promise<GatewayProcess> {
  const { timeline, shared, disk, city, departments, departmentFetch, random, origin, report } = parts;
  const { content, secrets, ahead } = settings;
  const life = createMortal();
  const clock = { now: () => timeline.now() + ahead };
  const database = shared.openFor(life, secrets.data, parts.asked);
  const files = mortalStore(memoryStore(disk, timeline.now), life);
  const asked: Fetch = (url, init) => life.ask(() => city.fetch(url, init) as Promise<Response>);
  const started = (async (): Promise<Hono<GatewayEnv>> => {
    await migrate(database);
    await matchStore(database, files, clock.now());
    await prepareEncryption(database, secrets.data, clock.now());
    await seedDemo(database);
    await registerDefinitions(content, database, clock.now());
    const around = { database, clock, random, secrets };
    const services = playedServices({ url: cityUrl, secret: citySecret });
    const network = { fetch: asked, wait: timeline.sleep };
    const outside = connect(
      { login: { kind: "service", page: "/stand-ins/provincial-login" }, services },
      nothingOutside,
      around,
      { publicUrl: origin, report, ...network },
    );
    return createGateway({
      ...around,
      files,
      content: createDefinitions(content, database, compileChecks),
      settings: {
        production: false,
        publicUrl: origin,
        miniProgramUrl: null,
        clientId: "one-thing-portal",
        faceMinutes: 120,
      },
      outside,
      departments,
      documents: null,
      report,
    });
  })();
  const app = await Promise.race([started, life.death]);
  // Rarer than the server does it, or sweeping would be most of what happens.
  every(8 * 60, () => sweepRows(database, clock.now()));
  every(8 * 60, () => sweepKept({ database, files, clock, secrets }, usualRetention));
  every(12 * 60, () => sweepFiles(files, (ids) => knownFiles(database, ids), clock.now()));
  let round: unknown;
  let bringing = false;
  bring();
  return {
    life,
    outboxChanged: bring,
    handle: (request) => Promise.race([life.death, Promise.resolve(app.request(request))]),
  };

  function every(minutes: number, sweep: () => Promise<unknown>): void {
    timeline.setTimeout(() => {
      if (!life.alive) return;
      void sweep()
        .catch((problem) => report(problem, "sweep"))
        .then(() => every(minutes, sweep));
    }, minutes * minute);
  }

  /** Like the server's rounds of five seconds, of which those that would find nothing are left out. */
  function bring(): void {
    if (!life.alive || bringing) return;
    timeline.clearTimeout(round);
    const [first] = shared.rows("select min(due_at) as due from outbox where state = 'waiting'");
    if (typeof first?.due !== "number") return;
    round = timeline.setTimeout(
      () => {
        if (!life.alive) return;
        bringing = true;
        void deliver({ database, clock, departments, fetch: departmentFetch, report })
          .catch((problem) => report(problem, "outbox"))
          .then(() => {
            bringing = false;
            bring();
          });
      },
      Math.max(5000, first.due - clock.now()),
    );
  }
}

/** A file is written between two writes of the process as a row is. */
function mortalStore(store: FileStore, life: Mortal): FileStore {
  return {
    ...store,
    save: (id, bytes) => life.write(() => store.save(id, bytes)),
    remove: (id) => life.write(() => store.remove(id)),
    bin: (ids, now) => life.write(() => store.bin(ids, now)),
    open: (id) => life.ask(() => store.open(id)),
    size: (id) => life.ask(() => store.size(id)),
    list: () => life.ask(() => store.list()),
    tidy: (now) => life.ask(() => store.tidy(now)),
    readMark: (name) => life.ask(() => store.readMark(name)),
    createMark: (name, text) => life.write(() => store.createMark(name, text)),
    removeMark: (name) => life.write(() => store.removeMark(name)),
  };
}
