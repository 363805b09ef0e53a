// Brings the messages of the outbox to the departments: in order, at least once, for days.

import type { Clock } from "../base/clock.ts";
import { ask, type Fetch, NoAnswer, signedHeaders } from "../base/outgoing.ts";
import type { OutboxRow, OutboxState } from "../database/department-rows.ts";
import { claimNext, departmentsDue, settle } from "../database/outbox.ts";
import type { Database } from "../database/tables.ts";
import { type ConnectedDepartment, type Departments, systemOf } from "./departments.ts";

export interface Delivery {
  clock: Clock;
  database: Database;
  departments?: Departments;
  report(error: unknown, source: string): void;
  fetch: Fetch;
  /** Milliseconds until an answer counts as none. */
  timeoutMs?: number;
}

export const departmentHeader = "x-portal-department";

const second = 1000;
const hour = 3600 * second;
/** For this long a message is sent again and again. */
export const sendingDays = 7;
/** Messages that one department gets in one round; the others wait for the next. */
const mostInRound = 50;
/** A claim ends by itself when its gateway dies. It must outlast one try. */
const lease = 60 * second;
/** Answers of a department that is busy rather than unwilling. */
const passing = [408, 409, 425, 429];

/** Ten seconds, forty, … four hours. */
export const pauseAfter = (attempts: number): number => Math.min(10 * second * 4 ** (attempts - 1), 4 * hour);

/** One round; several gateways may run it at once. Returns how many messages arrived. */
export async function deliver(parts: Delivery): Promise<number> {
  const { clock, database, departments = {} } = parts;
  const rounds = (await departmentsDue(database, clock.now())).flatMap((department) => {
    const system = systemOf(departments, department);
    return system ? [deliverTo(parts, department.id, system)] : [];
  });
  const arrived = await Promise.all(rounds);
  return arrived.reduce((sum, count) => sum + count, 0);
}

/** Ends with the first message that does not arrive: the department may be away, and one try a round tells. */
async function deliverTo(
  parts: Delivery,
  departmentId: string,
  system: ConnectedDepartment,
): Promise<number> {
  const { clock, database } = parts;
  for (let count = 0; count < mostInRound; count += 1) {
    const now = clock.now();
    const message = await claimNext(database, departmentId, now, now + lease);
    if (!message) return count;
    if (!(await send(parts, message, system))) return count;
  }
  return mostInRound;
}

async function send(parts: Delivery, message: OutboxRow, system: ConnectedDepartment): Promise<boolean> {
  const { clock, database, report } = parts;
  const failure = await post(parts, message, system);
  const now = clock.now();
  if (failure === undefined) {
    // What has arrived is the department's: it is not kept here twice.
    await settle(database, message, { state: "delivered", deliveredAt: now, problem: null, payload: "" });
    return true;
  }
  const { problem, final } = failure;
  const isOver = now - message.waitingSince >= sendingDays * 24 * hour;
  const state: OutboxState = final ? "refused" : isOver ? "givenUp" : "waiting";
  await settle(database, message, { state, problem, dueAt: now + pauseAfter(message.attempts) });
  if (state !== "waiting") {
    const { kind, departmentId } = message;
    const what = final ? "was refused" : `could not be brought for ${sendingDays} days`;
    report(
      new Error(`A message (${kind}) for ${departmentId} ${what}: ${problem} See npm run outbox.`),
      "outbox",
    );
  }
  return false;
}

/** Rejects with what is wrong when the system does not take a signed message that does nothing. `id`: 32 hex digits. */
export async function checkDepartment(
  parts: Pick<Delivery, "clock" | "fetch">,
  system: ConnectedDepartment,
  id: string,
): Promise<void> {
  const at = new Date(parts.clock.now()).toISOString();
  const failure = await post(parts, { id, payload: JSON.stringify({ id, kind: "health", at }) }, system);
  if (failure) throw new Error(failure.problem);
}

async function post(
  { clock, fetch, timeoutMs = 15 * second }: Pick<Delivery, "clock" | "fetch" | "timeoutMs">,
  { id, payload }: Pick<OutboxRow, "id" | "payload">,
  { key, url, secret }: ConnectedDepartment,
): Promise<{ problem: string; final: boolean } | undefined> {
  const { host } = new URL(url);
  const signed = signedHeaders(url, { body: payload, secret, now: clock.now() });
  const named = { "idempotency-key": id, [departmentHeader]: encodeURIComponent(key) };
  try {
    const sent = { method: "POST", body: payload, headers: { ...signed, ...named } };
    const { status } = await ask(url, { ...sent, timeoutMs, mostBytes: 0, fetch });
    if (status >= 200 && status < 300) return undefined;
    return {
      problem: `${host} answered ${status}.`,
      final: status >= 400 && status < 500 && !passing.includes(status),
    };
  } catch (problem) {
    if (!(problem instanceof NoAnswer)) throw problem;
    const why = problem.why === "unreachable" ? "cannot be reached" : "gave no answer in time";
    return { problem: `${host} ${why}.`, final: false };
  }
}
