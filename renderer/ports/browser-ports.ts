// Gives the portal what it needs from outside: the browser's network, storage, clock and history.
import type { Destination, DevicePort, Given, PortalPorts } from "../../engine/portal/index.ts";
import type { BrowserHistory } from "./browser-history.ts";
import { toHex } from "./hex.ts";

export interface BrowserPortsInput {
  window: Window & typeof globalThis;
  history: BrowserHistory;
  /** `here`: path and query that the person is on. */
  pathOf: (to: Destination, here: string) => string;
  definitions: Pick<PortalPorts, "loadDefinition" | "definitionCodes">;
  report: (error: unknown) => void;
  /** The route pattern that a path matches. */
  patternOf: (path: string) => string;
  /** What the document brought along. */
  given?: Given | undefined;
}

export function browserPorts({
  window,
  history,
  pathOf,
  definitions,
  report,
  patternOf,
  given,
}: BrowserPortsInput): PortalPorts {
  const { crypto, location } = window;
  return {
    ...definitions,
    given,
    report,
    reports: {
      // The browser sends it even while the page is being closed.
      send: (url, text) => void window.navigator.sendBeacon(url, text),
      place: () => patternOf(location.pathname),
    },
    fetch: (request: Request) => window.fetch(request),
    // Most visits upload nothing.
    upload: async (wanted) => (await import("./browser-upload.ts")).browserUpload(wanted),
    // Reading `sessionStorage` throws when cookies are blocked, so it is read on each use.
    storage: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => window.sessionStorage.setItem(key, value),
      removeItem: (key) => window.sessionStorage.removeItem(key),
    },
    // Missing on plain http, where session storage alone keeps what is typed.
    ...(crypto.subtle && { device: lazyDevice(window) }),
    clock: {
      now: () => Date.now(),
      setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clearTimeout: (id) => window.clearTimeout(id as number),
    },
    random: () => toHex(crypto.getRandomValues(new Uint8Array(16))),
    navigate: (to, options) => history.navigate(pathOf(to, location.pathname + location.search), options),
    openExternal: (url, newWindow) => {
      if (newWindow) window.open(url, "_blank", "noopener,noreferrer");
      else location.assign(url);
    },
    origin: location.origin,
    address: { read: () => location.href, replace: (url) => history.rewrite(url) },
    visibility: {
      hidden: () => window.document.hidden,
      subscribe: (listener) => {
        window.document.addEventListener("visibilitychange", listener);
        return () => window.document.removeEventListener("visibilitychange", listener);
      },
    },
    // Missing on plain http, where the portal computes it itself.
    ...(crypto.subtle && {
      hash: async (bytes: Uint8Array) =>
        toHex(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)),
    }),
  };
}

/** Most visits type nothing. */
function lazyDevice(window: Window & typeof globalThis): DevicePort {
  let made: Promise<DevicePort> | undefined;
  const device = () => {
    made ??= import("./device-store.ts").then(
      ({ deviceStore }) => deviceStore(window),
      (problem) => {
        made = undefined;
        throw problem;
      },
    );
    return made;
  };
  return {
    read: async (...given) => (await device()).read(...given),
    write: async (...given) => (await device()).write(...given),
    remove: async (...given) => (await device()).remove(...given),
    forget: async (key) => (await device()).forget(key),
    async tidy() {
      const databases = await window.indexedDB.databases?.();
      if (databases?.length !== 0) await (await device()).tidy();
    },
  };
}
