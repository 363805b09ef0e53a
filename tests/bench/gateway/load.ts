// Clients that ask without a pause, and what they wait for.

import { quantile } from "../verdicts.ts";

export interface Waited {
  /** How often it was done in the time, and per second. */
  done: number;
  aSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were refused because too much was under way. */
  refused: number;
}

/** Somebody did not get what they asked for, and was told after how many seconds to come again. */
export class Refused extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Refused for ${seconds} s.`);
    this.seconds = seconds;
  }
}

/** Every client does its work again and again until the time is over. `work` gets the client and how often it has done it. */
export async function under<Client>(
  clients: readonly Client[],
  milliseconds: number,
  work: (client: Client, turn: number) => Promise<unknown>,
): Promise<Waited> {
  const times: number[] = [];
  let refused = 0;
  const from = performance.now();
  const until = from + milliseconds;
  await Promise.all(
    clients.map(async (client) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const asked = performance.now();
        try {
          await work(client, turn);
          times.push(performance.now() - asked);
        } catch (problem) {
          if (!(problem instanceof Refused)) throw problem;
          refused += 1;
          const left = until - performance.now();
          await new Promise((again) => setTimeout(again, Math.min(left, problem.seconds * 1000)));
        }
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  return {
    done: times.length,
    aSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    refused,
  };
}
