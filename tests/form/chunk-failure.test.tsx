// The name of a lost chunk, set by the page that waits for it, or by Vite's own event for chunks below a page.
import { expect, test } from "vitest";
import {
  type ChunkFailure,
  chunkFailureOf,
  watchPreloadErrors,
  withinTime,
} from "../../renderer/pages/chunk-failure.ts";

const failureOf = (load: Promise<unknown>, milliseconds?: number) =>
  withinTime(load, milliseconds).then(
    () => expect.unreachable("it was loaded"),
    (failure: ChunkFailure) => [failure.name, failure.kind],
  );

test("[8] a page's chunk that takes too long is a ChunkLoadError: timeout", async () => {
  expect(await failureOf(new Promise(() => {}), 1)).toEqual(["ChunkLoadError", "timeout"]);
});

test("[8.21] a page's chunk that is gone is a ChunkLoadError: missing; its styles a CSS_CHUNK_LOAD_FAILED", async () => {
  const script = new TypeError("Failed to fetch dynamically imported module: /assets/guide-1.js");
  expect(await failureOf(Promise.reject(script))).toEqual(["ChunkLoadError", "missing"]);
  const styles = new Error("Unable to preload CSS for /assets/guide-1.css");
  expect(await failureOf(Promise.reject(styles))).toEqual(["CSS_CHUNK_LOAD_FAILED", "missing"]);
});

test("[8] the chunk of a step or dialog gets its name where Vite reports it", () => {
  watchPreloadErrors(window);
  for (const [message, name] of [
    ["Failed to fetch dynamically imported module: /assets/sign-1.js", "ChunkLoadError"],
    ["Unable to preload CSS for /assets/sign-1.css", "CSS_CHUNK_LOAD_FAILED"],
  ] as const) {
    const payload = new TypeError(message);
    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    expect([payload.name, chunkFailureOf(payload)]).toEqual([name, "missing"]);
  }
  expect(chunkFailureOf(new TypeError("of something else"))).toBeNull();
});
