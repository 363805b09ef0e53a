// The two gateways of a simulation behind one address: they are killed, restarted with other content, keys or clocks, and share the work.

import { below, type Chance } from "../../workshop/answers/chance.ts";
import { gatewayCount } from "./deployment.ts";
import {
  type GatewayParts,
  type GatewayProcess,
  type GatewaySettings,
  startGateway,
} from "./gateway-process.ts";

/** Milliseconds in which an operator's restart is done, and after which a start that failed is tried again. */
const restartTime = 2000;
const startAgain = 10_000;

interface Parts extends Omit<GatewayParts, "random"> {
  /** Bytes for a gateway that starts now. */
  randomFor(gateway: number): GatewayParts["random"];
  chance: Chance;
  /** Before the first of them: there are tables from then on. */
  begun(): void;
  answered(gateway: number, request: Request, answer: Response): Promise<void>;
  say(who: string, what: string): void;
}

export type Gateways = ReturnType<typeof createGateways>;

export function createGateways(parts: Parts, first: Omit<GatewaySettings, "ahead">) {
  const { timeline, chance, randomFor, begun, answered, say, report } = parts;
  const running: (GatewayProcess | undefined)[] = [];
  const starting = new Set<number>();
  const ahead = new Map<number, number>();
  let settings = first;

  async function start(at: number): Promise<void> {
    if (starting.has(at) || running[at]?.life.alive) return;
    starting.add(at);
    try {
      const random = randomFor(at);
      running[at] = await startGateway({ ...parts, random }, { ...settings, ahead: ahead.get(at) ?? 0 });
      begun();
      say(`gateway ${at}`, "starts");
    } catch (problem) {
      report(problem, "start");
      timeline.setTimeout(() => void start(at), startAgain);
    }
    starting.delete(at);
  }

  /** As an operator does it. */
  function restart(at: number): void {
    running[at]?.life.kill();
    timeline.setTimeout(() => void start(at), restartTime);
  }

  return {
    get settings() {
      return settings;
    },
    start(): void {
      for (let at = 0; at < gatewayCount; at += 1) timeline.setTimeout(() => void start(at), at * 1000);
    },
    /** All of them go on with these. */
    change(changed: Partial<typeof first>): void {
      settings = { ...settings, ...changed };
      for (let at = 0; at < gatewayCount; at += 1) restart(at);
    },
    setClock(at: number, milliseconds: number): void {
      ahead.set(at, milliseconds);
      restart(at);
    },
    /** It dies at that write from now on, and starts again after `pause` milliseconds. */
    doom(at: number, write: number, after: boolean, pause: number): void {
      const life = running[at]?.life;
      if (!life?.alive) return;
      life.doom(write, after);
      life.onDeath(() => {
        say(`gateway ${at}`, "dies");
        timeline.setTimeout(() => void start(at), pause);
      });
    },
    /** Every one of them is there, and by the right time. */
    heal(): void {
      for (let at = 0; at < gatewayCount; at += 1) {
        if (ahead.get(at)) this.setClock(at, 0);
        else void start(at);
      }
    },
    outboxChanged(): void {
      for (const each of running) each?.outboxChanged();
    },
    /** Rejects when nobody listens, or who does dies meanwhile. */
    async ask(request: Request): Promise<Response> {
      const one = below(chance, gatewayCount);
      const at = running[one]?.life.alive ? one : (one + 1) % gatewayCount;
      const chosen = running[at];
      if (!chosen?.life.alive) throw new TypeError("Nobody listens.");
      const answer = await chosen.handle(request);
      await answered(at, request, answer);
      return answer;
    },
  };
}
