// In: an import of a page's chunk. Out: the page, or why it did not come: it took too long, or it is not there any more.

/** Milliseconds (Spec 9, page-chunk load timeout). */
export const chunkTimeout = 120_000;

export type ChunkFailureKind = "timeout" | "missing";

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
        reject(cause instanceof ChunkFailure ? cause : new ChunkFailure("missing", cause)),
      )
      .finally(() => clearTimeout(timer));
  });
}

const preloadErrors = new WeakSet<object>();

/** Chunks below a page (a step, a dialog, a one-thing) that cannot be loaded tell it by Vite's own event. */
export function watchPreloadErrors(window: Window): void {
  window.addEventListener("vite:preloadError", ({ payload }) => preloadErrors.add(payload));
}

/** Which kind of chunk failure an error is; null: it is something else. */
export function chunkFailureOf(error: unknown): ChunkFailureKind | null {
  if (error instanceof ChunkFailure) return error.kind;
  return typeof error === "object" && error !== null && preloadErrors.has(error) ? "missing" : null;
}
