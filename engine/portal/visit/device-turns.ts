// Works on this device one after the other, so that an older text never replaces a newer one.

import type { DevicePort } from "../ports.ts";

export type DeviceTurns = ReturnType<typeof createDeviceTurns>;

/** Nothing here stops the portal: a device that keeps nothing is only reported (Spec 8). */
export function createDeviceTurns(device: DevicePort | undefined, report: (error: unknown) => void) {
  let works = device !== undefined;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    /** Resolves with `otherwise` where the device does not do it. */
    inTurn: <T>(work: (device: DevicePort) => Promise<T>, otherwise: T): Promise<T> => {
      const turn = queue.then(async () => {
        if (!device) return otherwise;
        try {
          const done = await work(device);
          works = true;
          return done;
        } catch (error) {
          works = false;
          report(error);
          return otherwise;
        }
      });
      queue = turn;
      return turn;
    },
    /** Resolves with whether the device did what it was asked last. */
    works: () => queue.then(() => works),
  };
}
