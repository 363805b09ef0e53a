// Opens a form without a page, over a record of its own.

import { evaluate } from "../../../engine/declaration/evaluate.ts";
import {
  type Answers,
  blankRecord,
  createForm,
  type DeclarationRecord,
  type Definition,
  type FieldAnswers,
  ownRecord,
  prefill,
  type RecordOwner,
  type Row,
  type RowsState,
  type SectionChecks,
  type SectionState,
  stepOf,
  type WhenIdle,
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
  whenIdle?: WhenIdle;
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
  /** A section comes into view, or leaves it. */
  see(section: string, seen: boolean): void;
}

export function openParking(start: Partial<Start> = {}): OpenForm {
  return openForm({ ...fixture("parking"), ...start });
}

export function openForm({ definition, checks, answers, choices = {}, whenIdle }: Start): OpenForm {
  const blank = prefill(definition, { ...blankRecord(definition, principal), choices });
  const owner = ownRecord({
    record: { ...blank, answers: { ...blank.answers, ...answers } },
    problemsOf: (record) =>
      evaluate(definition, record, today).problems(stepOf(definition.oneThing, "form"), checks),
  });
  let sent = 0;
  let rowIds = 0;
  const counted: RecordOwner = {
    ...owner,
    answer(section, now) {
      sent++;
      owner.answer(section, now);
    },
  };
  const form = createForm({
    definition,
    checks,
    today,
    newRowId: () => `n${rowIds++}`,
    ...(whenIdle && { whenIdle }),
    owner: counted,
  });
  form.follow(counted);
  for (const asked of form.view().sections) form.section(asked);

  const stateOf = (section: string) => {
    const asked = form.view().sections.find((one) => one.section.key === section);
    if (!asked) throw new Error(`The section "${section}" is not asked.`);
    return form.section(asked);
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
    see: form.see,
    record: () => owner.now().record,
    sent: () => sent,
    change: owner.answer,
    choose: (choices) => owner.change(() => ({ choices })),
    next() {
      form.flush();
      owner.check();
    },
    flush() {
      form.flush();
      return owner.now().record.answers;
    },
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
