// Opens the state of a form without a page, connected as the page does it: answers passed on are recorded and come back.

import { evaluate } from "../../../engine/declaration/evaluate.ts";
import {
  type Answers,
  blankRecord,
  createFormState,
  type DeclarationRecord,
  type Definition,
  type FieldAnswers,
  keepAsked,
  prefill,
  type Row,
  type RowsState,
  type SectionChecks,
  type SectionState,
  stepOf,
} from "../../../engine/index.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { today } from "../../people/people.ts";

const principal = {
  kind: "person",
  name: "测试甲",
  certificateNumber: "329900199001010023",
  mobile: "13800000012",
} as const;

interface Start {
  definition: Definition;
  checks: SectionChecks;
  answers?: Answers;
  choices?: DeclarationRecord["choices"];
}

export interface OpenForm {
  fields(section: string): SectionState;
  rows(section: string): RowsState;
  record(): DeclarationRecord;
  /** How often answers were passed on. */
  sent(): number;
  /** Changes the record from outside. */
  change(section: string, answers: FieldAnswers | Row[]): void;
  choose(choices: DeclarationRecord["choices"]): void;
  /** Shows what NEXT finds. */
  next(): void;
  flush(): Answers;
}

export function openParking(start: Partial<Start> = {}): OpenForm {
  return openForm({ ...fixture("parking"), ...start });
}

export function openForm({ definition, checks, answers, choices = {} }: Start): OpenForm {
  const blank = prefill(definition, { ...blankRecord(definition, principal), choices });
  let record: DeclarationRecord = { ...blank, answers: { ...blank.answers, ...answers } };
  let sections = evaluate(definition, record, today).asked.sections;
  let sent = 0;
  let rowIds = 0;

  const set = (next: DeclarationRecord) => {
    record = next;
    sections = keepAsked(sections, evaluate(definition, record, today).asked.sections);
    for (const asked of sections) form.section(asked, record.answers);
    form.ask(sections);
    form.receive(record.answers);
  };
  const withAnswers = (section: string, now: FieldAnswers | Row[]) => ({
    ...record,
    answers: { ...record.answers, [section]: now },
  });
  const form = createFormState({
    definition,
    checks,
    today: () => today,
    onAnswers(section, now) {
      sent++;
      set(withAnswers(section, now));
    },
    newRowId: () => `n${rowIds++}`,
  });
  set(record);

  const stateOf = (section: string) => {
    const asked = sections.find((one) => one.section.key === section);
    if (!asked) throw new Error(`The section "${section}" is not asked.`);
    return form.section(asked, record.answers);
  };
  return {
    fields(section) {
      const one = stateOf(section);
      if (one.kind !== "fields") throw new Error(`"${section}" is a list.`);
      return one.state;
    },
    rows(section) {
      const one = stateOf(section);
      if (one.kind !== "rows") throw new Error(`"${section}" is no list.`);
      return one.state;
    },
    record: () => record,
    sent: () => sent,
    change: (section, now) => set(withAnswers(section, now)),
    choose: (now) => set({ ...record, choices: now }),
    next() {
      set({ ...record, answers: { ...record.answers, ...form.flush() } });
      form.show(evaluate(definition, record, today).problems(stepOf(definition.oneThing, "form"), checks));
    },
    flush: () => form.flush(),
  };
}

/** A drawn section without a page: field → the text in its box. */
export function boxes(state: SectionState, texts: Record<string, string> = {}) {
  const busy = new Set<string>();
  state.draw({
    typed: () => ({ ...texts }),
    write(key, answer) {
      if (busy.has(key)) return false;
      texts[key] = typeof answer === "string" ? answer : "";
      return true;
    },
  });
  /** `busy`: fields in which the person is typing right now. */
  return { texts, busy };
}
