// Draws the one form of a declaration: its sections with navigation beside them.
import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { type AnswerProblem, createMounts, type LiveForm } from "../../engine/index.ts";
import { placeInForm, sectionId } from "./field-id.ts";
import { focusOn } from "./focus-on.ts";
import { FormContext, type Registers, RegistersContext, useTexts } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { FormNav, NavSheet } from "./nav/form-nav.tsx";
import { useCurrentSection, useSeenSections } from "./nav/watch-sections.ts";
import sectionStyles from "./styles/section.styles.ts";
import { whenIdle } from "./when-idle.ts";

/** In a longer form, sections out of sight are not laid out; in a shorter one that would cost more than it saves. */
const longForm = 24;

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
  /** Made by `useLiveForm` over the owner of the record. */
  form: LiveForm;
  /** Goes to the step in which a locked value can be changed. */
  onGo?: ((step: string) => void) | undefined;
  /** Opens the place of a problem and focuses it; returns false when the problem is not in this form. */
  openRef?: Ref<((problem: AnswerProblem) => boolean) | null> | undefined;
  /** One section per page (长辈版). */
  paged?: boolean | undefined;
  /** On pages: told which one is open, at first and after each turn. */
  onPage?: ((pages: FormPages) => void) | undefined;
  /** The registers that sections can be filled from; without them nothing is offered. */
  registers?: Registers | undefined;
}

export function OneForm(props: OneFormProps) {
  const { form, onGo, openRef, paged = false, onPage } = props;
  const texts = useTexts();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const { answers, problems, asked, sections } = useSyncExternalStore(form.subscribe, form.view);
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
        held: form.section(asked),
      })),
    [form, sections],
  );
  const keys = held.map(({ key }) => key);
  // On pages nothing is followed: what the scrolling before a turn says comes after it, and would turn back.
  const [current, setCurrent] = useCurrentSection(paged ? [] : keys);
  useSeenSections(form, keys);
  const at = Math.max(
    0,
    held.findIndex(({ key }) => key === current),
  );
  const firstKey = held[0]?.key;

  useEffect(() => {
    const errors = problems.filter(({ severity }) => severity === "error");
    const asks = paged && errors[0]?.question !== undefined;
    const first = asks ? firstKey : errors.find(({ section }) => section)?.section;
    if (first === undefined) return;
    mounts.add(first);
    setCurrent(first);
  }, [problems, mounts, setCurrent, paged, firstKey]);

  const canGo = onGo !== undefined;
  const facts = useMemo(
    () => ({
      townships: form.definition.fieldTownships,
      onGo: canGo ? (step: string) => latest.current.onGo?.(step) : undefined,
    }),
    [form, canGo],
  );
  const show = useCallback(
    (section: string) =>
      flushSync(() => {
        form.see(section, true);
        mounts.add(section);
        setCurrent(section);
      }),
    [form, mounts, setCurrent],
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
        <div className={sectionStyles.one} data-paged={paged || undefined}>
          {!paged && held.length > 1 && <FormNav sections={held} current={current} onOpen={open} />}
          <div className={sectionStyles.sections}>
            {!paged && held.length > 1 && <NavSheet sections={held} current={current} onOpen={open} />}
            {held.map(({ asked: section, key, held: state }, position) => (
              <FormSection
                key={key}
                asked={section}
                held={state}
                mounts={mounts}
                matters={asked.matters.length}
                position={paged ? positionOf(position) : undefined}
                hidden={paged && position !== at}
                long={held.length > longForm}
                recorded={section.section.from && answers[key]}
                onFill={form.fill}
              />
            ))}
          </div>
        </div>
      </RegistersContext>
    </FormContext>
  );
}
