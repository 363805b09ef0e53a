// Prepares the real portal on a stand-in of everything outside, in the state that a story wants to show.
import { definitionCodes, loadDefinition } from "virtual:definitions";
import type { Definition } from "../../engine/index.ts";
import {
  createPortal,
  type Destination,
  type LoadedDefinition,
  type Portal,
  type PortalContext,
  storageKey,
} from "../../engine/portal/index.ts";
import { type Definitions, keptDefinitions } from "../../renderer/pages/definitions.tsx";
import { pathOf } from "../../renderer/routes.tsx";
import { fakeGateway } from "../../tests/people/fake-gateway.ts";
import { fileAddress } from "../../tests/people/files.ts";
import { now, type PersonName, people } from "../../tests/people/people.ts";
import { type Answers, type Known, usual } from "./stand-in.ts";

export interface World {
  /** Who is logged in; by default a verified person. */
  person?: PersonName;
  /** Calls that answer differently than usual. */
  answers?: Partial<Answers>;
  /** A variation of the one-thing. */
  written?: (definition: Definition) => Definition;
  /** The draft that the gateway stores. */
  draft?: Known["draft"];
  /** What session storage holds. */
  stored?: unknown;
}

export interface Prepared {
  portal: Portal;
  definitions: Definitions;
  /** The router registers itself when it is there; `at`: the path it shows. */
  router: { go?: (path: string, replace: boolean) => void; at?: string };
}

/** Milliseconds. */
const shortly = 1000;

/** Resolves when the state of the portal, its handling and its declaration is as wanted. Rejects after ten seconds with the actual state. */
export function until(portal: Portal, wanted: (context: PortalContext) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let session: PortalContext["session"] = null;
    let declaring: { unsubscribe: () => void }[] = [];
    const stop = () => {
      for (const one of [watching, handling, ...declaring]) one.unsubscribe();
    };
    const look = () => {
      const { context } = portal.actor.getSnapshot();
      // The portal itself emits nothing when only its declaration changes.
      if (context.session !== session) {
        session = context.session;
        for (const one of declaring) one.unsubscribe();
        declaring = session ? [session.actor.subscribe(look), session.autosave.subscribe(look)] : [];
      }
      if (!wanted(context)) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const late = () => {
      stop();
      reject(new Error(`The portal did not get there: ${JSON.stringify(whereOf(portal))}`));
    };
    const timer = setTimeout(late, 10_000);
    const watching = portal.actor.subscribe(look);
    const handling = portal.handling.subscribe(look);
    look();
  });
}

/** Says what is in the way, for the person who repairs the story: a rule that no invented answer satisfies needs `examples` in its form. */
function whereOf(portal: Portal) {
  const { popup, toast, opening, session } = portal.actor.getSnapshot().context;
  const { value, context } = session?.actor.getSnapshot() ?? {};
  return { popup, toast, opening, step: value, failure: context?.failure, problems: context?.problems };
}

export async function prepare(world: World = {}): Promise<Prepared> {
  const { person = "verified", written = (definition) => definition, answers, draft = null } = world;
  const loaded = new Map(
    await Promise.all(
      definitionCodes.map(async (code) => {
        const { definition, checks } = await loadDefinition(code);
        return [code, { definition: written(definition), checks } satisfies LoadedDefinition] as const;
      }),
    ),
  );
  const definitions = keptDefinitions({
    definitionCodes,
    loadDefinition: async (code) => {
      const found = loaded.get(code);
      if (!found) throw new Error(`No one-thing has the code ${code}.`);
      return found;
    },
  });
  const known: Known = {
    user: people[person],
    definitions: [...loaded.values()].map(({ definition }) => definition),
    draft,
  };
  const router: Prepared["router"] = {};
  const portal = createPortal({
    ...definitions,
    fetch: fakeGateway(known, { ...usual, ...answers }),
    upload: () => new Promise(() => {}),
    storage: memory(world.stored),
    clock: {
      now: () => now,
      // Stories do not wait for what the portal does a little later (a save, the end of the spinner).
      setTimeout: (callback, milliseconds) =>
        window.setTimeout(callback, milliseconds <= shortly ? 0 : milliseconds),
      clearTimeout: (id) => window.clearTimeout(id as number),
    },
    random: () => "0123456789abcdef0123456789abcdef",
    navigate: (to: Destination, options) => router.go?.(pathOf(to), options?.replace ?? false),
    openExternal: () => {},
    origin: location.origin,
    address: { read: () => "/", replace: () => {} },
    // A story of lists that cannot be loaded raises it on purpose (Spec 8).
    report: (error) => {
      if (!(error instanceof Error && error.name === "thingList error"))
        console.warn(error, JSON.stringify(error));
    },
  });
  if (world.answers?.settings !== "never" && world.answers?.session !== "never")
    await until(portal, ({ ready, popup }) => ready || popup !== null);
  return { portal: withFiles(portal), definitions, router };
}

function memory(stored: unknown) {
  const kept = new Map<string, string>();
  if (stored !== undefined) kept.set(storageKey, JSON.stringify(stored));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** No gateway serves the files, so their addresses contain them. */
function withFiles(portal: Portal): Portal {
  const sampleUrl = () => fileAddress("file-pdf-sample");
  return { ...portal, client: { ...portal.client, downloadUrl: fileAddress, sampleUrl } };
}
