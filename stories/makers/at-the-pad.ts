// Signs in a story: draws on the pad and presses the buttons around it.
import { fireEvent, waitFor } from "storybook/test";

const button = (words: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
    if (!found) throw new Error(`No button says ${words}.`);
    return found;
  });
export const press = async (words: string) => void fireEvent.click(await button(words));

/** Two strokes across the middle of the pad. */
export async function draw(): Promise<void> {
  const canvas = await waitFor(() => {
    const found = document.querySelector("canvas");
    if (!found || found.width < 100) throw new Error("The pad is not there.");
    return found;
  });
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    clientX: left + width * x,
    clientY: top + height * y,
    button: 0,
    buttons: 1,
    pointerId: 1,
    pressure: 0.5,
  });
  for (const [from, to] of [[0.25, 0.6] as const, [0.6, 0.3] as const]) {
    fireEvent.pointerDown(canvas, at(0.3, from));
    for (let step = 1; step <= 20; step += 1) {
      // The pad draws one point per sixteen milliseconds at most.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      fireEvent.pointerMove(window, at(0.3 + step * 0.02, from + ((to - from) * step) / 20));
    }
    fireEvent.pointerUp(window, { ...at(0.7, to), buttons: 0 });
  }
}
