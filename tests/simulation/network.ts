// The simulated network: every message takes its time, and a fault of the story may lose, double or delay it.

import { below, type Chance } from "../../workshop/answers/chance.ts";
import type { Timeline } from "./timeline.ts";

/** Who asks whom: a browser the portal (`write`: under an idempotency key), the portal a service or a department, a department the portal. */
export type Link = "portal" | "write" | "service" | "department" | "event";

/** `lost`: before its effect. `unanswered`: the effect comes, the answer does not. `slow`, `slow answer`: longer than anybody waits. */
export const networkFaults = ["lost", "unanswered", "doubled", "delayed", "slow", "slow answer"] as const;
export type NetworkFault = (typeof networkFaults)[number];

export interface Network {
  /** The next message of that link has this fault, if one comes soon. */
  break(link: Link, fault: NetworkFault): void;
  /** No fault is left. */
  heal(): void;
  /** Rejects like `fetch`. `patience`: milliseconds that the sender waits for the answer. */
  send<Answer>(link: Link, patience: number, arrive: () => Promise<Answer>): Promise<Answer>;
}

const second = 1000;
/** A fault that nothing has met ends by itself. */
const longestFault = 10 * 60 * second;

class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

export function createNetwork({ sleep, ...clock }: Timeline, chance: Chance): Network {
  /** Link → what is to go wrong, and until when. */
  const faults = new Map<Link, { fault: NetworkFault; until: number }[]>();
  const latency = () => 2 + below(chance, 60);
  const unreachable = () => new TypeError("fetch failed");

  return {
    break(link, fault) {
      const until = clock.now() + longestFault;
      faults.set(link, [...(faults.get(link) ?? []), { fault, until }]);
    },
    heal: () => faults.clear(),
    async send(link, patience, arrive) {
      const [next, ...later] = (faults.get(link) ?? []).filter(({ until }) => until > clock.now());
      faults.set(link, later);
      const fault = next?.fault;
      await sleep(latency());
      if (fault === "lost") throw unreachable();
      if (fault === "slow") {
        // It arrives when nobody waits any more.
        void sleep(patience + below(chance, 30 * second))
          .then(arrive)
          .catch(ignore);
        await sleep(patience);
        throw new TimeoutError("The operation was aborted due to timeout");
      }
      if (fault === "delayed") await sleep(below(chance, patience / 2));
      const arrived = arrive();
      if (fault === "doubled") {
        const again = sleep(below(chance, 3 * second));
        void again.then(arrive).catch(ignore);
      }
      if (fault === "unanswered" || fault === "slow answer") {
        await arrived.catch(ignore);
        await sleep(fault === "unanswered" ? latency() : patience);
        throw fault === "unanswered"
          ? unreachable()
          : new TimeoutError("The operation was aborted due to timeout");
      }
      const answer = await within(patience, arrived);
      await sleep(latency());
      return answer;
    },
  };

  function within<Answer>(patience: number, arrived: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const late = () => reject(new TimeoutError("The operation was aborted due to timeout"));
      const timer = clock.setTimeout(late, patience);
      const settle = () => clock.clearTimeout(timer);
      arrived.then(resolve, reject).finally(settle);
    });
  }
}

const ignore = () => undefined;
