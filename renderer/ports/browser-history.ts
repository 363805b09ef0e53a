// Tracks the visit's place in the browser's history and announces the address of each move before it happens.
import { hrefOf, type Location, type Navigate, resolved } from "../router.tsx";

export interface BrowserHistory {
  current(): Location;
  /** Calls `listener` after each move; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  navigate: Navigate;
  /** Changes the address of the current place, e.g. to remove its one-time parameters. */
  rewrite(url: string): void;
}

/** What the browser's history stores beside each address. */
type Kept = Pick<Location, "key" | "state">;

/** The next address, before anything is rendered and before the browser shows it; returns what it is to show (Spec 2: the title is set first, an aNetToken kept). */
export type BeforeMove = (to: Pick<Location, "pathname" | "search" | "hash">) => string;

export function createHistory(window: Window, beforeMove: BeforeMove): BrowserHistory {
  let count = 0;
  let current = read(window, "default");
  const listeners = new Set<() => void>();

  const arrive = () => {
    current = read(window, current.key);
    for (const listener of listeners) listener();
  };

  window.addEventListener("popstate", () => {
    const { history, location } = window;
    const shown = beforeMove(location);
    // Going back and forth, the browser has moved already.
    if (shown !== hrefOf(location)) history.replaceState(history.state, "", shown);
    arrive();
  });

  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, { replace = false, state = null } = {}) => {
      const shown = beforeMove(resolved(to, current));
      const kept: Kept = { key: `${Date.now().toString(36)}-${count++}`, state };
      window.history[replace ? "replaceState" : "pushState"](kept, "", shown);
      arrive();
    },
    rewrite: (url) => {
      window.history.replaceState(window.history.state, "", url);
      arrive();
    },
  };
}

function read({ location, history }: Window, fallbackKey: string): Location {
  const kept = history.state as Partial<Kept> | null;
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: kept?.state ?? null, key: kept?.key ?? fallbackKey };
}
