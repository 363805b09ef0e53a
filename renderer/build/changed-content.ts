// In: what the dev server says of changed definitions. Out: the page opened on them as after a reload, without loading its modules anew.
// Only the page of `npm run dev` loads this file: see problems-page.ts.

/** Milliseconds that the new page is given to be as long as the old one was. */
const patience = 2000;

async function swap(at: number): Promise<void> {
  const root = document.getElementById("root");
  const { scrollY } = window;
  // The page keeps its length, so that it stands where it stood.
  if (root) root.style.minHeight = `${root.offsetHeight}px`;
  window.dispatchEvent(new Event("portal:left"));
  try {
    await import(/* @vite-ignore */ `/main.tsx?t=${at}`);
  } catch {
    // A source is being edited as well.
    window.location.reload();
  }
  setTimeout(() => {
    if (root) root.style.minHeight = "";
  }, patience);
  window.scrollTo({ top: scrollY });
}

/** One after the other: a file may be saved while the last change is being opened. */
let swapping: Promise<void> = Promise.resolve();

import.meta.hot?.on("portal:content-changed", ({ at }: { at: number }) => {
  swapping = swapping.then(() => swap(at));
});
