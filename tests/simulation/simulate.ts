// Runs one story: persons, devices, two gateways, departments and services on one clock, and watches what must hold.

import { createHash } from "node:crypto";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import { below, type Chance, chanceOf, seedFor } from "../../workshop/answers/chance.ts";
import { createAnswers } from "./answers.ts";
import { createCity } from "./city.ts";
import { departmentSystem } from "./department.ts";
import { type Contents, company, departments, origin, persons, secretsOf } from "./deployment.ts";
import { createDevice, type Device } from "./device.ts";
import { createGateways } from "./gateways.ts";
import { emptyDisk } from "./memory-store.ts";
import { createMortal } from "./mortal.ts";
import { createNetwork } from "./network.ts";
import { userBehind } from "./old-cookie.ts";
import { sit } from "./person.ts";
import { sharedSqlite } from "./shared-sqlite.ts";
import { deviceCount, type Happening, type HappeningOf, type Story } from "./story.ts";
import { createTimeline } from "./timeline.ts";
import { createWatch } from "./watch.ts";

const day = 24 * 3_600_000;
/** 2026-11-20 00:00 in Shanghai, a Friday. */
const begin = Date.parse("2026-11-20T00:00:00+08:00");
/** Milliseconds in which the gateways have started. */
const started = 60_000;
/** Days without any fault, in which everything must arrive. */
const calmDays = 3;
/** Tables whose changes the watch looks at. */
const watched = ["applications", "application_matters", "drafts"];
const asksRows = /^(select|insert|update|delete)/i;
/** Statement → tables that it reads from end to end; the same in each story. */
const scans = new Map<string, string[]>();
/** What a gateway says of faults that are not its own. */
const expected =
  /fetch failed|connection was reset|connection terminated|timeout|did not answer|cannot be reached|disk is full|ENOSPC|no space left/i;

export interface Outcome {
  /** What did not hold, the first first; empty when all did. */
  violations: string[];
  /** Line by line what happened: the same for the same story. */
  trace: string[];
  /** Of the trace. */
  hash: string;
  /** Sittings, submissions, kills … */
  counts: Record<string, number>;
}

