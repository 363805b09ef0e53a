// Has clamd look at a file while its bytes go by; a file that was not looked at is refused.

import { once } from "node:events";
import { connect } from "node:net";
import { bytesInMB } from "../../engine/one-thing/file-limits.ts";
import type { Clock } from "../base/clock.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { inOnePiece } from "./file-store.ts";
import { limits } from "./limits.ts";

export type ClamdSettings = { kind: "clamd" } & ({ host: string; port: number } | { socket: string });

/** The same bytes; after the last one it throws a Refusal: 400 for a find, 503 while the scanner is away. */
export type Scanner = (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Milliseconds without a byte in either direction; a large archive takes clamd a while. */
const usualTimeoutMs = 30_000;
/** Seconds after which it is worth trying again. */
const askAgain = 30;
/** clamd takes no more than `StreamMaxLength`, 100 MB by default, and pieces of less than 4 GB. */
const endOfStream = Buffer.alloc(4);

interface Options {
  /** Tells how long it was ago that large files were tried. */
  clock?: Clock;
  timeoutMs?: number;
}

/** For how long it counts that files of a size are read (milliseconds). */
const triedFor = 3_600_000;

/**
 * clamd calls what is larger than its own limits clean without having read it. So before a large file counts, one of its size that
 * holds the standard's test file must have been found, once an hour.
 */
export function clamdScanner(
  settings: ClamdSettings,
  report: (problem: unknown) => void,
  { clock = { now: () => Date.now() }, timeoutMs = usualTimeoutMs }: Options = {},
): Scanner {
  const scan = streamScanner(settings, report, timeoutMs);
  const tried = new Map<number, { at: number; works: Promise<void> }>();

  function demandRead(size: number): Promise<void> {
    const megabytes = sizeTried(size);
    const before = tried.get(megabytes);
    if (before && clock.now() - before.at < triedFor) return before.works;
    const works = findsWithin(settings, megabytes * bytesInMB, timeoutMs).catch((problem) => {
      tried.delete(megabytes);
      report(problem);
      throw new Refusal(503, words.scannerAway, null, askAgain);
    });
    tried.set(megabytes, { at: clock.now(), works });
    return works;
  }
  return async function* scanned(bytes) {
    let size = 0;
    for await (const piece of scan(bytes)) {
      size += piece.length;
      yield piece;
    }
    await demandRead(size);
  };
}

/** In megabytes: the next power of two. */
const sizeTried = (size: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(size / bytesInMB)));

function streamScanner(
  settings: ClamdSettings,
  report: (problem: unknown) => void,
  timeoutMs: number,
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

/** Has the standard's harmless test file looked at, alone and in an archive as large as a file may be. Rejects when it is not found. */
export async function checkClamd(settings: ClamdSettings): Promise<void> {
  await findsWithin(settings, eicar.length, usualTimeoutMs);
  await findsWithin(settings, sizeTried(limits.maxFileMB * bytesInMB) * bytesInMB, usualTimeoutMs);
}

const eicar = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-"),
);

/** Rejects when clamd does not find the test file in so many bytes. */
async function findsWithin(settings: ClamdSettings, size: number, timeoutMs: number): Promise<void> {
  let told: unknown;
  const report = (problem: unknown) => {
    told = problem;
  };
  const isAlone = size <= eicar.length;
  try {
    for await (const _ of streamScanner(
      settings,
      report,
      timeoutMs,
    )(isAlone ? inOnePiece(eicar) : archive(size)));
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 400) return;
    throw told ?? problem;
  }
  throw new Error(
    isAlone
      ? "it finds nothing in the EICAR test file: its signatures are missing"
      : `it calls files of ${size / bytesInMB} MB clean without reading them: set MaxFileSize, MaxScanSize and StreamMaxLength to more than that in clamd.conf, or AlertExceedsMax yes`,
  );
}

const block = 512;

/** A tar of that size: the test file, and zeros. */
async function* archive(size: number): AsyncIterable<Uint8Array> {
  const filling = size - 5 * block;
  yield tarHeader("eicar.com", eicar.length);
  yield Buffer.concat([eicar, Buffer.alloc(block - eicar.length)]);
  yield tarHeader("zeros", filling);
  const zeros = Buffer.alloc(64 * 1024);
  // Two empty blocks end it.
  for (let left = filling + 2 * block; left > 0; left -= zeros.length)
    yield zeros.subarray(0, Math.min(left, zeros.length));
}

function tarHeader(name: string, size: number): Uint8Array {
  const header = Buffer.alloc(block);
  const octal = (value: number, at: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, "0")}\0`, at, "latin1");
  header.write(name, 0, "latin1");
  octal(0o644, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(0, 136, 11);
  header.write("        0", 148, "latin1");
  header.write("ustar\u000000", 257, "latin1");
  // The sum is reckoned over blanks in its own place.
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  return header;
}
