// Nothing goes in; the simulator without its page comes out: what it is set to, the portal that runs in it, and everything that can be done to it.
import { definitionCodes } from "virtual:definitions";
import type { CallName, LoadedDefinition } from "../../engine/index.ts";
import { shownStep } from "../../engine/index.ts";
import type { Play } from "../../engine/workshop.ts";
import { type PersonName, people } from "../../tests/people/people.ts";
import { beginAt } from "./begin.ts";
import { learn, learnAll, type Run, startRun } from "./run.ts";
import { type Beginning, epochOf, type Setup, setupOf, usualSetup } from "./setup.ts";
import type { Spoiling } from "./spoil-step.ts";
import { atRest, fill, press, walkToReview } from "./walk.ts";
import { nothingWatched, type Watched, watchRun } from "./watch-run.ts";
import { simulatorWords as words } from "./words.ts";
import { createWorld, type Fault, type World } from "./world.ts";

export interface View {
  setup: Setup;
  loaded: LoadedDefinition | null;
  run: Run | null;
  watched: Watched;
  world: Pick<World, "calls" | "faults" | "offline" | "sentence" | "ended">;
  today: string;
  /** Code → name, of those that are loaded. */
  names: ReadonlyMap<string, string>;
  /** What has just been done, for everybody to read. */
  told: string;
  /** Where the portal wants to lead to. */
  leaving: string | null;
  busy: boolean;
}

export type Simulation = ReturnType<typeof createSimulation>;

