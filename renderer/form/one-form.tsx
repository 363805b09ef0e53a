// Draws the one form of a declaration: its sections with navigation beside them; answers are passed up section by section.
import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import {
  type AnswerProblem,
  type Answers,
  type Asked,
  type AskedSection,
  createFormState,
  createMounts,
  type Definition,
  type FieldAnswers,
  keepAsked,
  type Row,
  type SectionChecks,
} from "../../engine/index.ts";
import { placeInForm, sectionId } from "./field-id.ts";
import { focusOn } from "./focus-on.ts";
import { FormContext, type Registers, RegistersContext, useTexts } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { FormStyles } from "./form-styles.tsx";
import { FormNav, NavSheet } from "./nav/form-nav.tsx";
import { useCurrentSection } from "./nav/use-current-section.ts";
import { randomId } from "./random-id.ts";
import { sectionValidators } from "./validator.ts";

/** In a longer form, sections out of sight are not laid out; in a shorter one that would cost more than it saves. */
const longForm = 24;

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 16);
};

/** A page that can be turned to. */
export interface FormPage {
  title: string;
  open: () => void;
}

/** Where the open page stands: what comes before and after it. */
export interface FormPages {
  previous: FormPage | undefined;
  next: FormPage | undefined;
  /** Shows the first or the last page, without moving the focus. */
  first: () => void;
  last: () => void;
}

export interface OneFormProps {
  definition: Definition;
  asked: Asked;
  answers: Answers;
  /** What NEXT found; each new list makes every problem of the form visible. */
  problems: readonly AnswerProblem[];
  checks: SectionChecks;
  /** yyyy-MM-dd, Asia/Shanghai. */
  today: string;
  /** All answers of one section, as soon as the rest of the portal must know them. */
  onAnswers: (section: string, answers: FieldAnswers | Row[]) => void;
  /** Goes to the step in which a locked value can be changed. */
  onGo?: ((step: string) => void) | undefined;
  /** Returns every typed value at once; call it before a save, NEXT and leaving. */
  flushRef: Ref<(() => Answers) | null>;
  /** Opens the place of a problem and focuses it; returns false when the problem is not in this form. */
  openRef?: Ref<((problem: AnswerProblem) => boolean) | null> | undefined;
  /** One section per page (长辈版). */
  paged?: boolean | undefined;
  /** On pages: told which one is open, at first and after each turn. */
  onPage?: ((pages: FormPages) => void) | undefined;
  /** The registers that sections can be filled from; without them nothing is offered. */
  registers?: Registers | undefined;
  newRowId?: (() => string) | undefined;
}

