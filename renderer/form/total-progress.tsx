// In: all sections with their states. Out: how many fields are filled of how many, as words and as a bar.
import { useCallback, useSyncExternalStore } from "react";
import { Meter } from "../look/parts/meter.tsx";
import { sectionWords } from "../words/form.ts";
import type { NavSection } from "./form-nav.tsx";
import { totalOf } from "./form-state.ts";

export function TotalProgress({ sections }: { sections: readonly NavSection[] }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = sections.map(({ held }) => held.state.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [sections],
  );
  const words = useSyncExternalStore(subscribe, () => {
    const { filled, asked } = totalOf(sections.map(({ held }) => held.state.summary()));
    return `${filled} ${asked}`;
  });
  const [filled = 0, asked = 0] = words.split(" ").map(Number);
  const text = sectionWords.progressOf(filled, asked);
  return (
    <div className="f-progress">
      <p>
        <span>{sectionWords.progress}</span>
        <b>{text}</b>
      </p>
      <Meter label={sectionWords.progress} value={filled} max={asked} valueText={text} />
    </div>
  );
}
