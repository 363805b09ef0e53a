// Wraps the portal's ports so that they can be cut off: a portal that was replaced by another one then touches nothing any more.
// Only the page of `npm run dev` uses them: see main.tsx.
import type { PortalPorts } from "../../engine/portal/index.ts";

export interface Leavable {
  ports: PortalPorts;
  leave(): void;
}

/** After leaving, pending calls are never answered, timers never fire, and the state stored for a reload stays as it is. */
export function leavable(ports: PortalPorts): Leavable {
  let left = false;
  const { storage, clock, address } = ports;
  const silent = new Promise<never>(() => {});
  const unlessLeft =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      if (!left) act(...given);
    };
  const answered = async <T>(answer: T | Promise<T>): Promise<T> => {
    const given = await answer;
    return left ? silent : given;
  };
  return {
    ports: {
      ...ports,
      fetch: (request) => (left ? silent : answered(ports.fetch(request))),
      upload: (request) => (left ? silent : answered(ports.upload(request))),
      navigate: unlessLeft(ports.navigate),
      openExternal: unlessLeft(ports.openExternal),
      address: { read: address.read, replace: unlessLeft(address.replace) },
      storage: {
        getItem: (key) => storage.getItem(key),
        setItem: unlessLeft((key: string, value: string) => storage.setItem(key, value)),
        removeItem: unlessLeft((key: string) => storage.removeItem(key)),
      },
      ...(ports.device && {
        device: {
          ...ports.device,
          write: async (...given) => (left ? undefined : ports.device?.write(...given)),
          remove: async (...given) => (left ? undefined : ports.device?.remove(...given)),
        },
      }),
      clock: {
        ...clock,
        setTimeout: (callback, milliseconds) => clock.setTimeout(unlessLeft(callback), milliseconds),
      },
    },
    leave: () => {
      left = true;
    },
  };
}
