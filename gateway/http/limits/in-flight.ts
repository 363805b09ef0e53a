// Counts what is on its way at the same time, of all and of each sender, so that nobody takes the room of the others.

import { bytesInMB } from "../../../engine/one-thing/file-limits.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

interface Most {
  requests: number;
  bytes: number;
}

/** What all may have on their way together, and what one of them may. */
export interface Room {
  all: Most;
  each: Most;
}

export interface Held {
  /** Throws a Refusal (503) when so many bytes more have no room. */
  take(bytes: number): void;
  /** Gives back the request and its bytes; once more does nothing. */
  free(): void;
}

/** Takes one request of somebody in. Throws a Refusal (503) when there is no room. */
export type InFlight = (who: string) => Held;

const kilobyte = 1024;

/** A file in either direction is a stream; nobody's JSON is held for long. Departments send papers inside of their JSON. */
export const rooms = {
  uploads: {
    all: { requests: 128, bytes: 512 * bytesInMB },
    each: { requests: 16, bytes: 104 * bytesInMB },
  },
  downloads: {
    all: { requests: 256, bytes: 64 * bytesInMB },
    each: { requests: 16, bytes: 8 * bytesInMB },
  },
  persons: {
    all: { requests: 1024, bytes: 64 * bytesInMB },
    each: { requests: 32, bytes: 4 * bytesInMB },
  },
  strangers: {
    all: { requests: 1024, bytes: 16 * bytesInMB },
    each: { requests: 64, bytes: 2 * bytesInMB },
  },
  departments: {
    all: { requests: 64, bytes: 96 * bytesInMB },
    each: { requests: 16, bytes: 64 * bytesInMB },
  },
} satisfies Record<string, Room>;

/** Bytes of a large file that its download holds in memory: a piece of the store's, and one on its way. */
export const streamBytes = 256 * kilobyte;

/** Seconds after which it is worth trying again. */
const pause = 5;

/** There is no room, or no time, for one more: 503. */
export const tooMany = (): Refusal => new Refusal(503, words.tooManyCalls, null, pause);

export function createInFlight(room: Room): InFlight {
  const all: Most = { requests: 0, bytes: 0 };
  const byWho = new Map<string, Most>();
  return (who) => {
    const own = byWho.get(who) ?? { requests: 0, bytes: 0 };
    function take(what: keyof Most, count: number): void {
      if (all[what] + count > room.all[what] || own[what] + count > room.each[what]) {
        throw tooMany();
      }
      all[what] += count;
      own[what] += count;
    }
    take("requests", 1);
    byWho.set(who, own);
    let held: Most | undefined = { requests: 1, bytes: 0 };
    return {
      take(bytes) {
        if (!held) return;
        take("bytes", bytes);
        held.bytes += bytes;
      },
      free() {
        if (!held) return;
        for (const what of ["requests", "bytes"] as const) {
          all[what] -= held[what];
          own[what] -= held[what];
        }
        held = undefined;
        if (own.requests === 0) byWho.delete(who);
      },
    };
  };
}
