// What tests of a check by phone need: calls controlled by the test, a page that hides, a clock that advances.

import { SimulatedClock } from "xstate";
import type { QrCheckRef } from "../../../../engine/portal/handling/qr-check.ts";
import { qrCheckView } from "../../../../engine/portal/handling/qr-check-view.ts";
import type { VisibilityPort } from "../../../../engine/portal/ports.ts";

export const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve));
};

interface Waiting<T> {
  of: string;
  answer(result: T): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Calls that wait until the test answers them. */
export function asked<T>() {
  const calls: Waiting<T>[] = [];
  const ask = (of: string) =>
    new Promise<T>((resolve, reject) => {
      const end = (work: () => void) => {
        work();
        return settled();
      };
      calls.push({
        of,
        answer: (result) => end(() => resolve(result)),
        fail: (error) => end(() => reject(error)),
      });
    });
  return { calls, ask };
}

/** The dialog of a check over these calls, already started. */
export async function opened(
  make: (
    clock: SimulatedClock,
    page: { visibility: VisibilityPort; refuse(message: string): void },
  ) => QrCheckRef,
  hidden = false,
) {
  const clock = new SimulatedClock();
  const page = { hidden, listener: (): void => undefined };
  const visibility: VisibilityPort = {
    hidden: () => page.hidden,
    subscribe: (listener) => {
      page.listener = listener;
      return () => {
        page.listener = () => undefined;
      };
    },
  };
  /** What was told in the popup. */
  const told: string[] = [];
  const actor = make(clock, { visibility, refuse: (message) => told.push(message) });
  actor.start();
  await settled();
  const see = (now: boolean) => {
    page.hidden = !now;
    page.listener();
  };
  /** Advances the clock, with every step in between. */
  const pass = async (milliseconds: number) => {
    for (let gone = 0; gone < milliseconds; gone += 500) {
      clock.increment(Math.min(500, milliseconds - gone));
      await settled();
    }
  };
  return { actor, clock, see, pass, told, view: () => qrCheckView(actor.getSnapshot()) };
}
