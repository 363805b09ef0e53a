// A story: who sits down when, and what goes wrong meanwhile. It follows from its seed, and any part of it may be left out.

import { below, chanceOf, seedFor } from "../../workshop/answers/chance.ts";
import { departments, gatewayCount, persons } from "./deployment.ts";
import { type Link, type NetworkFault, networkFaults } from "./network.ts";

interface At {
  /** Milliseconds after the begin. */
  at: number;
}

export type Happening = At &
  (
    | {
        kind: "sitting";
        person: number;
        device: number;
        does: "declare" | "follow" | "pry";
        code: string;
        /** As the legal person of their company, by its electronic licence. */
        legal?: boolean;
        seed: number;
      }
    | { kind: "network"; link: Link; fault: NetworkFault; count: number }
    /** At its `write`-th write from then on, just before it or just after; it starts again `for` milliseconds later. */
    | { kind: "kill"; gateway: number; write: number; after: boolean; for: number }
    | { kind: "full"; for: number }
    | { kind: "clock"; gateway: number; ahead: number }
    /** It answers so for `for` milliseconds. */
    | { kind: "department"; department: number; status: number; for: number }
    | { kind: "lie"; department: number; seed: number }
    | { kind: "authorisation"; state: 2 | 8 }
    /** So many commits take effect, but who asked for them hears that the connection was lost. */
    | { kind: "commit"; count: number }
    | { kind: "content" }
    | { kind: "keys" }
  );

export type HappeningOf<Kind extends Happening["kind"]> = Extract<Happening, { kind: Kind }>;

export interface Story {
  seed: number;
  days: number;
  happenings: Happening[];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const personalCodes = ["parking", "household"];
const companyCodes = ["canteen", "signboard"];
/** Weighted: what changes something is where a fault hurts. */
const links: readonly Link[] = [
  "write",
  "write",
  "write",
  "portal",
  "service",
  "department",
  "event",
  "event",
];

/** Everybody's own, and one in a library. */
export const deviceCount = persons.length + 1;
const departmentCount = Object.keys(departments).length;

export function storyOf(seed: number, days: number): Story {
  const chance = chanceOf(seedFor(seed, "story"));
  const some = <Value>(list: readonly Value[]) => list[below(chance, list.length)] as Value;
  const happenings: Happening[] = [];
  // By day, and mostly on days with something going on.
  const moment = () => below(chance, days) * day + 8 * hour + below(chance, 14 * hour);
  const sittings: number[] = [];
  for (let count = 0; count < days * 0.33; count += 1) {
    const person = below(chance, persons.length);
    const at =
      sittings.length > 0 && chance() < 0.25 ? some(sittings) + below(chance, 10 * minute) : moment();
    sittings.push(at);
    // Mostly at one's own device; the last one stands in a library.
    const device = chance() < 0.8 ? person : deviceCount - 1;
    const does = chance() < 0.6 ? "declare" : chance() < 0.85 ? "follow" : "pry";
    const legal = Boolean(persons[person]?.company) && chance() < 0.5;
    const code = some(codesFor(person === 0, legal));
    const seed = below(chance, 2 ** 31);
    happenings.push({ kind: "sitting", at, person, device, does, code, legal, seed });
  }
  /** Trouble comes where somebody sits, and else at any time. */
  const trouble = () =>
    chance() < 0.8 && sittings.length > 0
      ? some(sittings) + below(chance, 90_000)
      : below(chance, days * day);
  const times = (many: number) => Array.from({ length: Math.ceil(many * days) });
  for (const _ of times(0.5))
    happenings.push({
      kind: "network",
      at: trouble(),
      link: some(links),
      fault: some(networkFaults),
      count: 1 + below(chance, 3),
    });
  for (const _ of times(0.25)) {
    const [gateway, write, after] = [below(chance, gatewayCount), 1 + below(chance, 8), chance() < 0.5];
    happenings.push({
      kind: "kill",
      at: trouble(),
      gateway,
      write,
      after,
      for: 3000 + below(chance, 2 * minute),
    });
  }
  for (const _ of times(0.04))
    happenings.push({ kind: "full", at: trouble(), for: below(chance, 3 * minute) });
  for (const _ of times(0.04))
    happenings.push({
      kind: "clock",
      at: trouble(),
      gateway: below(chance, gatewayCount),
      ahead: below(chance, 60_000) - 30_000,
    });
  for (const _ of times(0.1))
    happenings.push({
      kind: "department",
      at: trouble(),
      department: below(chance, departmentCount),
      status: some([500, 503, 429, 408]),
      for: below(chance, 3 * hour),
    });
  for (const _ of times(0.2))
    happenings.push({
      kind: "lie",
      at: trouble(),
      department: below(chance, departmentCount),
      seed: below(chance, 2 ** 31),
    });
  for (const _ of times(0.05))
    happenings.push({ kind: "authorisation", at: trouble(), state: chance() < 0.5 ? 2 : 8 });
  for (const _ of times(0.15))
    happenings.push({ kind: "commit", at: trouble(), count: 1 + below(chance, 3) });
  if (chance() < 0.7) happenings.push({ kind: "content", at: trouble() });
  if (chance() < 0.4) happenings.push({ kind: "keys", at: trouble() });
  return { seed, days, happenings: happenings.toSorted((one, other) => one.at - other.at) };
}

/** What is for companies is declared by who acts for one, and the rest by whoever comes as themselves. */
function codesFor(isAuthorised: boolean, legal: boolean): string[] {
  if (legal) return companyCodes;
  return isAuthorised ? [...personalCodes, ...companyCodes] : personalCodes;
}

/** The shortest story that still fails, by leaving out halves, quarters … single happenings. `fails` runs it. */
export async function shrink(story: Story, fails: (story: Story) => Promise<boolean>): Promise<Story> {
  let shortest = story;
  for (
    let size = Math.ceil(story.happenings.length / 2);
    size >= 1;
    size = size > 1 ? Math.ceil(size / 2) : 0
  ) {
    for (let from = 0; from < shortest.happenings.length; ) {
      const happenings = shortest.happenings.filter((_, at) => at < from || at >= from + size);
      const shorter = { ...shortest, happenings };
      if (await fails(shorter)) shortest = shorter;
      else from += size;
    }
  }
  const last = shortest.happenings.at(-1)?.at ?? 0;
  const shorter = { ...shortest, days: Math.min(shortest.days, Math.floor(last / day) + 1) };
  return (await fails(shorter)) ? shorter : shortest;
}
