// Measures the engine's work for one changed answer of `qykb`, in the order in which the machine, the step and the save ask for it.
import {
  type DeclarationRecord,
  type Definition,
  evaluate,
  prefill,
  type SectionChecks,
} from "../../../engine/index.ts";
import { filledRecord } from "../../people/filled-record.ts";
import { today } from "../../people/people.ts";
import { things } from "../../walks/things.ts";
import { median } from "../verdicts.ts";

const warmUp = 300;
const rounds = 1500;

/** Median milliseconds per answer; each round changes another answer and uses a new record. */
export function evaluationTime(): { answer: number; next: number } {
  const { loaded, principals } = things.find(({ code }) => code === "qykb") ?? {};
  const principal = principals?.get(4);
  if (!loaded || !principal) throw new Error("There is no qykb that a company declares.");
  const { definition, checks } = loaded;
  const full = filledRecord(loaded, principal);
  const answers: number[] = [];
  const leaves: number[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const changed = withTerm(full, String((round % 2) + 1));
    const begin = performance.now();
    const settled = afterAnswer(definition, changed);
    const told = performance.now();
    leaveStep(definition, settled, checks);
    if (round < warmUp) continue;
    answers.push(told - begin);
    leaves.push(performance.now() - told);
  }
  return { answer: median(answers), next: median(leaves) };
}

function withTerm(record: DeclarationRecord, term: string): DeclarationRecord {
  const { company } = record.answers;
  return { ...record, answers: { ...record.answers, company: { ...company, businessTerm: term } } };
}

/** The machine settles, compares the matters and judges the signature; the step draws what is asked; the draft is saved. */
function afterAnswer(definition: Definition, changed: DeclarationRecord): DeclarationRecord {
  const record = prefill(definition, changed);
  evaluate(definition, record, today).asked;
  evaluate(definition, record, today).signing;
  evaluate(definition, record, today).asked;
  evaluate(definition, record, today).wire;
  return record;
}

/** The step is checked and the next one begins. */
function leaveStep(definition: Definition, record: DeclarationRecord, checks: SectionChecks): void {
  evaluate(definition, record, today).problems("one-form", checks);
  const next: DeclarationRecord = { ...record, step: "submit-materials" };
  evaluate(definition, next, today).asked;
  evaluate(definition, next, today).signing;
}
