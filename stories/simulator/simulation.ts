// Nothing goes in; the simulator without its page comes out: what it shows, and everything that can be done to it.
import type { CallName } from "../../engine/index.ts";
import type { PersonName } from "../../tests/people/people.ts";
import type { Play } from "../../workshop/index.ts";
import { fillingIn } from "./fill/filling.ts";
import { epochOf, type Setup, setupOf, userIn } from "./setup.ts";
import { simulatorWords as words } from "./words.ts";
import { learn } from "./world/run.ts";
import { createVisiting } from "./world/visiting.ts";
import type { Fault } from "./world/world.ts";

export type { View } from "./world/visiting.ts";
export type Simulation = ReturnType<typeof createSimulation>;

export function createSimulation() {
  const visiting = createVisiting();
  const { world, view, tell, begin, reload, running } = visiting;
  const { goOn, ...filling } = fillingIn(visiting);

  return {
    subscribe: visiting.subscribe,
    view,
    stop: visiting.stop,
    ...filling,

    /** Opens what a link names; an unknown one-thing rejects. */
    async play(play: Play): Promise<void> {
      const { definition } = await learn(world(), play.code);
      const { setup, begin: beginning } = setupOf(play, definition);
      await begin(setup, beginning, words.opened);
      if (beginning.step !== "review") return;
      await running();
      await goOn();
    },
    restart: () => begin(world().setup, { step: "guide" }, words.restarted),
    reload: () => reload(words.reloaded),

    /** Another one-thing, person or company is another visit; another time is the same one a while later. */
    set: (change: Partial<Setup>): Promise<void> | void => {
      const setup = { ...world().setup, ...change };
      if (change.areaId !== undefined) {
        world().setup = setup;
        view().watched.declaration?.send({ type: "TOWNSHIP", areaId: change.areaId });
        return tell({ told: words.townshipSet });
      }
      if (change.moment === undefined)
        return begin(
          { ...setup, areaId: "", certificateNumber: undefined },
          { step: "guide" },
          words.restarted,
        );
      if (Number.isNaN(epochOf(change.moment))) return;
      visiting.later(setup);
      return reload(words.timeSet);
    },

    fault: (name: CallName, fault: Fault | null) => {
      const others = [...world().faults].filter(([one]) => one !== name);
      world().faults = new Map(fault ? [...others, [name, fault]] : others);
      tell({ told: words.faultSet });
    },
    offline: (offline: boolean) => {
      world().offline = offline;
      tell({ told: offline ? words.isOffline : words.isOnline });
    },
    sentence: (sentence: string) => {
      world().sentence = sentence;
      tell();
    },

    /** From now on the gateway knows nobody; `another`: who logs in next. */
    endSession: (another?: PersonName) => {
      world().ended = true;
      if (another) knowAs(another);
      tell({ told: words.sessionEnded });
    },
    /** Back from the login, on the page that was left. */
    comeBack: (person: PersonName) => {
      world().ended = false;
      knowAs(person);
      return reload(words.cameBack);
    },
    stay: () => tell({ leaving: null }),
  };

  function knowAs(person: PersonName): void {
    const now = world();
    const same = now.setup.person === person;
    now.setup = { ...now.setup, person, ...(!same && { certificateNumber: undefined }) };
    now.known.user = userIn(now.setup);
  }
}
