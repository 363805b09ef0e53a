// Finds the subject nearest to the top of the window, and remembers which one was clicked.
import { useEffect, useRef, useState } from "react";

/** Milliseconds (Spec 9). */
const throttle = 100;
const clickLock = 1000;
/** In px from the top of the window: a subject becomes current when its heading passes this line. */
const line = 120;

/** While the page scrolls to a clicked subject, the ones it passes are not marked. */
export function useScrollSpy(
  ids: readonly string[],
): [current: string | undefined, clicked: (id: string) => void] {
  const [current, setCurrent] = useState(ids[0]);
  const lockedUntil = useRef(0);
  const key = ids.join(" ");

  useEffect(() => {
    const subjects = key.split(" ");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (performance.now() < lockedUntil.current) return;
      const passed = subjects.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setCurrent(passed.at(-1) ?? subjects[0]);
    };
    const soon = () => {
      timer ??= setTimeout(look, throttle);
    };
    look();
    window.addEventListener("scroll", soon, { passive: true });
    window.addEventListener("resize", soon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", soon);
      window.removeEventListener("resize", soon);
    };
  }, [key]);

  return [
    current,
    (id) => {
      lockedUntil.current = performance.now() + clickLock;
      setCurrent(id);
    },
  ];
}
