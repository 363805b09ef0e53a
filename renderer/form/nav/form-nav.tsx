// Draws the navigation beside the form; on narrow screens a line that opens it as a sheet.
import { memo, type ReactNode, useCallback, useRef, useSyncExternalStore } from "react";
import { type AnySectionState, type Summary, totalOf } from "../../../engine/index.ts";
import { Meter } from "../../look/parts/meter.tsx";
import { sectionId } from "../field-id.ts";
import { Sign, StateMark } from "../parts/sign.tsx";
import { sectionTexts } from "../texts.ts";

export interface NavSection {
  key: string;
  title: string;
  held: AnySectionState;
}

interface Props {
  sections: readonly NavSection[];
  current: string;
  onOpen: (section: string) => void;
}

export const FormNav = memo(function FormNav({ sections, current, onOpen }: Props) {
  return (
    <nav className="f-nav f-nav-side" aria-label={sectionTexts.navigation}>
      <NavList sections={sections} current={current} onOpen={onOpen} />
    </nav>
  );
});

function NavList({ sections, current, onOpen }: Props): ReactNode {
  return (
    <>
      {sections.map((section) => (
        <SectionLink key={section.key} section={section} current={section.key === current} onOpen={onOpen} />
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
        <CurrentSection section={shown} position={sectionTexts.position(at + 1, sections.length)} />
        <span className="f-nav-open">
          {sectionTexts.contents}
          <Sign name="chevron-down" size={20} />
        </span>
      </button>
      <dialog ref={sheet} className="f-sheet" aria-label={sectionTexts.navigation}>
        <div className="f-sheet-head">
          <b>{sectionTexts.contents}</b>
          <button
            type="button"
            className="f-icon-button"
            aria-label={sectionTexts.closeContents}
            onClick={() => sheet.current?.close()}
          >
            <Sign name="close" size={24} />
          </button>
        </div>
        <nav className="f-nav" aria-label={sectionTexts.navigation}>
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
          {errors > 0 && `${sectionTexts.errors(errors)} · `}
          {position}
        </small>
      </span>
    </>
  );
}

interface LinkProps {
  section: NavSection;
  current: boolean;
  onOpen: (section: string) => void;
}

/** Mark, title and how much of what the section needs is filled in. */
const SectionLink = memo(function SectionLink({ section, current, onOpen }: LinkProps) {
  const { key, title, held } = section;
  const summary = useSummary(held);
  const { state, asked, errors } = summary;
  return (
    <a
      className="f-nav-link"
      href={`#${sectionId(key)}`}
      aria-current={current ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        onOpen(key);
      }}
    >
      <StateMark state={state} />
      <span>{title}</span>
      <span className="f-nav-count" data-tone={errors > 0 ? "error" : undefined}>
        {progressOf(summary)}
        {asked > 0 && <span className="f-hidden">（{sectionTexts.states[state]}）</span>}
      </span>
    </a>
  );
});

/** Where nothing must be given, that it need not be, or that it is. */
function progressOf({ state, filled, asked, errors }: Summary): string {
  if (errors > 0) return sectionTexts.errors(errors);
  if (asked > 0) return sectionTexts.filled(filled, asked);
  return state === "empty" ? sectionTexts.optional : sectionTexts.states[state];
}

/** How much of what the form needs is filled in, as words and as a bar. */
function TotalProgress({ sections }: { sections: readonly NavSection[] }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = sections.map(({ held }) => held.state.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [sections],
  );
  const total = useSyncExternalStore(subscribe, () => {
    const { filled, asked } = totalOf(sections.map(({ held }) => held.state.summary()));
    return `${filled} ${asked}`;
  });
  const [filled = 0, asked = 0] = total.split(" ").map(Number);
  if (asked === 0) return null;
  const text = sectionTexts.progressOf(filled, asked);
  return (
    <div className="f-progress">
      <p>
        <span>{sectionTexts.progress}</span>
        <b>{text}</b>
      </p>
      <Meter label={sectionTexts.progress} value={filled} max={asked} valueText={text} />
    </div>
  );
}

/** Follows a section's summary without redrawing the section. */
export function useSummary({ state }: AnySectionState): Summary {
  return useSyncExternalStore(state.subscribe, state.summary);
}
