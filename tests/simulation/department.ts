// A department's system: takes messages once each and in order, works on the matters for days, and sometimes lies.

import { todayInShanghai } from "../../engine/check/calendar.ts";
import type { DepartmentEvent } from "../../engine/contract/department-types.gen.ts";
import { departmentCalls } from "../../engine/contract/departments.ts";
import type { Fetch } from "../../gateway/base/outgoing.ts";
import { bodyHashOf, isSignedBy, signatureHeader, timeHeader } from "../../gateway/base/signed-message.ts";
import type { Departments } from "../../gateway/office/departments.ts";
import { below, type Chance } from "../../workshop/answers/chance.ts";
import { type Message, signedBy } from "../gateway/setup/department-messages.ts";
import type { Network } from "./network.ts";
import type { Timeline } from "./timeline.ts";

const hour = 3_600_000;
/** Of the fixtures, whoever's they are. */
const matterIds = ["OT901-M01", "OT901-M02", "OT901-M03", "OT901-M04", "OT902-M01", "OT902-M03"];

export interface DepartmentSystem {
  url: string;
  /** What it has taken, in order, each once. */
  taken: Message[];
  fetch: Fetch;
  /** Until `until` (epoch milliseconds), messages are answered by this status. */
  refuses(status: number, until: number): void;
  /** Sends something that is not true: an event of another's matter, of a number that nobody has, or out of order. */
  lie(chance: Chance): Promise<void>;
}

interface Parts {
  timeline: Timeline;
  network: Network;
  chance: Chance;
  /** Asks the portal, whichever of its gateways is there. */
  portal(request: Request): Promise<Response>;
  origin: string;
  /** Hears what the portal answered to an event. */
  answered(key: string, event: DepartmentEvent, status: number, data: { matterStatus?: string | null }): void;
  /** Hears of each message that it takes. */
  takes(message: Message): void;
  violated(what: string): void;
}

export function departmentSystem(
  key: string,
  { url, secret }: Departments[string],
  { timeline, network, chance, portal, origin, answered, takes, violated }: Parts,
): DepartmentSystem {
  const taken: Message[] = [];
  const known = new Map<string, string>();
  let away = { status: 0, until: 0 };
  const { hostname: name, pathname: path } = new URL(url);
  let events = 0;

  async function take(init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const body = String(init.body);
    const signed = {
      time: headers.get(timeHeader) ?? "",
      signature: headers.get(signatureHeader) ?? "",
      bodyHash: bodyHashOf(body),
    };
    if (!isSignedBy(secret, { ...signed, method: "POST", path }, timeline.now()))
      return new Response(null, { status: 401 });
    if (timeline.now() < away.until) return new Response(null, { status: away.status });
    const message = JSON.parse(body) as Message;
    const before = known.get(message.id);
    if (before !== undefined && before !== body)
      violated(`message ${message.id} came again with other words`);
    if (before !== undefined) return new Response(null, { status: 200 });
    known.set(message.id, body);
    const last = taken.findLast((one) => isSameFile(one, message));
    if (message.sequence !== (last?.sequence ?? 0) + 1)
      violated(
        `${key} got ${message.kind} ${message.sequence} of ${message.number} after ${last?.sequence ?? "nothing"}`,
      );
    taken.push(message);
    takes(message);
    if (message.kind === "submitted") void work(message);
    if (message.kind === "supplemented") void goOn(message);
    return new Response(null, { status: 200 });
  }

  const isSameFile = (one: Message, other: Message) =>
    one.number === other.number && one.department.id === other.department.id;
  const isStopped = (message: Message) =>
    taken.some((one) => one.kind === "withdrawn" && isSameFile(one, message));

  /** Accepts each matter, and finishes it days later; now and then something is lacking, or it is refused. */
  async function work(message: Message): Promise<void> {
    for (const { id: matter } of message.matters as { id: string }[]) {
      await timeline.sleep((2 + below(chance, 40)) * hour);
      if (isStopped(message)) return;
      const does = chance();
      if (does < 0.12) {
        await tell(message, { kind: "refused", matter, reason: "不符合条件" });
        return;
      }
      await tell(message, { kind: "accepted", matter });
      await timeline.sleep((4 + below(chance, 90)) * hour);
      if (isStopped(message)) return;
      if (does < 0.45) {
        const dueBy = todayInShanghai(timeline.now() + 10 * 24 * hour);
        await tell(message, { kind: "mend", matter, reason: "照片不清晰", dueBy });
      } else await tell(message, { kind: "done", matter, results: [] });
    }
  }

  async function goOn(message: Message): Promise<void> {
    await timeline.sleep((1 + below(chance, 30)) * hour);
    const { matter } = message as unknown as { matter: string | null };
    if (matter !== null && !isStopped(message)) await tell(message, { kind: "done", matter, results: [] });
  }

  type Told = DepartmentEvent extends infer Event
    ? Event extends unknown
      ? Omit<Event, "id" | "number">
      : never
    : never;

  /** Until the portal has answered, as every careful system does. */
  async function tell({ number }: Pick<Message, "number">, said: Told): Promise<void> {
    events += 1;
    const id = `${name}-${events}`;
    const event = { id, number, ...said } as DepartmentEvent;
    for (let pause = 5000; ; pause = Math.min(pause * 3, 2 * hour)) {
      const status = await send(event, secret);
      if (status !== 0 && status < 500 && status !== 429) return;
      await timeline.sleep(pause);
    }
  }

  async function send(event: DepartmentEvent, by: string): Promise<number> {
    const { path: to } = departmentCalls.event;
    const body = JSON.stringify(event);
    try {
      return await network.send("event", 30_000, async () => {
        const init = signedBy(key, { path: to, body, time: timeline.now(), secret: by });
        const response = await portal(new Request(`${origin}${to}`, init));
        const answer = (await response.json()) as { data: { matterStatus?: string | null } | null };
        answered(key, event, response.status, answer.data ?? {});
        return response.status;
      });
    } catch {
      return 0;
    }
  }

  return {
    url,
    taken,
    fetch: (_, init) => network.send("department", 15_000, () => take(init)),
    refuses(status, until) {
      away = { status, until };
    },
    async lie(by) {
      const some = taken[below(by, taken.length)];
      const number = some && by() < 0.8 ? some.number : "9".repeat(20);
      const matter = matterIds[below(by, matterIds.length)] ?? "";
      events += 1;
      const kind = (["accepted", "done", "refused"] as const)[below(by, 3)] ?? "done";
      const more = kind === "refused" ? { reason: "假的" } : kind === "done" ? { results: [] } : {};
      // Half of the lies are not even signed by it.
      const event = { id: `${name}-lie-${events}`, number, matter, kind, ...more };
      const own = by() < 0.5;
      const status = await send(
        event as DepartmentEvent,
        own ? secret : "nobody's secret, long enough to count",
      );
      if (!own && status === 200) violated(`${event.id} was believed, though nobody has signed it`);
    },
  };
}
