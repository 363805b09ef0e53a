// Loads a page's chunk and tells failures apart: it took too long, it no longer exists, or the network is gone.
import { useEffect, useState, useSyncExternalStore } from "react";

/** Milliseconds (Spec 9, page-chunk load timeout). */
export const chunkTimeout = 120_000;

export type ChunkFailureKind = "timeout" | "missing" | "offline";

export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";
  readonly kind: ChunkFailureKind;

  constructor(kind: ChunkFailureKind, cause?: unknown) {
    super(kind === "timeout" ? "The page's chunk took too long." : "The page's chunk is missing.", { cause });
    this.kind = kind;
  }
}

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

/** Stands where a step or a dialog is still to come: breaks off after 120 s, as a page does. */
export function ChunkClock(): null {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), chunkTimeout);
    return () => clearTimeout(timer);
  }, []);
  if (late) throw new ChunkFailure("timeout");
  return null;
}

/** A chunk that is not there and a network that is not there fail alike. */
const missing = (): ChunkFailureKind => (navigator.onLine ? "missing" : "offline");

const preloadErrors = new WeakSet<object>();

/** Chunks below a page (a step, a dialog, a one-thing) that cannot be loaded tell it by Vite's own event. */
export function watchPreloadErrors(window: Window): void {
  window.addEventListener("vite:preloadError", ({ payload }) => preloadErrors.add(payload));
}

/** Which kind of chunk failure an error is; null: it is something else. */
export function chunkFailureOf(error: unknown): ChunkFailureKind | null {
  if (error instanceof ChunkFailure) return error.kind;
  return typeof error === "object" && error !== null && preloadErrors.has(error) ? missing() : null;
}

let lost: ChunkFailureKind | null = null;
const listeners = new Set<() => void>();

/** Takes what went wrong behind the page, where no boundary catches it: a new release must be loaded anew. */
export function noteLostChunk(error: unknown): void {
  const kind = chunkFailureOf(error);
  // Without a network the page at hand is worth more than a page that says so.
  if (kind === null || kind === "offline") return;
  lost = kind;
  for (const listener of listeners) listener();
}

/** The chunk that was lost behind the page; null: none. */
export function useLostChunk(): ChunkFailureKind | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lost,
  );
}
