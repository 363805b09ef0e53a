// Holds the state of every section of a form for as long as the form is open.

import { conditionDependencies } from "../declaration/asked/asked.ts";
import type { AskedSection } from "../declaration/asked/asked-section.ts";
import { checkSection } from "../declaration/check/check-section.ts";
import type { Answers, FieldAnswers, Row } from "../declaration/record.ts";
import type { Definition, SectionChecks } from "../one-thing/definition.ts";
import { stepOf } from "../one-thing/step-of.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { createRowsState, type RowsState } from "./rows-state.ts";
import { createSectionState, type SectionState } from "./section-state.ts";
import type { Summary } from "./summary.ts";

export type AnySectionState = { kind: "fields"; state: SectionState } | { kind: "rows"; state: RowsState };

interface FormStart {
  definition: Definition;
  checks: SectionChecks;
  today: () => string;
  /** Called when the rest of the portal must learn the answers of a section. */
  onAnswers: (section: string, answers: FieldAnswers | Row[]) => void;
  newRowId: () => string;
}

export function createFormState({ definition, checks, today, onAnswers, newRowId }: FormStart) {
  const step = stepOf(definition.oneThing, "form");
  const dependencies = conditionDependencies(definition);
  const states = new Map<string, AnySectionState>();
  const lastReceived = new Map<string, FieldAnswers | Row[] | undefined>();

  const check = (asked: AskedSection, answers: FieldAnswers, rowId?: string) => {
    const compiled = checks[asked.section.key];
    if (!compiled) throw new Error(`No compiled check for the section "${asked.section.key}".`);
    return checkSection(asked, answers, compiled, today(), step, rowId);
  };
  const make = (asked: AskedSection, answers: FieldAnswers | Row[] | undefined): AnySectionState => {
    const { key, repeat } = asked.section;
    const shared = { asked, check, isDependedOn: (field: string) => dependencies.has(field), newRowId };
    const send = (now: FieldAnswers | Row[]) => onAnswers(key, now);
    if (repeat) {
      const rows = Array.isArray(answers) ? answers : [];
      return { kind: "rows", state: createRowsState({ ...shared, rows, onAnswers: send }) };
    }
    const fields = answers && !Array.isArray(answers) ? answers : {};
    return { kind: "fields", state: createSectionState({ ...shared, answers: fields, onAnswers: send }) };
  };

  return {
    /** Created on first use. A section that is no longer asked keeps its state, so its answers can come back. */
    section(asked: AskedSection, answers: Answers): AnySectionState {
      const { key } = asked.section;
      const known = states.get(key) ?? make(asked, answers[key]);
      states.set(key, known);
      return known;
    },
    ask(sections: readonly AskedSection[]) {
      for (const asked of sections) states.get(asked.section.key)?.state.ask(asked);
    },
    /** Takes the answers of the record, which come back a moment after they were passed on. */
    receive(answers: Answers) {
      for (const [key, one] of states) {
        const now = answers[key];
        if (lastReceived.has(key) && lastReceived.get(key) === now) continue;
        lastReceived.set(key, now);
        if (one.kind === "rows") one.state.receive(Array.isArray(now) ? now : []);
        else if (!Array.isArray(now)) one.state.receive(now ?? {});
      }
    },
    /** Shows what NEXT found; from now on every problem is visible. */
    show(problems: readonly AnswerProblem[]) {
      for (const [key, { state }] of states) {
        state.show(problems.filter(({ section }) => section === key));
      }
    },
    /** Everything that was typed, whether passed on or not. */
    flush: (): Answers => Object.fromEntries([...states].map(([key, { state }]) => [key, state.flush()])),
  };
}

/** All sections of the form together. */
export function totalOf(summaries: readonly Summary[]): { asked: number; filled: number } {
  return summaries.reduce(
    (total, { asked, filled }) => ({ asked: total.asked + asked, filled: total.filled + filled }),
    { asked: 0, filled: 0 },
  );
}
