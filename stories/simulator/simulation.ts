// The simulator without its page: what it shows, and everything that can be done with it.
import type { CallName } from "../../engine/portal/index.ts";
import type { PersonName } from "../../tests/people/people.ts";
import type { Scenario } from "../../workshop/index.ts";
import { fillingIn } from "./fill/filling.ts";
import { epochOf, type Setup, setupOf, userIn } from "./setup.ts";
import type { Fault } from "./texts.ts";
import { simulatorTexts as texts } from "./texts.ts";
import { createVisiting } from "./visiting.ts";
import { learn } from "./world/run.ts";

export type { View } from "./visiting.ts";
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

    /** Opens what a link names; rejects for an unknown one-thing. */
    async play(scenario: Scenario): Promise<void> {
      const { definition } = await learn(world(), scenario.code);
      const { setup, begin: beginning } = setupOf(scenario, definition);
      await begin(setup, beginning, texts.opened);
      if (beginning.step !== "review") return;
      await running();
      await goOn();
    },
    restart: () => begin(world().setup, { step: "guide" }, texts.restarted),
    reload: () => reload(texts.reloaded),

    /** Another one-thing, person or company starts a new visit; another time continues the same one later. */
    set: (change: Partial<Setup>): Promise<void> | void => {
      const setup = { ...world().setup, ...change };
      if (change.areaId !== undefined) {
        world().setup = setup;
        view().watched.declaration?.send({ type: "TOWNSHIP", areaId: change.areaId });
        return tell({ told: texts.townshipSet });
      }
      if (change.moment === undefined)
        return begin(
          { ...setup, areaId: "", certificateNumber: undefined },
          { step: "guide" },
          texts.restarted,
        );
      if (Number.isNaN(epochOf(change.moment))) return;
      visiting.later(setup);
      return reload(texts.timeSet);
    },

    fault: (name: CallName, fault: Fault | null) => {
      const others = [...world().faults].filter(([one]) => one !== name);
      world().faults = new Map(fault ? [...others, [name, fault]] : others);
      tell({ told: texts.faultSet });
    },
    offline: (offline: boolean) => {
      world().offline = offline;
      tell({ told: offline ? texts.isOffline : texts.isOnline });
    },
    sentence: (sentence: string) => {
      world().sentence = sentence;
      tell();
    },

    /** From now on the gateway knows nobody; `another`: who logs in next. */
    endSession: (another?: PersonName) => {
      world().ended = true;
      if (another) knowAs(another);
      tell({ told: texts.sessionEnded });
    },
    /** Returns from the login to the page that was left. */
    comeBack: (person: PersonName) => {
      world().ended = false;
      knowAs(person);
      return reload(texts.cameBack);
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
