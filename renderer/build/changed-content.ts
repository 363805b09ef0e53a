// Swaps an open page for one on the changed definitions, as a reload would, without loading its modules again.
// Only the page of `npm run dev` loads this file: see problems-page.ts.

/** Milliseconds that the new page has to become as long as the old one. */
const patience = 2000;

async function swap(at: number): Promise<void> {
  const root = document.getElementById("root");
  const { scrollY } = window;
  // Keeps the length of the page, so that it does not scroll.
  if (root) root.style.minHeight = `${root.offsetHeight}px`;
  window.dispatchEvent(new Event("portal:left"));
  try {
    await import(/* @vite-ignore */ `/main.tsx?t=${at}`);
  } catch {
    // Fails when a source file is being edited at the same time.
    window.location.reload();
  }
  setTimeout(() => {
    if (root) root.style.minHeight = "";
  }, patience);
  window.scrollTo({ top: scrollY });
}

/** One swap at a time: a file may be saved while the last change is still loading. */
let swapping: Promise<void> = Promise.resolve();

import.meta.hot?.on("portal:content-changed", ({ at }: { at: number }) => {
  swapping = swapping.then(() => swap(at));
});
