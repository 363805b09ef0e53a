// Asks a service of the city: signed, with a time-out, reads again when there is no answer, and never believes a wrong one.

import { setTimeout as sleep } from "node:timers/promises";
import { serviceCheck } from "../../../engine/contract/check.ts";
import {
  keyHeader,
  type ServiceCallOf,
  type ServiceName,
  type ServiceShape,
  services,
} from "../../../engine/contract/city-services.ts";
import { bytesInMB } from "../../../engine/one-thing/file-limits.ts";
import type { Clock } from "../../base/clock.ts";
import { ask, type Fetch, type NoAnswer, signedHeaders } from "../../base/outgoing.ts";
import { newId, type Random } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { breaker } from "./breaker.ts";

export interface ServiceSettings {
  /** What the paths of the contract follow, without a slash at the end. */
  url: string;
  secret: string;
  /** How long one try may take. */
  seconds: number;
}

export interface ServiceParts {
  clock: Clock;
  random: Random;
  report(problem: unknown): void;
  /** Milliseconds; the tests' own does not wait. */
  wait?(milliseconds: number): Promise<unknown>;
  /** The network's by default. */
  fetch?: Fetch;
}

/** Resolves to the answer, whose shape was checked. Throws a Refusal (503) in the citizen's words. */
export type Ask<Name extends ServiceName> = <Call extends ServiceCallOf<Name>>(
  call: Call,
  ask: ServiceShape<Name, Call, "ask">,
) => Promise<ServiceShape<Name, Call, "answer">>;

/** Milliseconds before a read is tried again. */
const pauses = [200, 800];
/** Bytes; a licence's paper is the longest. */
const longestAnswer = 32 * bytesInMB;
/** Seconds after which a citizen may try again while the circuit is still closed. */
const soon = 5;

/** What went wrong, for the operator. `unavailable`: the service itself is in trouble. `passing`: asking again may help. */
class ServiceFailure extends Error {
  readonly unavailable: boolean;
  readonly passing: boolean;

  constructor(sentence: string, { unavailable = true, passing = false } = {}) {
    super(sentence);
    this.unavailable = unavailable;
    this.passing = passing;
  }
}

export function serviceClient<Name extends ServiceName>(
  name: Name,
  settings: ServiceSettings,
  { clock, random, report, wait = sleep, fetch: send }: ServiceParts,
): Ask<Name> {
  const circuit = breaker(clock);
  const unavailable = (seconds: number) =>
    new Refusal(503, words.serviceAway(words.services[name]), null, seconds);

  async function once(call: string, body: string, key: string): Promise<unknown> {
    const { path, effect } = services[name].calls[call] ?? { path: "", effect: "write" };
    const url = `${settings.url}${path}`;
    const problem = (what: string, how?: object) =>
      new ServiceFailure(`${name}.${call}: ${url} ${what}.`, how);
    const signed = signedHeaders(url, { body, secret: settings.secret, now: clock.now() });
    const { status, text } = await ask(url, {
      method: "POST",
      body,
      headers: { ...signed, ...(effect === "write" && { [keyHeader]: key }) },
      timeoutMs: settings.seconds * 1000,
      mostBytes: longestAnswer,
      fetch: send,
    }).catch((failure: NoAnswer) => {
      throw problem(failure.message, { passing: failure.why !== "too-long" });
    });
    if (status >= 500) throw problem(`answered ${status}`, { passing: true });
    // The service is well, and refuses this portal or this ask: others may fare better.
    if (status !== 200)
      throw problem(`answered ${status}`, { unavailable: status === 401 || status === 403 });
    const answer = parsed(text);
    if (answer === undefined) throw problem("answered 200, but no JSON");
    const check = serviceCheck("answer", name, call);
    if (check(answer)) return answer;
    // Never the value: it may be somebody's.
    const [{ instancePath, message } = { instancePath: "", message: "" }] = check.errors ?? [];
    throw problem(`answered outside the contract: ${instancePath || "/"} ${message}`);
  }

  const asking = async (call: string, ask: object): Promise<unknown> => {
    const seconds = circuit.wait();
    if (seconds > 0) throw unavailable(seconds);
    const tries = services[name].calls[call]?.effect === "read" ? pauses : [];
    const [body, key] = [JSON.stringify(ask), newId(random)];
    for (let at = 0; ; at += 1) {
      try {
        const answer = await once(call, body, key);
        circuit.worked();
        return answer;
      } catch (problem) {
        if (!(problem instanceof ServiceFailure)) throw problem;
        const next = problem.passing ? tries[at] : undefined;
        if (next !== undefined) {
          await wait(next);
          continue;
        }
        report(problem);
        if (problem.unavailable && circuit.failed()) throw unavailable(circuit.wait() || soon);
        throw unavailable(soon);
      }
    }
  };
  return asking as Ask<Name>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
