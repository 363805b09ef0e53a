// Takes the visit; gives what answers in it for the designer: a step, all of them, or one place in its own way.
import { shownStep } from "../../../engine/index.ts";
import { whyNobody } from "../who-declares.ts";
import { simulatorWords as words } from "../words.ts";
import type { Visiting } from "../world/visiting.ts";
import type { Watched } from "../world/watch-run.ts";
import type { Spoiling } from "./spoil-step.ts";
import { atRest, fill, press, walkToReview } from "./walk.ts";

type Declaration = NonNullable<Watched["declaration"]>;
type Loaded = NonNullable<ReturnType<Visiting["view"]>["loaded"]>;

export function fillingIn({ view, world, tell, begin, running }: Visiting) {
  async function doing(work: (declaration: Declaration, loaded: Loaded) => Promise<string>) {
    const { watched, loaded } = view();
    if (!watched.declaration || !loaded) return tell({ told: words.notYet });
    tell({ busy: true, told: words.filling });
    tell({ busy: false, told: await work(watched.declaration, loaded) });
  }

  /** Begins at the first step where no declaration runs yet; false, and told, where nobody may. */
  async function declaring(): Promise<boolean> {
    const { watched, loaded } = view();
    if (watched.declaration) return true;
    const { setup } = world();
    const whyNot = loaded && whyNobody(loaded.definition, setup);
    if (whyNot) {
      tell({ told: whyNot });
      return false;
    }
    await begin(setup, { step: "first" }, words.begun);
    await running();
    return true;
  }

  return {
    fill: async () => {
      if (!(await declaring())) return;
      await doing(async (declaration, loaded) => {
        fill(declaration, loaded, world().today());
        await atRest(declaration);
        return words.filled;
      });
    },
    walk: async () => {
      if (!(await declaring())) return;
      await doing(async (declaration, loaded) =>
        words.reached(await walkToReview(declaration, loaded, world().today())),
      );
    },
    /** 下一步, as the button does it. */
    goOn: () =>
      doing(async (declaration) => {
        await press(declaration);
        return words.reached(shownStep(declaration.getSnapshot()));
      }),
    put: ({ event, rule }: Spoiling) => {
      view().watched.declaration?.send(event);
      tell({ told: rule ? words.spoilt : words.edged });
    },
  };
}
