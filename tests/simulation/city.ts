// The city's services and its login, as a trial's stand-ins play them, with a memory instead of a folder.

import type { Hono } from "hono";
import type { Fetch } from "../../gateway/base/outgoing.ts";
import type { Random } from "../../gateway/base/random.ts";
import type { Kept } from "../../stand-ins/kept.ts";
import { createStandIns } from "../../stand-ins/stand-ins.ts";
import type { Network } from "./network.ts";
import type { Timeline } from "./timeline.ts";

export const citySecret = "the secret of the simulated city's services";
export const cityUrl = "http://city.test";

export interface City {
  /** What a gateway asks its services by. */
  fetch: Fetch;
  /** The person signs in on the platform's page, and is sent back to the address that this returns. */
  logIn(personId: string, back: string): Promise<string>;
  /** The person confirms the code of a business licence on the phone. */
  confirmLicence(personId: string, scanned: string): Promise<void>;
  /** Presses a button of the platform of seals, and is sent back to the address that this returns. */
  seal(page: string, answer: "signed" | "refused"): Promise<string>;
}

export function createCity(timeline: Timeline, network: Network, random: Random, portal: string): City {
  const standIns: Hono = createStandIns(
    { kept: keptInMemory(timeline), clock: timeline, random },
    citySecret,
  );
  const { host } = new URL(portal);
  const press = (path: string, fields: Record<string, string>) =>
    standIns.request(`${cityUrl}${path}`, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-host": host,
        "x-forwarded-proto": "http",
      },
    });
  return {
    fetch: (url, init) => network.send("service", 10_000, async () => standIns.request(url, init)),
    async logIn(personId, back) {
      const answer = await press("/stand-ins/provincial-login", { person: personId, return: back });
      return answer.headers.get("location") ?? "";
    },
    async confirmLicence(person, scanned) {
      const { pathname, searchParams } = new URL(scanned, portal);
      await press(pathname, { code: searchParams.get("code") ?? "", person, answer: "confirmed" });
    },
    async seal(page, answer) {
      const { pathname, searchParams } = new URL(page, portal);
      const answered = await press(pathname, { flow: searchParams.get("flow") ?? "", answer });
      return answered.headers.get("location") ?? "";
    },
  };
}

function keptInMemory({ now }: Timeline): Kept {
  const all = new Map<string, { value: unknown; until: number }>();
  const alive = (name: string) => {
    const found = all.get(name);
    return found && found.until > now() ? found : undefined;
  };
  return {
    async add(name, value, until) {
      if (all.has(name)) return false;
      all.set(name, { value, until });
      return true;
    },
    look: async <Value>(name: string) => alive(name)?.value as Value | undefined,
    async take<Value>(name: string) {
      const found = alive(name);
      all.delete(name);
      return found?.value as Value | undefined;
    },
    async sweep() {
      for (const [name, { until }] of all) if (until <= now()) all.delete(name);
    },
  };
}
