// Starts the real portal in the simulated world, as a page that was just loaded.
import { definitionCodes, loadDefinition } from "virtual:definitions";
import { createPortal, type Destination } from "../../../engine/portal/index.ts";
import { keptDefinitions } from "../../../renderer/pages/definitions.tsx";
import { pathOf } from "../../../renderer/routes.tsx";
import { fileAddress } from "../../../tests/people/files.ts";
import { type Prepared, until } from "../../makers/prepared.ts";
import { createLine } from "./network.ts";
import type { World } from "./world.ts";

export interface Run {
  /** Different for each page, so that the previous one is discarded. */
  id: number;
  prepared: Prepared;
  /** Path at which the page begins. */
  path: string;
  stop(): void;
}

/** Milliseconds for which a toast stays. */
const toastTime = 5000;

const kept = keptDefinitions({ definitionCodes, loadDefinition });

/** Makes everything that is loaded known to the gateway as well. */
export async function learn(world: World, code: string) {
  const loaded = await kept.loadDefinition(code);
  const { definitions } = world.known;
  if (!definitions.includes(loaded.definition)) world.known.definitions = [...definitions, loaded.definition];
  return loaded;
}

export const learnAll = (world: World) => Promise.all(definitionCodes.map((code) => learn(world, code)));

let runs = 0;

/** `leave`: the portal wants to go to another page. */
export async function startRun(
  world: World,
  storage: Map<string, string>,
  path: string,
  leave: (url: string) => void,
): Promise<Run> {
  const router: Prepared["router"] = { at: path };
  const line = createLine(world, () => learnAll(world));
  // A page that was left receives no answers and timers any more.
  let left = false;
  const whileHere = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    return left ? new Promise(() => {}) : given;
  };
  const portal = createPortal({
    definitionCodes,
    loadDefinition: (code) => learn(world, code),
    fetch: (request: Request) => (left ? new Promise(() => {}) : whileHere(line.fetch(request))),
    upload: (request) => whileHere(line.upload(request)),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    clock: {
      now: world.now,
      setTimeout: (callback, milliseconds) =>
        window.setTimeout(() => {
          if (!left) callback();
        }, milliseconds),
      clearTimeout: (id) => window.clearTimeout(id as number),
    },
    random: () => crypto.randomUUID().replaceAll("-", ""),
    navigate: (to: Destination, options) =>
      router.go?.(pathOf(to, router.at ?? path), options?.replace ?? false),
    openExternal: leave,
    origin: location.origin,
    address: { read: () => router.at ?? path, replace: () => {} },
    report: (error) => console.warn(error),
  });
  let shownToast: { message: string } | null = null;
  const toasts = portal.actor.subscribe(({ context: { toast } }) => {
    if (toast && toast !== shownToast) setTimeout(() => portal.send({ type: "CLOSE_TOAST" }), toastTime);
    shownToast = toast;
  });
  // Without a network, its first page says so itself.
  await until(portal, ({ ready, popup }) => ready || popup !== null);
  runs += 1;
  const sampleUrl = () => fileAddress("file-pdf-sample");
  const shown = { ...portal, client: { ...portal.client, downloadUrl: fileAddress, sampleUrl } };
  return {
    id: runs,
    path,
    prepared: { portal: shown, definitions: kept, router },
    stop: () => {
      toasts.unsubscribe();
      portal.persist();
      left = true;
    },
  };
}