export async function simulate(story: Story, contents: Contents): Promise<Outcome> {
  const timeline = createTimeline(begin);
  const trace: string[] = [];
  const violations: string[] = [];
  const counts: Record<string, number> = {};
  const chanceFor = (name: string) => chanceOf(seedFor(story.seed, name));
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const say = (who: string, what: string) => {
    trace.push(`${((timeline.now() - begin) / 1000).toFixed(3)} ${who}: ${what}`);
  };
  const violated = (what: string) => {
    if (violations.includes(what)) return;
    violations.push(what);
    say("VIOLATED", what);
  };
  const broken = (problem: unknown) => violated(`it broke: ${(problem as Error).stack}`);
  const report = (problem: unknown, source: string) => {
    const { message = String(problem), stack = message } = problem as Error;
    say("report", `${source}: ${message.split("\n")[0]}`);
    if (!expected.test(message)) violated(`${source} reported: ${stack}`);
  };

  let begun = false;
  const disk = emptyDisk();
  const shared = sharedSqlite(timeline.moved, (tables) => {
    if (!begun) return;
    if (watched.some((table) => tables.has(table))) watch.look();
    if (tables.has("outbox")) gateways.outboxChanged();
  });
  const { data, signature } = secretsOf("later");
  const auditor = shared.openFor(createMortal(), data);
  const watch = createWatch({
    shared,
    disk,
    database: auditor,
    keys: signature,
    now: timeline.now,
    violated,
  });
  const answers = createAnswers({
    shared,
    watch,
    count,
    violated,
    userBehind: (cookie) => userBehind(cookie, { origin, portal: gateways.ask }),
  });
  const network = createNetwork(timeline, chanceFor("network"));
  const city = createCity(timeline, network, bytesFrom(chanceFor("city")), origin);

  const gateways = createGateways(
    {
      timeline,
      shared,
      disk,
      city,
      departments,
      origin,
      report,
      say,
      chance: chanceFor("balancer"),
      randomFor: (at) => bytesFrom(chanceFor(`gateway ${at} ${timeline.now()}`)),
      departmentFetch(url, init) {
        const system = systems.find((each) => each.url === url);
        if (!system) throw new TypeError(`Nobody is at ${url}.`);
        return system.fetch(url, init);
      },
      begun: () => {
        begun = true;
      },
      asked(sql) {
        if (!begun) return;
        const scanned = scans.get(sql) ?? (asksRows.test(sql) ? shared.scansOf(sql) : []);
        scans.set(sql, scanned);
        if (scanned.length > 0) violated(`all rows of ${scanned.join(", ")} are read by ${sql}`);
      },
      async answered(at, request, answer) {
        const { pathname } = new URL(request.url);
        const { status } = answer;
        say(`gateway ${at}`, `${request.method} ${pathname} ${status}`);
        count("requests");
        if (status >= 500 && status !== 503 && status !== 507) violated(`${pathname} answered ${status}`);
        await answers.given(request, pathname, answer);
      },
    },
    { content: contents.first, secrets: secretsOf("first") },
  );

  const systems = Object.entries(departments).map(([key, settings]) =>
    departmentSystem(key, settings, {
      timeline,
      network,
      origin,
      violated,
      chance: chanceFor(`department ${key}`),
      portal: gateways.ask,
      takes: watch.messageTaken,
      answered(by, { kind, number, matter }, status, { matterStatus }) {
        say(`department ${by}`, `${kind} ${matter} of ${number} ${status} ${matterStatus ?? ""}`);
        count(`event ${status}`);
        if (status === 200) watch.departmentBelieved(by, number, matter, matterStatus);
      },
    }),
  );

  const definitions = () => gateways.settings.content.definitions;
  const deviceNamed = (name: string) =>
    createDevice(name, {
      timeline,
      network,
      origin,
      definitions,
      random: idFrom(chanceFor(name)),
      portal: gateways.ask,
      asked: answers.asked,
      heard: answers.heard,
      report: (problem) => say(name, `reports ${String(problem).split("\n")[0]}`),
    });
  const devices = Array.from({ length: deviceCount }, (_, at) => deviceNamed(`device ${at}`));
  const phones = persons.map(({ realName }) => deviceNamed(`phone of ${realName}`));
  const busy = new Set<Device>();

  /** Resolves with whether it was done; nobody sits down where somebody sits. */
  async function sitDown(
    { person: who, device: at, does, code, legal = false, seed }: HappeningOf<"sitting">,
    calm = false,
  ) {
    const [device, phone, person] = [devices[at], phones[who], persons[who]];
    if (!device || !phone || !person || busy.has(device)) return false;
    busy.add(device);
    say(
      person.realName,
      `sits down at ${device.name} to ${does} ${code}${legal ? " as a legal person" : ""}`,
    );
    const done = await sit(
      { person, device, phone, does, code, legal, chance: chanceOf(seed), calm },
      {
        timeline,
        city,
        origin,
        violated,
        told: watch.told,
        othersIds: ({ certificateNumber }) => answers.othersIds(certificateNumber),
        submitted(receipt, { definition, actor }) {
          const { record } = actor.getSnapshot().context;
          watch.shown(receipt, evaluate(definition, record, todayInShanghai(timeline.now())).wire.formData);
        },
      },
    );
    say(person.realName, done ? "is done" : "leaves");
    count(done ? `${does} done` : `${does} left`);
    busy.delete(device);
    return done;
  }

  const happens: { [Kind in Happening["kind"]]: (happening: HappeningOf<Kind>) => void } = {
    sitting: (happening) => void sitDown(happening).catch(broken),
    network({ link, fault, count: messages }) {
      for (let more = messages; more > 0; more -= 1) network.break(link, fault);
    },
    kill: ({ gateway, write, after, for: pause }) => gateways.doom(gateway, write, after, pause),
    full({ for: pause }) {
      const set = (full: boolean) => Object.assign(disk, { full }) && Object.assign(shared, { full });
      set(true);
      timeline.setTimeout(() => set(false), pause);
    },
    clock: ({ gateway, ahead }) => gateways.setClock(gateway, ahead),
    commit: ({ count: commits }) => shared.loseCommits(commits),
    department: ({ department, status, for: pause }) =>
      systems[department]?.refuses(status, timeline.now() + pause),
    lie: ({ department, seed }) => void systems[department]?.lie(chanceOf(seed)),
    authorisation: ({ state }) => {
      const changed = auditor.updateTable("authorisations").set({ state }).where("companyId", "=", company);
      // The disk may be full.
      changed.execute().catch((problem) => report(problem, "authorisation"));
    },
    content: () => gateways.change({ content: contents.later }),
    keys: () => gateways.change({ secrets: secretsOf("later") }),
  };

  gateways.start();
  for (const happening of story.happenings) {
    timeline.setTimeout(() => {
      if (happening.kind !== "sitting") say("fault", JSON.stringify(happening));
      count(happening.kind);
      (happens[happening.kind] as (happening: Happening) => void)(happening);
    }, started + happening.at);
  }
  for (let at = 1; at <= story.days + calmDays; at += 1)
    timeline.setTimeout(() => void watch.daily().catch(broken), at * day - 1);
  await timeline.run(begin + story.days * day);

  // All is well again: whoever sits down now gets to the end, and whatever is on its way arrives.
  network.heal();
  gateways.heal();
  shared.loseCommits(0);
  for (const system of systems) system.refuses(0, 0);
  Object.assign(disk, { full: false });
  Object.assign(shared, { full: false });
  const last = chanceFor("last");
  const who = below(last, persons.length);
  const end = {
    does: "declare",
    code: "parking",
    person: who,
    device: who,
    seed: below(last, 2 ** 31),
  } as const;
  const declaresAgain = async () => {
    const done = await sitDown({ kind: "sitting", at: 0, ...end }, true);
    if (!done) violated(`${persons[who]?.realName} could not declare, though all is well`);
  };
  // It takes a quarter of a story.
  if (last() < 0.4) timeline.setTimeout(() => void declaresAgain(), day);
  await timeline.run(begin + (story.days + calmDays) * day);
  for (const device of [...devices, ...phones]) device.page?.close(true);
  await watch.last(systems);
  const hash = createHash("sha256").update(trace.join("\n")).digest("hex");
  return { violations, trace, hash, counts };
}

const bytesFrom = (chance: Chance) => (length: number) =>
  Uint8Array.from({ length }, () => Math.floor(chance() * 256));

/** 128 random bits in hex. */
const idFrom = (chance: Chance) => () => Buffer.from(bytesFrom(chance)(16)).toString("hex");
