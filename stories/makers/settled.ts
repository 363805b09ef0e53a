// Waits until a story on the screen is still: everything is loaded, and nothing moves.
import { waitFor } from "storybook/test";

const longest = { timeout: 15_000, interval: 40 };

const isLoading = () => document.querySelector("[data-waiting]") !== null;

/** `waiting`: the story shows a waiting state, so something never loads. */
export async function settled({ waiting = false } = {}): Promise<void> {
  // Recent changes to the portal are drawn with the next frame.
  await new Promise(requestAnimationFrame);
  await waitFor(() => {
    if (isLoading() !== waiting)
      throw new Error(waiting ? "Nothing is loading." : "Something is still loading.");
    if (!waiting && !document.querySelector("h1, [role=dialog], [data-story]"))
      throw new Error("Nothing is shown.");
  }, longest);
  await document.fonts.ready;
  still();
}

/** Colours are only right when no fade is running, so finite animations are finished and endless ones left alone. */
function still(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
