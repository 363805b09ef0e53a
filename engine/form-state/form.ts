// The form of a record that somebody owns: what is asked, what stands in it, and what is wrong, always as the owner has it.

import { type Asked, conditionDependencies } from "../declaration/asked/asked.ts";
import type { AskedSection } from "../declaration/asked/asked-section.ts";
import { checkSection } from "../declaration/check/check-section.ts";
import { evaluate } from "../declaration/evaluate.ts";
import type { Answers, DeclarationRecord, FieldAnswers, Row } from "../declaration/record.ts";
import type { Definition, SectionChecks } from "../one-thing/definition.ts";
import { stepOf } from "../one-thing/step-of.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { sentencesOf } from "../sentences/sentences.ts";
import { keepAsked } from "./asked-sections.ts";
import { createRowsState, type RowsState } from "./rows-state.ts";
import { createSectionState, type SectionState } from "./section-state.ts";
import { createSubscribers } from "./subscribers.ts";
import { createTurns, type WhenIdle } from "./turns.ts";

export type AnySectionState = { kind: "fields"; state: SectionState } | { kind: "rows"; state: RowsState };

/** The newest text of a box that the form has not passed on yet. */
export interface Typed {
  section: string;
  /** Of a row in a repeated section. */
  rowId?: string;
  field: string;
  text: string;
}

/** Where the record lives: a declaration's machine, or a page's own (`ownRecord`). It answers in the same tick. */
export interface RecordOwner {
  /** The record, and what NEXT found last. */
  now(): { record: DeclarationRecord; problems: readonly AnswerProblem[] };
  /** Takes all answers of one section. */
  answer(section: string, answers: FieldAnswers | Row[]): void;
  /** Calls `listener` after each change; the returned function ends that. Meanwhile `flush` passes on what was typed. */
  subscribe(listener: () => void, flush: () => void): () => void;
  /** Told at each key, for what must be kept before it is passed on. */
  typed?(typed: Typed): void;
  /** A text is being composed (Chinese input methods), which is no pause. */
  composing?(): void;
}

export interface FormStart {
  definition: Definition;
  checks: SectionChecks;
  /** yyyy-MM-dd, Asia/Shanghai. */
  today: string;
  newRowId: () => string;
  owner: RecordOwner;
  /** For what is out of view (`see`); without it everything is drawn at once. */
  whenIdle?: WhenIdle;
}

export interface FormView {
  answers: Answers;
  /** Each new list makes every problem of the form visible. */
  problems: readonly AnswerProblem[];
  asked: Asked;
  /** Those of `asked`, each the same object while it asks the same. */
  sections: readonly AskedSection[];
}

/** The form hears its owner from `follow` on; what is typed reaches the owner by its sections and by `flush`. */
export function createForm({ definition, checks, today, newRowId, owner, whenIdle }: FormStart) {
  const now = { owner, today };
  const step = stepOf(definition.oneThing, "form");
  const said = sentencesOf(definition);
  const dependencies = conditionDependencies(definition);
  const isDependedOn = (field: string) => dependencies.has(field);
  const states = new Map<string, AnySectionState>();
  const subscribers = createSubscribers();
  const turns = whenIdle && createTurns(whenIdle);
  const inView = new Set<string>();
  let view = viewAfter();

  function viewAfter(before?: FormView): FormView {
    const { record, problems } = now.owner.now();
    const { answers } = record;
    const { asked } = evaluate(definition, record, now.today);
    if (!before) return { answers, problems, asked, sections: asked.sections };
    const sections = asked === before.asked ? before.sections : keepAsked(before.sections, asked.sections);
    return { answers, problems, asked, sections };
  }

  function check(asked: AskedSection, answers: FieldAnswers, rowId?: string): AnswerProblem[] {
    const compiled = checks[asked.section.key];
    if (!compiled) throw new Error(`No compiled check for the section "${asked.section.key}".`);
    return checkSection(asked, answers, compiled, now.today, step, said, rowId);
  }

  function make(asked: AskedSection): AnySectionState {
    const { key, repeat } = asked.section;
    const answers = view.answers[key];
    const onAnswers = (given: FieldAnswers | Row[]) => fill(key, given);
    const onTyped = (field: string, text: string, rowId?: string) =>
      now.owner.typed?.({ section: key, ...(rowId !== undefined && { rowId }), field, text });
    const onComposing = () => now.owner.composing?.();
    const whenSeen = (draw: () => void) => (turns && !inView.has(key) ? turns.add(key, draw) : draw());
    const shared = { asked, check, isDependedOn, newRowId, onAnswers, onTyped, onComposing, whenSeen };
    return repeat
      ? { kind: "rows", state: createRowsState({ ...shared, rows: rowsOf(answers) }) }
      : { kind: "fields", state: createSectionState({ ...shared, answers: fieldsOf(answers) }) };
  }

  function show(problems: readonly AnswerProblem[]): void {
    for (const [key, { state }] of states) state.show(problems.filter(({ section }) => section === key));
  }

  /** Takes over what the owner, or the day, has changed. */
  function refresh(): void {
    const before = view;
    const next = viewAfter(before);
    const { answers, problems, asked } = next;
    if (asked === before.asked && answers === before.answers && problems === before.problems) return;
    view = next;
    for (const asked of view.sections) states.get(asked.section.key)?.state.ask(asked);
    for (const [key, { kind, state }] of states) {
      const given = answers[key];
      if (given === before.answers[key]) continue;
      if (kind === "rows") state.receive(rowsOf(given));
      else state.receive(fieldsOf(given));
    }
    if (problems !== before.problems) show(problems);
    subscribers.notify();
  }

  function fill(section: string, answers: FieldAnswers | Row[]): void {
    now.owner.answer(section, answers);
  }

  /** Passes on what was typed and not passed on yet. */
  function flush(): void {
    for (const [section, { state }] of states) {
      const answers = state.flush();
      const known = now.owner.now().record.answers[section] ?? (Array.isArray(answers) ? [] : {});
      if (JSON.stringify(answers) !== JSON.stringify(known)) fill(section, answers);
    }
  }

  return {
    definition,
    view: () => view,
    subscribe: (listener: () => void) => subscribers.add(listener),
    /** Follows the owner until the returned function is called. Another owner's record is taken over into the same boxes. */
    follow(owner: RecordOwner): () => void {
      now.owner = owner;
      show(view.problems);
      refresh();
      return owner.subscribe(refresh, flush);
    },
    /** A new day may ask something else, and no owner tells of it. */
    turnTo(today: string): void {
      now.today = today;
      refresh();
    },
    /** The live answers of a section, made on first use. One that is no longer asked keeps them, so they can come back. */
    section(asked: AskedSection): AnySectionState {
      const { key } = asked.section;
      const known = states.get(key) ?? make(asked);
      states.set(key, known);
      return known;
    },
    /** The page says that a section comes into view or leaves it: what NEXT finds is drawn first in what is seen. */
    see(section: string, seen: boolean): void {
      if (!seen) return void inView.delete(section);
      inView.add(section);
      turns?.now(section);
    },
    /** Takes answers of a section that come from elsewhere, such as a register. */
    fill,
    flush,
  };
}

export type LiveForm = ReturnType<typeof createForm>;

const rowsOf = (answers: FieldAnswers | Row[] | undefined): Row[] => (Array.isArray(answers) ? answers : []);

const fieldsOf = (answers: FieldAnswers | Row[] | undefined): FieldAnswers =>
  answers && !Array.isArray(answers) ? answers : {};
