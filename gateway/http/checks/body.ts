// Takes in the body of a request: counted as its bytes come, never longer than it may be, and never slower than anybody sends.

import { Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";
import type { Clock } from "../../base/clock.ts";
import type { Call, GatewayEnv } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { createInFlight, type Held, rooms } from "../limits/in-flight.ts";
import { pacedIn } from "../limits/lowest-rate.ts";

/** Refuses a body longer than `most` bytes. */
export type TakesBody = (most: number) => MiddlewareHandler<GatewayEnv>;

export interface BodyChecks {
  /** Leaves the bytes as `raw`, of a person, or of whoever comes from the same address. */
  read: TakesBody;
  /** Leaves them as `body`, which has not been read. */
  stream: TakesBody;
}

export function bodyChecks(clock: Clock): BodyChecks {
  const persons = createInFlight(rooms.persons);
  const strangers = createInFlight(rooms.strangers);
  const uploads = createInFlight(rooms.uploads);
  const personOf = (call: Call) => call.get("session")?.person?.id;
  return {
    read: readBody(clock, (call) => {
      const person = personOf(call);
      return person === undefined ? strangers(call.get("client")) : persons(person);
    }),
    stream: withBody(clock, (call) => uploads(personOf(call) ?? "")),
  };
}

/** Leaves the bytes as `raw`. `hold`: takes the request in where others are counted too. */
export function readBody(clock: Clock, hold?: (call: Call) => Held): TakesBody {
  return (most) => {
    const open = withBody(clock, hold)(most);
    return async function readBody(call, next) {
      await open(call, async () => {
        const pieces: Uint8Array[] = [];
        for await (const piece of call.get("body")) pieces.push(piece);
        call.set("raw", Buffer.concat(pieces));
        await next();
      });
    };
  };
}

function withBody(clock: Clock, hold?: (call: Call) => Held): TakesBody {
  return (most) =>
    async function withBody(call, next) {
      call.set("raw", new Uint8Array());
      const body = bodyOf(call);
      if (Number(call.req.header("content-length") ?? 0) > most) throw new Refusal(413, words.tooLarge);
      if (!body) {
        call.set("body", nothing());
        return next();
      }
      const held = hold?.(call);
      const bytes = pacedIn(body, clock);
      call.set("body", counted(bytes, most, held));
      try {
        await next();
      } finally {
        held?.free();
      }
    };
}

/**
 * Straight from the connection where there is one: the web's `Request`, with its streams and signals, costs as much as the checks of a call.
 * A body that is given up stays open, so that whoever sends it still gets the answer.
 */
function bodyOf({ req, env }: Call): AsyncIterable<Uint8Array> | null {
  if (req.method === "GET" || req.method === "HEAD") return null;
  const { incoming } = (env ?? {}) as { incoming?: unknown };
  if (incoming instanceof Readable) return incoming.iterator({ destroyOnReturn: false });
  return req.raw.body as unknown as AsyncIterable<Uint8Array> | null;
}

async function* nothing(): AsyncGenerator<Uint8Array, void> {}

/** The stated length may be absent or false, so the bytes themselves are counted. */
async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
  held?: Held,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > most) throw new Refusal(413, words.tooLarge);
    held?.take(piece.length);
    yield piece;
  }
}
