// In: all sections with their states. Out: how many fields are filled of how many, as words and as a bar.
import { useCallback, useSyncExternalStore } from "react";
import { type AnySectionState, totalOf } from "../../../engine/index.ts";
import { Meter } from "../../look/parts/meter.tsx";
import { sectionWords } from "../../words/form.ts";

export interface NavSection {
  key: string;
  title: string;
  held: AnySectionState;
}

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
