// Fills in the visit for the designer: a step, all of them, or a single place.
import { shownStep } from "../../../engine/index.ts";
import { simulatorTexts as texts } from "../texts.ts";
import type { Visiting } from "../visiting.ts";
import { whyNobody } from "../who-declares.ts";
import type { Watched } from "../world/watch-run.ts";
import type { Spoiling } from "./spoil-step.ts";
import { atRest, fill, press, walkToReview } from "./walk.ts";

type Declaration = NonNullable<Watched["declaration"]>;
type Loaded = NonNullable<ReturnType<Visiting["view"]>["loaded"]>;

export function fillingIn({ view, world, tell, begin, running }: Visiting) {
  async function doing(work: (declaration: Declaration, loaded: Loaded) => Promise<string>) {
    const { watched, loaded } = view();
    if (!watched.declaration || !loaded) return tell({ told: texts.notYet });
    tell({ busy: true, told: texts.filling });
    tell({ busy: false, told: await work(watched.declaration, loaded) });
  }

  /** Begins at the first step when no declaration runs yet; false, with a message, when nobody may declare. */
  async function declaring(): Promise<boolean> {
    const { watched, loaded } = view();
    if (watched.declaration) return true;
    const { setup } = world();
    const whyNot = loaded && whyNobody(loaded.definition, setup);
    if (whyNot) {
      tell({ told: whyNot });
      return false;
    }
    await begin(setup, { step: "first" }, texts.begun);
    await running();
    return true;
  }

  return {
    fill: async () => {
      if (!(await declaring())) return;
      await doing(async (declaration, loaded) => {
        fill(declaration, loaded, world().today());
        await atRest(declaration);
        return texts.filled;
      });
    },
    walk: async () => {
      if (!(await declaring())) return;
      await doing(async (declaration, loaded) =>
        texts.reached(await walkToReview(declaration, loaded, world().today())),
      );
    },
    /** Does what the button 下一步 does. */
    goOn: () =>
      doing(async (declaration) => {
        await press(declaration);
        return texts.reached(shownStep(declaration.getSnapshot()));
      }),
    put: ({ event, rule }: Spoiling) => {
      view().watched.declaration?.send(event);
      tell({ told: rule ? texts.spoilt : texts.edged });
    },
  };
}
