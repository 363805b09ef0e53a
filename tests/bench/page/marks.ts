// Keeps the page's own times under `window.marks`: first control painted, number of controls, keydown to paint.

export interface Marks {
  /** Milliseconds since navigation. */
  firstControl: number | undefined;
  /** The current number of controls, and since when. */
  controls: { count: number; at: number };
  /** One entry per key, while `watchKeys` is on. */
  keyToPaint: number[];
}

declare global {
  interface Window {
    marks: Marks;
    watchKeys: () => void;
    /** Clicks an element; resolves to the milliseconds until the next paint. */
    press: (id: string) => Promise<number>;
  }
}

const controls = "input, select, textarea";

function afterPaint(done: () => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(undefined);
  });
}

export function watchControls(): void {
  const marks: Marks = { firstControl: undefined, controls: { count: 0, at: 0 }, keyToPaint: [] };
  window.marks = marks;
  const look = () => {
    const count = document.querySelectorAll(controls).length;
    if (count === marks.controls.count) return;
    marks.controls = { count, at: performance.now() };
    if (marks.firstControl !== undefined || count === 0) return;
    marks.firstControl = 0;
    afterPaint(() => {
      marks.firstControl = performance.now();
    });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  window.press = (id) =>
    new Promise((painted) => {
      const pressed = performance.now();
      document.getElementById(id)?.click();
      afterPaint(() => painted(performance.now() - pressed));
    });
  window.watchKeys = () => {
    marks.keyToPaint = [];
    addEventListener(
      "keydown",
      ({ timeStamp }) => afterPaint(() => marks.keyToPaint.push(performance.now() - timeStamp)),
      { capture: true },
    );
  };
}
