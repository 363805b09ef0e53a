// In: a section and its state. Out: the words at the right of its heading: how many fields for how many matters, how many rows, or that it is done.

import type { AnySectionState, AskedSection } from "../../../engine/index.ts";
import { rowWords, sectionWords } from "../../words/form.ts";
import { Sign } from "../parts/sign.tsx";
import { rowUnit } from "../rows/row-title.ts";
import { usersOf } from "../section-schema.ts";
import { useSummary } from "../use-summary.ts";

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
  const rows = held.kind === "rows" ? held.state.view().rows.length : undefined;
  if (state === "done") {
    return (
      <span className="f-done">
        <Sign name="check" />
        {rows === undefined ? sectionWords.done(filled, total) : rowWords.count(rows, rowUnit(asked.section))}
      </span>
    );
  }
  const { repeat } = asked.section;
  if (repeat) return rowWords.range(repeat.min, repeat.max, rowUnit(asked.section));
  return sectionWords.count(asked.fields.length, usersOf(asked).length);
}
