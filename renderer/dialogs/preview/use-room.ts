// In: nothing. Out: the ref of an element and its inner size in CSS pixels, told anew when it changes.
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

export function useRoom<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  room: { width: number; height: number };
} {
  const ref = useRef<Element>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const width = Math.floor(
        element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
      );
      const height = Math.floor(
        element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom),
      );
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
