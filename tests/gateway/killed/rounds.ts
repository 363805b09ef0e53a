// Kills gateways under eight clients, again and again, and judges what is left.

import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../../gateway/database/tables.ts";
import type { GatewayProcess } from "./gateway-process.ts";
import { leftOver, whatIsWrong } from "./judge.ts";
import { type PersonAtWork, personAtWork } from "./person-at-work.ts";

const clients = 8;
const persons = ["demo-person-1", "demo-person-2", "demo-person-5"];

/** The same moments in every run. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Works for a moment, kills one gateway after the other, and waits until nothing is unanswered. */
export async function killedUnderLoad(
  gateways: readonly GatewayProcess[],
  rounds: number,
  seed: number,
): Promise<PersonAtWork[]> {
  const random = seeded(seed);
  let ended = false;
  const people = Array.from({ length: clients }, (_, at) =>
    personAtWork(persons[at % persons.length] ?? "", `K${at}`, gateways, seeded(seed + 1 + at)),
  );
  const working = people.map(({ work }) => work(() => ended));
  const answered = () => people.reduce((all, { held }) => all + held.counts.saves + held.counts.uploads, 0);
  for (let round = 0; round < rounds; round += 1) {
    const begun = answered();
    while (answered() < begun + 40) await pause(10);
    // The moment is the round's own, whatever the clients are doing in it.
    await pause(random(500));
    await gateways[round % gateways.length]?.kill();
  }
  ended = true;
  await Promise.all(working);
  return people;
}

/** One sentence for each thing that is lost, twice, torn or left over; and the figures in one line. */
export async function judged(
  what: string,
  kills: number,
  people: readonly PersonAtWork[],
  database: Database,
) {
  const wrong = [...(await whatIsWrong(people)), ...(await leftOver(database, people))];
  const sum = (count: (person: PersonAtWork) => number) => people.reduce((all, one) => all + count(one), 0);
  const names = ["logins", "drafts", "saves", "uploads", "submissions", "withdrawals", "deletions"] as const;
  const counts = names.map((name) => `${sum(({ held }) => held.counts[name])} ${name}`).join(", ");
  const unanswered = sum(({ held }) => held.unanswered);
  console.log(
    `killed ${what}: ${kills} kills under ${clients} clients; acknowledged: ${counts}; ${unanswered} calls without an answer; ${wrong.length} lost, twice, torn or left over`,
  );
  return wrong;
}