export function OneForm(props: OneFormProps) {
  const { definition, answers, problems, checks, onGo, flushRef, openRef, paged = false, onPage } = props;
  const texts = useTexts();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  const validators = useMemo(() => sectionValidators(definition.form, checks), [definition, checks]);
  const form = useMemo(
    () =>
      createFormState({
        definition,
        checks: Object.fromEntries(Object.entries(validators).map(([key, { check }]) => [key, check])),
        today: () => latest.current.today,
        onAnswers: (section, changed) => latest.current.onAnswers(section, changed),
        newRowId: () => (latest.current.newRowId ?? randomId)(),
      }),
    [definition, validators],
  );
  const sections = useKept(props.asked.sections);
  const [mounts] = useState(() =>
    createMounts(
      sections.map(({ section }) => section.key),
      whenIdle,
    ),
  );
  const held = useMemo(
    () =>
      sections.map((asked) => ({
        asked,
        key: asked.section.key,
        title: asked.section.title,
        held: form.section(asked, latest.current.answers),
      })),
    [form, sections],
  );
  // On pages nothing is followed: what the scrolling before a turn says comes after it, and would turn back.
  const [current, setCurrent] = useCurrentSection(paged ? [] : held.map(({ key }) => key));
  const at = Math.max(
    0,
    held.findIndex(({ key }) => key === current),
  );
  const firstKey = held[0]?.key;

  useLayoutEffect(() => form.ask(sections), [form, sections]);
  useLayoutEffect(() => form.receive(answers), [form, answers]);
  useLayoutEffect(() => form.show(problems), [form, problems]);
  useEffect(() => {
    const errors = problems.filter(({ severity }) => severity === "error");
    const asks = paged && errors[0]?.question !== undefined;
    const first = asks ? firstKey : errors.find(({ section }) => section)?.section;
    if (first === undefined) return;
    mounts.add(first);
    setCurrent(first);
  }, [problems, mounts, setCurrent, paged, firstKey]);

  // Comes back with the answers as a change from outside, and is written into the boxes as such.
  const fill = useCallback(
    (section: string, filled: FieldAnswers | Row[]) => latest.current.onAnswers(section, filled),
    [],
  );
  const canGo = onGo !== undefined;
  const facts = useMemo(
    () => ({
      townships: definition.fieldTownships,
      validators,
      onGo: canGo ? (step: string) => latest.current.onGo?.(step) : undefined,
    }),
    [definition, validators, canGo],
  );
  const show = useCallback(
    (section: string) =>
      flushSync(() => {
        mounts.add(section);
        setCurrent(section);
      }),
    [mounts, setCurrent],
  );
  const open = useCallback(
    (section: string) => {
      show(section);
      focusOn(sectionId(section), "start");
    },
    [show],
  );
  useLayoutEffect(() => {
    if (!paged || !onPage) return;
    const pageAt = (place: number): FormPage | undefined => {
      const section = held[place];
      return section && { title: section.title, open: () => open(section.key) };
    };
    const showAt = (place: number) => () => {
      const key = held.at(place)?.key;
      if (key !== undefined) show(key);
    };
    onPage({ previous: pageAt(at - 1), next: pageAt(at + 1), first: showAt(0), last: showAt(-1) });
  }, [paged, onPage, held, at, open, show]);
  useImperativeHandle(flushRef, () => form.flush, [form]);
  useImperativeHandle(
    openRef,
    () => (problem) => {
      const { section, field, rowId } = problem;
      const place = held.find(({ key }) => key === section);
      if (!section || !place) return false;
      show(section);
      flushSync(() => {
        if (place.held.kind === "rows" && rowId) place.held.state.open(rowId);
      });
      return focusOn(placeInForm(place.asked.section, { field, rowId })) || focusOn(sectionId(section));
    },
    [held, show],
  );

  const positionOf = (position: number) => texts.section.position(position + 1, held.length);
  return (
    <FormContext value={facts}>
      <RegistersContext value={props.registers}>
        <div className="f-one" data-paged={paged || undefined}>
          <FormStyles />
          {!paged && held.length > 1 && <FormNav sections={held} current={current} onOpen={open} />}
          <div className="f-sections">
            {!paged && held.length > 1 && <NavSheet sections={held} current={current} onOpen={open} />}
            {held.map(({ asked, key, held: state }, position) => (
              <FormSection
                key={key}
                asked={asked}
                held={state}
                mounts={mounts}
                matters={props.asked.matters.length}
                position={paged ? positionOf(position) : undefined}
                hidden={paged && position !== at}
                long={held.length > longForm}
                recorded={asked.section.from && answers[key]}
                onFill={fill}
              />
            ))}
          </div>
        </div>
      </RegistersContext>
    </FormContext>
  );
}

function useKept(sections: readonly AskedSection[]): AskedSection[] {
  const [kept, setKept] = useState<AskedSection[]>(() => [...sections]);
  const [from, setFrom] = useState(sections);
  if (from === sections) return kept;
  const next = keepAsked(kept, sections);
  const same = next.length === kept.length && next.every((section, at) => section === kept[at]);
  setFrom(sections);
  if (!same) setKept(next);
  return same ? kept : next;
}
