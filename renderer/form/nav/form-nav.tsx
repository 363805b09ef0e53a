// Draws the navigation beside the form; on narrow screens a line that opens it as a sheet.
import { memo, type ReactNode, useCallback, useRef, useSyncExternalStore } from "react";
import { type AnySectionState, type Summary, totalOf } from "../../../engine/index.ts";
import { Meter } from "../../look/parts/meter.tsx";
import { sectionId } from "../field-id.ts";
import { useTexts } from "../form-context.ts";
import { Sign, StateMark } from "../parts/sign.tsx";
import fieldStyles from "../styles/field.styles.ts";
import navStyles from "../styles/nav.styles.ts";
import type { FormTexts } from "../texts.ts";

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
  const { section: texts } = useTexts();
  return (
    <nav className={navStyles.side} aria-label={texts.navigation}>
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
  const { section: texts } = useTexts();
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
    <div className={navStyles.narrow}>
      <button type="button" className={navStyles.line} onClick={() => sheet.current?.showModal()}>
        <CurrentSection section={shown} position={texts.position(at + 1, sections.length)} />
        <span className={navStyles.open}>
          {texts.contents}
          <Sign name="chevron-down" size={20} />
        </span>
      </button>
      <dialog ref={sheet} className={navStyles.sheet} aria-label={texts.navigation}>
        <div className={navStyles.sheetHead}>
          <b>{texts.contents}</b>
          <button
            type="button"
            className={fieldStyles.iconButton}
            aria-label={texts.closeContents}
            onClick={() => sheet.current?.close()}
          >
            <Sign name="close" size={24} />
          </button>
        </div>
        <nav aria-label={texts.navigation}>
          <NavList sections={sections} current={current} onOpen={open} />
        </nav>
      </dialog>
    </div>
  );
});

function CurrentSection({ section, position }: { section: NavSection; position: string }) {
  const { state, errors } = useSummary(section.held);
  const { section: texts } = useTexts();
  return (
    <>
      <StateMark state={state} />
      <span>
        <b>{section.title}</b>
        <small data-tone={errors > 0 ? "error" : undefined}>
          {errors > 0 && `${texts.errors(errors)} · `}
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
  const { section: texts } = useTexts();
  const { state, asked, errors } = summary;
  return (
    <a
      className={navStyles.link}
      href={`#${sectionId(key)}`}
      aria-current={current ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        onOpen(key);
      }}
    >
      <StateMark state={state} />
      <span>{title}</span>
      <span className={navStyles.count} data-tone={errors > 0 ? "error" : undefined}>
        {progressOf(summary, texts)}
        {asked > 0 && <span className={fieldStyles.hidden}>（{texts.states[state]}）</span>}
      </span>
    </a>
  );
});

/** Where nothing must be given, that it need not be, or that it is. */
function progressOf({ state, filled, asked, errors }: Summary, texts: FormTexts["section"]): string {
  if (errors > 0) return texts.errors(errors);
  if (asked > 0) return texts.filled(filled, asked);
  return state === "empty" ? texts.optional : texts.states[state];
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
  const { section: texts } = useTexts();
  const [filled = 0, asked = 0] = total.split(" ").map(Number);
  if (asked === 0) return null;
  const text = texts.progressOf(filled, asked);
  return (
    <div className={navStyles.progress}>
      <p>
        <span>{texts.progress}</span>
        <b>{text}</b>
      </p>
      <Meter label={texts.progress} value={filled} max={asked} valueText={text} />
    </div>
  );
}

/** Follows a section's summary without redrawing the section. */
export function useSummary({ state }: AnySectionState): Summary {
  return useSyncExternalStore(state.subscribe, state.summary);
}
