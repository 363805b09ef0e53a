// Has clamd look at a file while its bytes go by; a file that was not looked at is refused.

import { once } from "node:events";
import { connect } from "node:net";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";

export type ClamdSettings = { kind: "clamd" } & ({ host: string; port: number } | { socket: string });

/** The same bytes; after the last one it throws a Refusal: 400 for a find, 503 while the scanner is away. */
export type Scanner = (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Milliseconds without a byte in either direction; a large archive takes clamd a while. */
const usualTimeoutMs = 30_000;
/** Seconds after which it is worth trying again. */
const askAgain = 30;
/** clamd takes no more than `StreamMaxLength`, 100 MB by default, and pieces of less than 4 GB. */
const endOfStream = Buffer.alloc(4);

export function clamdScanner(
  settings: ClamdSettings,
  report: (problem: unknown) => void,
  timeoutMs = usualTimeoutMs,
): Scanner {
  return async function* scanned(bytes) {
    const socket = connect("socket" in settings ? { path: settings.socket } : settings);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error("clamd gave no answer")));
    let said = "";
    socket.on("data", (some) => {
      said = `${said}${some}`.slice(0, 1024);
    });
    let broken: unknown;
    socket.on("error", (problem) => {
      broken = problem;
    });
    const ended = once(socket, "close");
    ended.catch(() => undefined);
    const send = async (some: Uint8Array) => {
      // A socket that has ended drains no more.
      if (!socket.destroyed && !socket.write(some)) {
        await Promise.race([once(socket, "drain").catch(() => undefined), ended.catch(() => undefined)]);
      }
    };
    try {
      await send(Buffer.from("zINSTREAM\0"));
      for await (const piece of bytes) {
        const size = Buffer.alloc(4);
        size.writeUInt32BE(piece.length);
        if (piece.length > 0) {
          await send(size);
          await send(piece);
        }
        yield piece;
      }
      await send(endOfStream);
      await ended.catch(() => undefined);
    } finally {
      socket.destroy();
    }
    const verdict = said.replace(/\0.*$/s, "").trim();
    if (/^stream: .+ FOUND$/.test(verdict)) throw new Refusal(400, words.fileInfected);
    if (verdict === "stream: OK" && !broken) return;
    report(broken ?? new Error(`clamd said “${verdict}” instead of OK or FOUND.`));
    throw new Refusal(503, words.scannerAway, null, askAgain);
  };
}

/** Has the standard's harmless test file looked at. Rejects when it is not found. */
export async function checkClamd(settings: ClamdSettings): Promise<void> {
  let told: unknown;
  const scan = clamdScanner(settings, (problem) => {
    told = problem;
  });
  const test = Buffer.from(
    ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-"),
  );
  async function* bytes() {
    yield test;
  }
  try {
    for await (const _ of scan(bytes()));
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 400) return;
    throw told ?? problem;
  }
  throw new Error("it finds nothing in the EICAR test file: its signatures are missing");
}
