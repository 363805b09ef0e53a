// A component whose code is loaded on its first use, or before.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** What a chunk says that it needs besides, for the query of the address. */
interface Chunk<Props> {
  default: ComponentType<Props>;
  preload?(query: URLSearchParams): Promise<unknown>;
}

export type Preloadable<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Once it is over, the component is rendered at once, as hydration needs it. */
  preload(query: URLSearchParams): Promise<void>;
};

export function preloadable<Props>(load: () => Promise<Chunk<Props>>): Preloadable<Props> {
  let begun: Promise<Chunk<Props>> | undefined;
  let loaded: Chunk<Props> | undefined;
  /** A promise would make React wait for it once more, and show the placeholder meanwhile. */
  // biome-ignore lint/suspicious/noThenProperty: what React takes at once has one
  const atOnce: unknown = { then: (done: (chunk: Chunk<Props>) => void) => loaded && done(loaded) };
  return Object.assign(
    lazy(() => (loaded ? (atOnce as Promise<Chunk<Props>>) : (begun ?? load()))),
    {
      preload: async (query: URLSearchParams) => {
        begun = load();
        loaded = await begun;
        await loaded.preload?.(query);
      },
    },
  );
}
