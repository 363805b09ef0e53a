// In: the portal's ports. Out: the same ports until they are left; then a portal that another one has replaced touches nothing any more.
// Only the page of `npm run dev` takes them: see main.tsx.
import type { PortalPorts } from "../../engine/index.ts";

export interface Leavable {
  ports: PortalPorts;
  leave(): void;
}

/** A call that is under way is never answered, a timer never rings, and what is kept for a reload stays as it is. */
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
