// In: the sections of the form with their states. Out: the navigation beside it; narrow screens get a line that opens it as a sheet.
import { memo, type ReactNode, useRef } from "react";
import { sectionWords } from "../../words/form.ts";
import { Sign } from "../parts/sign.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { useSummary } from "../use-summary.ts";
import { SectionLink } from "./section-link.tsx";
import { type NavSection, TotalProgress } from "./total-progress.tsx";

interface Props {
  sections: readonly NavSection[];
  current: string;
  onOpen: (section: string) => void;
}

export const FormNav = memo(function FormNav({ sections, current, onOpen }: Props) {
  return (
    <nav className="f-nav f-nav-side" aria-label={sectionWords.navigation}>
      <NavList sections={sections} current={current} onOpen={onOpen} />
    </nav>
  );
});

function NavList({ sections, current, onOpen }: Props): ReactNode {
  return (
    <>
      {sections.map(({ key, title, held }) => (
        <SectionLink
          key={key}
          section={key}
          title={title}
          held={held}
          current={key === current}
          onOpen={onOpen}
        />
      ))}
      <TotalProgress sections={sections} />
    </>
  );
}

export const NavSheet = memo(function NavSheet({ sections, current, onOpen }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const at = Math.max(
    0,
    sections.findIndex(({ key }) => key === current),
  );
  const shown = sections[at];
  if (!shown) return null;
  const open = (section: string) => {
    sheet.current?.close();
    onOpen(section);
  };
  return (
    <div className="f-nav-narrow">
      <button type="button" className="f-nav-line" onClick={() => sheet.current?.showModal()}>
        <CurrentSection section={shown} position={sectionWords.position(at + 1, sections.length)} />
        <span className="f-nav-open">
          {sectionWords.contents}
          <Sign name="chevron-down" size={20} />
        </span>
      </button>
      <dialog ref={sheet} className="f-sheet" aria-label={sectionWords.navigation}>
        <div className="f-sheet-head">
          <b>{sectionWords.contents}</b>
          <button
            type="button"
            className="f-icon-button"
            aria-label={sectionWords.closeContents}
            onClick={() => sheet.current?.close()}
          >
            <Sign name="close" size={24} />
          </button>
        </div>
        <nav className="f-nav" aria-label={sectionWords.navigation}>
          <NavList sections={sections} current={current} onOpen={open} />
        </nav>
      </dialog>
    </div>
  );
});

function CurrentSection({ section, position }: { section: NavSection; position: string }) {
  const { state, errors } = useSummary(section.held);
  return (
    <>
      <StateMark state={state} />
      <span>
        <b>{section.title}</b>
        <small data-tone={errors > 0 ? "error" : undefined}>
          {errors > 0 && `${sectionWords.errors(errors)} · `}
          {position}
        </small>
      </span>
    </>
  );
}
