// In: a section and its state. Out: the words at the right of its heading: how many fields for how many matters, or that it is done.
import type { AskedSection } from "../../engine/index.ts";
import { sectionWords } from "../words/form.ts";
import type { AnySectionState } from "./form-state.ts";
import { Sign } from "./parts/sign.tsx";
import { useSummary } from "./use-summary.ts";

export function SectionCount({
  held,
  asked,
  position,
}: {
  held: AnySectionState;
  asked: AskedSection;
  position: string | undefined;
}) {
  const { state, filled, asked: total } = useSummary(held);
  if (position) return position;
  if (state === "done") {
    return (
      <span className="f-done">
        <Sign name="check" />
        {sectionWords.done(filled, total)}
      </span>
    );
  }
  const matters = new Set(asked.fields.flatMap(({ usedBy }) => usedBy)).size;
  return sectionWords.count(asked.fields.length, matters);
}
