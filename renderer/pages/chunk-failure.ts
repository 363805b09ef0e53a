// Loads a page's chunk and tells failures apart: it took too long, it no longer exists, or the network is down.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";

/** Milliseconds (Spec 9, page-chunk load timeout). */
export const chunkTimeout = 120_000;

export type ChunkFailureKind = "timeout" | "missing" | "offline";

/** The names under which a lost chunk is reported (Spec 8). */
type ChunkErrorName = "ChunkLoadError" | "CSS_CHUNK_LOAD_FAILED";

export class ChunkFailure extends Error {
  override readonly name: ChunkErrorName;
  readonly kind: ChunkFailureKind;

  constructor(kind: ChunkFailureKind, cause?: unknown) {
    super(kind === "timeout" ? "The page's chunk took too long." : "The page's chunk is missing.", { cause });
    this.name = nameOf(cause);
    this.kind = kind;
  }
}

/** Only Vite's message says whether the styles of a chunk were lost. */
const nameOf = (cause: unknown): ChunkErrorName =>
  cause instanceof Error && /\bCSS\b/.test(cause.message) ? "CSS_CHUNK_LOAD_FAILED" : "ChunkLoadError";

/** Rejects with a ChunkFailure after 120 s, or when the chunk or its styles cannot be loaded (Spec 8). */
export function withinTime<T>(load: Promise<T>, milliseconds = chunkTimeout): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailure("timeout")), milliseconds);
    load
      .then(resolve, (cause) =>
        reject(cause instanceof ChunkFailure ? cause : new ChunkFailure(missing(), cause)),
      )
      .finally(() => clearTimeout(timer));
  });
}

/** Of a part that the page can do without: nothing is shown when its chunk cannot be loaded. */
export function orNothing<Props>(
  load: Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> {
  return load.catch(() => ({ default: () => null }));
}

/** Rendered while a step or a dialog is loading: gives up after 120 s, as a page does. */
export function ChunkClock(): null {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), chunkTimeout);
    return () => clearTimeout(timer);
  }, []);
  if (late) throw new ChunkFailure("timeout");
  return null;
}

/** A missing chunk and a missing network fail alike. */
const missing = (): ChunkFailureKind => (navigator.onLine ? "missing" : "offline");

const preloadErrors = new WeakSet<object>();

/** Chunks below a page (a step, a dialog, a one-thing) report a failed load by Vite's own event; it gets its name and kind here. */
export function watchPreloadErrors(window: Window): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    preloadErrors.add(payload);
    Object.assign(payload, { name: nameOf(payload), kind: missing() });
  });
}

/** Which kind of chunk failure an error is; null for other errors. */
export function chunkFailureOf(error: unknown): ChunkFailureKind | null {
  if (error instanceof ChunkFailure) return error.kind;
  return typeof error === "object" && error !== null && preloadErrors.has(error) ? missing() : null;
}

let lost: ChunkFailureKind | null = null;
const listeners = new Set<() => void>();

/** Notes a failure behind the page, where no boundary catches it, since a new release must be loaded. */
export function noteLostChunk(error: unknown): void {
  const kind = chunkFailureOf(error);
  // Without a network, the current page is worth more than one that says so.
  if (kind === null || kind === "offline") return;
  lost = kind;
  for (const listener of listeners) listener();
}

/** The chunk that was lost behind the page, or null. */
export function useLostChunk(): ChunkFailureKind | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lost,
    () => null,
  );
}
