// What is masked is shown for a while only: somebody else may see the screen.
import { useEffect, useState } from "react";

/** Milliseconds. */
const shownFor = 30_000;

/** A switch that goes off by itself. */
export function useShortly(): [on: boolean, turn: (on: boolean) => void] {
  const [on, turn] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => turn(false), shownFor);
    return () => clearTimeout(timer);
  }, [on]);
  return [on, turn];
}
