// In: the browser's window. Out: the places of a visit as the router needs them; each move tells its path before it happens.
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from "react-router";

export interface Places {
  /** Where we are, and how we came here. */
  current(): { location: Location; move: NavigationType };
  subscribe(listener: () => void): () => void;
  navigator: Navigator;
  /** Another address for the same place, e.g. without its one-time parameters. */
  rewrite(url: string): void;
}

interface Kept {
  key: string;
  usr: unknown;
}

/** `beforeMove` is told the path of the next place before anything is rendered (Spec 2: the title is set first). */
export function createPlaces(window: Window, beforeMove: (path: string) => void): Places {
  let count = 0;
  let current: ReturnType<Places["current"]> = {
    location: read(window, "default"),
    move: NavigationType.Pop,
  };
  const listeners = new Set<() => void>();

  const arrive = (move: NavigationType) => {
    const location = read(window, current.location.key);
    current = { location, move };
    for (const listener of listeners) listener();
  };
  const go = (move: NavigationType, to: To, state: unknown) => {
    const url = hrefOf(to, current.location);
    beforeMove(parsePath(url).pathname ?? "/");
    const kept: Kept = { key: `${Date.now().toString(36)}-${count++}`, usr: state ?? null };
    if (move === NavigationType.Push) window.history.pushState(kept, "", url);
    else window.history.replaceState(kept, "", url);
    arrive(move);
  };

  beforeMove(current.location.pathname);
  window.addEventListener("popstate", () => {
    beforeMove(window.location.pathname);
    arrive(NavigationType.Pop);
  });

  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: {
      createHref: (to) => hrefOf(to, current.location),
      go: (delta) => window.history.go(delta),
      push: (to, state) => go(NavigationType.Push, to, state),
      replace: (to, state) => go(NavigationType.Replace, to, state),
    },
    rewrite: (url) => {
      window.history.replaceState(window.history.state, "", url);
      arrive(NavigationType.Replace);
    },
  };
}

function hrefOf(to: To, { pathname }: Location): string {
  if (typeof to === "string") return to;
  return createPath({ pathname, ...to });
}

function read({ location, history }: Window, fallbackKey: string): Location {
  const kept = history.state as Partial<Kept> | null;
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? fallbackKey };
}