export function createSimulation() {
  const listeners = new Set<() => void>();
  let world = createWorld(usualSetup(definitionCodes[0] ?? ""), words.gateway.busy, () => tell());
  let storage = new Map<string, string>();
  let endWatching = () => {};
  let turn = 0;
  let view: View = {
    ...{ setup: world.setup, loaded: null, run: null, watched: nothingWatched, world, today: world.today() },
    ...{ names: new Map(), told: "", leaving: null, busy: true },
  };
  let waiting = false;

  function tell(change: Partial<View> = {}): void {
    const { calls, faults, offline, sentence, ended } = world;
    const seen = { calls, faults, offline, sentence, ended };
    view = { ...view, setup: world.setup, world: seen, ...change };
    if (waiting) return;
    waiting = true;
    // Many things happen at once: the page hears of them together.
    queueMicrotask(() => {
      waiting = false;
      for (const listener of listeners) listener();
    });
  }

  /** The page is loaded anew at that path; what another load began meanwhile is thrown away. */
  async function load(path: (loaded: LoadedDefinition) => string, told: string): Promise<void> {
    turn += 1;
    const mine = turn;
    endWatching();
    view.run?.stop();
    tell({ run: null, watched: nothingWatched, busy: true, leaving: null });
    const loaded = await learn(world, world.setup.code);
    const leave = (url: string) => tell({ leaving: url });
    const run = await startRun(world, storage, path(loaded), leave).catch(() => null);
    if (!run) return tell({ loaded, busy: false, told: words.failed });
    if (mine !== turn) return run.stop();
    endWatching = watchRun(run.prepared, (watched) => tell({ watched }));
    tell({ loaded, run, busy: false, today: world.today(), told });
    const all = await learnAll(world);
    tell({ names: new Map(all.map(({ definition: { oneThing } }) => [oneThing.code, oneThing.name])) });
  }

  /** A new visit: nothing is kept, and nothing fails that was not wished before. */
  function begin(setup: Setup, beginning: Beginning, told: string): Promise<void> {
    const { faults, offline, sentence } = world;
    world = Object.assign(
      createWorld(setup, sentence, () => tell()),
      { faults, offline },
    );
    storage = new Map();
    return load((loaded) => beginAt(loaded, world, beginning, storage), told);
  }

  /** On the page that is shown now: a load begins with taking it away. */
  function reload(told: string): Promise<void> {
    const at = view.run?.prepared.router.at ?? `/guide/${world.setup.code}`;
    return load(() => at, told);
  }

  async function doing(
    work: (declaration: NonNullable<Watched["declaration"]>, loaded: LoadedDefinition) => Promise<string>,
  ) {
    const { watched, loaded } = view;
    if (!watched.declaration || !loaded) return tell({ told: words.notYet });
    tell({ busy: true });
    tell({ busy: false, told: await work(watched.declaration, loaded) });
  }

  /** Begins at the first step where no declaration runs yet; false where nobody may. */
  async function declaring(): Promise<boolean> {
    if (view.watched.declaration) return true;
    if (!people[world.setup.person]) {
      tell({ told: words.needsPerson });
      return false;
    }
    await begin(world.setup, { step: "first" }, words.begun);
    await running();
    return true;
  }

  const running = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!view.watched.declaration) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      setTimeout(resolve, 10_000);
      look();
    });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,

    /** Opens what a link names; an unknown one-thing rejects. */
    async play(play: Play): Promise<void> {
      const { definition } = await learn(world, play.code);
      const { setup, begin: beginning } = setupOf(play, definition);
      await begin(setup, beginning, words.opened);
      if (beginning.step !== "review") return;
      await running();
      await doing(async (declaration) => {
        await press(declaration);
        return words.reached(shownStep(declaration.getSnapshot()));
      });
    },
    restart: () => begin(world.setup, { step: "guide" }, words.restarted),
    reload: () => reload(words.reloaded),

    /** Another one-thing, person or company is another visit; another time is the same one a while later. */
    set: (change: Partial<Setup>): Promise<void> | void => {
      const setup = { ...world.setup, ...change };
      if (change.areaId !== undefined) {
        world.setup = setup;
        view.watched.declaration?.send({ type: "TOWNSHIP", areaId: change.areaId });
        return tell({ told: words.townshipSet });
      }
      if (change.moment === undefined)
        return begin({ ...setup, areaId: "" }, { step: "guide" }, words.restarted);
      if (Number.isNaN(epochOf(change.moment))) return;
      const { files, licences, known, faults, offline, sentence, ended } = world;
      world = Object.assign(
        createWorld(setup, sentence, () => tell()),
        { files, licences, known, faults, offline, ended },
      );
      return reload(words.timeSet);
    },

    fault: (name: CallName, fault: Fault | null) => {
      const others = [...world.faults].filter(([one]) => one !== name);
      world.faults = new Map(fault ? [...others, [name, fault]] : others);
      tell({ told: words.faultSet });
    },
    offline: (offline: boolean) => {
      world.offline = offline;
      tell({ told: offline ? words.isOffline : words.isOnline });
    },
    sentence: (sentence: string) => {
      world.sentence = sentence;
      tell();
    },

    /** From now on the gateway knows nobody; `another`: who logs in next. */
    endSession: (another?: PersonName) => {
      world.ended = true;
      if (another) {
        world.known.user = people[another];
        world.setup = { ...world.setup, person: another };
      }
      tell({ told: words.sessionEnded });
    },
    /** Back from the login, on the page that was left. */
    comeBack: (person: PersonName) => {
      world.ended = false;
      world.known.user = people[person];
      world.setup = { ...world.setup, person };
      return reload(words.cameBack);
    },
    stay: () => tell({ leaving: null }),

    fill: async () => {
      if (!(await declaring())) return;
      await doing(async (declaration, loaded) => {
        fill(declaration, loaded, world.today());
        await atRest(declaration);
        return words.filled;
      });
    },
    walk: async () => {
      if (!(await declaring())) return;
      await doing(async (declaration, loaded) => {
        const reached = await walkToReview(declaration, loaded, world.today());
        return words.reached(reached);
      });
    },
    put: ({ event, rule }: Spoiling) => {
      view.watched.declaration?.send(event);
      tell({ told: rule ? words.spoilt : words.edged });
    },
    stop: () => {
      turn += 1;
      endWatching();
      view.run?.stop();
    },
  };
}
