// Answers one step after the other and presses on, until the review or an obstacle.
import { type DeclarationRef, type StepView, shownStep } from "../../../engine/index.ts";
import type { LoadedDefinition } from "../../../engine/portal/index.ts";
import { eventsToFill } from "./fill-step.ts";

const mostSteps = 12;
/** Milliseconds; a slow call takes three seconds, and a step makes several. */
const patience = 20_000;

/** Returns what is shown in the end. */
export async function walkToReview(
  declaration: DeclarationRef,
  loaded: LoadedDefinition,
  today: string,
): Promise<StepView> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const before = shownStep(declaration.getSnapshot());
    if (before === "review" || before === "done") return before;
    fill(declaration, loaded, today);
    await atRest(declaration);
    await press(declaration);
    if (shownStep(declaration.getSnapshot()) === before) return before;
  }
  return shownStep(declaration.getSnapshot());
}

/** Does what the button NEXT does. */
export async function press(declaration: DeclarationRef): Promise<void> {
  declaration.send({ type: "NEXT" });
  await atRest(declaration);
}

export function fill(declaration: DeclarationRef, loaded: LoadedDefinition, today: string): void {
  const { record } = declaration.getSnapshot().context;
  for (const event of eventsToFill({ ...loaded, record, today }, record.step)) declaration.send(event);
}

/** Resolves when nothing is in progress any more. */
export function atRest(declaration: DeclarationRef): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const snapshot = declaration.getSnapshot();
      if (snapshot.status === "active" && snapshot.hasTag("busy")) return;
      clearTimeout(timer);
      watching.unsubscribe();
      resolve();
    };
    const watching = declaration.subscribe({ next: look, complete: look });
    const timer = setTimeout(() => {
      watching.unsubscribe();
      resolve();
    }, patience);
    look();
  });
}
