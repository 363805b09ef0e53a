// In: a story on the screen. Out: nothing, as soon as it stands still: everything is loaded, nothing moves.
import { waitFor } from "storybook/test";

const longest = { timeout: 15_000, interval: 40 };

const isLoading = () => document.querySelector("[data-waiting]") !== null;

/** `waiting`: the story shows how waiting looks, so what is waited for never comes. */
export async function settled({ waiting = false } = {}): Promise<void> {
  // What has just been told to the portal is drawn with the next frame.
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

/** Colours are only true when nothing fades any more: what has an end is led to it, what turns for ever is left out. */
function still(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
