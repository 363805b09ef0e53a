// In: a section and its state. Out: its line in the navigation: mark, title, how much of it is filled.
import { memo } from "react";
import type { AnySectionState } from "../../../engine/index.ts";
import { sectionWords } from "../../words/form.ts";
import { sectionId } from "../field-id.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { useSummary } from "../use-summary.ts";

export const SectionLink = memo(function SectionLink({
  section,
  title,
  held,
  current,
  onOpen,
}: {
  section: string;
  title: string;
  held: AnySectionState;
  current: boolean;
  onOpen: (section: string) => void;
}) {
  const { state, filled, asked, errors } = useSummary(held);
  return (
    <a
      className="f-nav-link"
      href={`#${sectionId(section)}`}
      aria-current={current ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        onOpen(section);
      }}
    >
      <StateMark state={state} />
      <span>{title}</span>
      <span className="f-nav-count" data-tone={errors > 0 ? "error" : undefined}>
        {errors > 0 ? sectionWords.errors(errors) : sectionWords.filled(filled, asked)}
        <span className="f-hidden">（{sectionWords.states[state]}）</span>
      </span>
    </a>
  );
});
