// In: pieces of work that can wait. Out: each done in an idle slot of the browser, one a slot, first come first served.

type Work = () => void;

const waiting: Work[] = [];
let asked = false;

const whenIdle: (work: Work) => void =
  typeof requestIdleCallback === "function"
    ? (work) => requestIdleCallback(work, { timeout: 500 })
    : (work) => setTimeout(work, 16);

function doNext(): void {
  asked = false;
  waiting.shift()?.();
  askForSlot();
}

function askForSlot(): void {
  if (asked || waiting.length === 0) return;
  asked = true;
  whenIdle(doNext);
}

/** Gives back how to call it off. */
export function doWhenIdle(work: Work): () => void {
  waiting.push(work);
  askForSlot();
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}
