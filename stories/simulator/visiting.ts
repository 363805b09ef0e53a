// Holds the simulator's settings and the portal that runs in it, to inspect, restart and reload.
import { definitionCodes } from "virtual:definitions";
import type { LoadedDefinition } from "../../engine/portal/index.ts";
import { beginAt } from "./begin.ts";
import { type Beginning, type Setup, usualSetup } from "./setup.ts";
import { simulatorTexts as texts } from "./texts.ts";
import { learn, learnAll, type Run, startRun } from "./world/run.ts";
import { nothingWatched, type Watched, watchRun } from "./world/watch-run.ts";
import { createWorld, type World } from "./world/world.ts";

export interface View {
  setup: Setup;
  loaded: LoadedDefinition | null;
  run: Run | null;
  watched: Watched;
  world: Pick<World, "calls" | "faults" | "offline" | "sentence" | "ended">;
  today: string;
  /** Code → name, for those that are loaded. */
  names: ReadonlyMap<string, string>;
  /** What was just done, as a message. */
  told: string;
  /** Where the portal wants to go. */
  leaving: string | null;
  busy: boolean;
}

export type Visiting = ReturnType<typeof createVisiting>;

/** Milliseconds to wait for a declaration to start. */
const patience = 10_000;

export function createVisiting() {
  const listeners = new Set<() => void>();
  let world = createWorld(usualSetup(definitionCodes[0] ?? ""), texts.gateway.busy, () => tell());
  let storage = new Map<string, string>();
  let endWatching = () => {};
  let turn = 0;
  let view: View = {
    setup: world.setup,
    loaded: null,
    run: null,
    watched: nothingWatched,
    world,
    today: world.today(),
    names: new Map(),
    told: texts.loading,
    leaving: null,
    busy: true,
  };
  let waiting = false;

  function tell(change: Partial<View> = {}): void {
    const { calls, faults, offline, sentence, ended } = world;
    const seen = { calls, faults, offline, sentence, ended };
    view = { ...view, setup: world.setup, world: seen, ...change };
    if (waiting) return;
    waiting = true;
    // Many changes happen at once, and the page is notified once.
    queueMicrotask(() => {
      waiting = false;
      for (const listener of listeners) listener();
    });
  }

  /** Loads the page again at that path; whatever another load started meanwhile is discarded. */
  async function load(path: (loaded: LoadedDefinition) => string, told: string): Promise<void> {
    turn += 1;
    const mine = turn;
    endWatching();
    view.run?.stop();
    tell({ run: null, watched: nothingWatched, busy: true, told: texts.loading, leaving: null });
    const loaded = await learn(world, world.setup.code);
    if (mine !== turn) return;
    // The machine can be inspected before the page has opened.
    tell({ loaded, today: world.today() });
    const leave = (url: string) => tell({ leaving: url });
    const run = await startRun(world, storage, path(loaded), leave).catch(() => null);
    if (mine !== turn) return run?.stop();
    if (!run) return tell({ busy: false, told: texts.failed });
    endWatching = watchRun(run.prepared, (watched) => tell({ watched }));
    const { ready } = run.prepared.portal.actor.getSnapshot().context;
    tell({ run, busy: false, told: ready ? told : texts.failed });
    const all = await learnAll(world);
    tell({ names: new Map(all.map(({ definition: { oneThing } }) => [oneThing.code, oneThing.name])) });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    world: () => world,
    tell,

    /** A new visit: nothing is stored, and nothing fails that was not selected before. */
    begin(setup: Setup, beginning: Beginning, told: string): Promise<void> {
      const { faults, offline, sentence } = world;
      world = Object.assign(
        createWorld(setup, sentence, () => tell()),
        { faults, offline },
      );
      storage = new Map();
      return load((loaded) => beginAt(loaded, world, beginning, storage), told);
    },

    /** Reads the current path first, because loading removes the page. */
    reload(told: string): Promise<void> {
      const at = view.run?.prepared.router.at ?? `/guide/${world.setup.code}`;
      return load(() => at, told);
    },

    /** The same visit at another time: the gateway keeps what it knows. */
    later(setup: Setup): void {
      const { files, licences, known, faults, offline, sentence, ended } = world;
      world = Object.assign(
        createWorld(setup, sentence, () => tell()),
        { files, licences, known, faults, offline, ended },
      );
    },

    /** Resolves once a declaration runs, or after the time limit. */
    running: () =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          listeners.delete(look);
          resolve();
        };
        const look = () => view.watched.declaration && end();
        const timer = setTimeout(end, patience);
        listeners.add(look);
        look();
      }),

    stop: () => {
      turn += 1;
      endWatching();
      view.run?.stop();
    },
  };
}
