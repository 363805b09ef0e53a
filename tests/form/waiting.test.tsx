// A wait is announced once, however many places wait, and never lost with the place that was to say it.
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Waiting } from "../../renderer/look/parts/waiting.tsx";
import "../../renderer/look/look.ts";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }),
);
afterEach(() => void vi.useRealTimers());

const said = () => [...document.querySelectorAll('[role="status"]')].filter((one) => one.textContent).length;

/** Draws that many places that wait, at once. */
function waiting() {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const draw = (keys: string[]) => flushSync(() => root.render(keys.map((key) => <Waiting key={key} />)));
  return { draw, end: () => flushSync(() => root.unmount()) };
}

test("[2.49, 8] two places that wait are announced once", async () => {
  const { draw, end } = waiting();
  draw(["page", "list"]);
  vi.advanceTimersByTime(299);
  await expect.poll(said).toBe(0);
  vi.advanceTimersByTime(1);
  await expect.poll(said).toBe(1);
  vi.advanceTimersByTime(900);
  await expect.poll(said).toBe(1);
  end();
  vi.advanceTimersByTime(1000);
});

test("[2.49, 8] where the first place goes before its words are in the page, the next one says them", async () => {
  const { draw, end } = waiting();
  draw(["page", "list"]);
  vi.advanceTimersByTime(300);
  // The page's chunk comes in that very moment: its place is gone before React has drawn the words.
  draw(["list"]);
  expect(said()).toBe(0);
  vi.advanceTimersByTime(300);
  await expect.poll(said).toBe(1);
  end();
});
