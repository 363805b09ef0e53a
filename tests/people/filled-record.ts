// Takes a definition and who declares; gives a record in which everything asked is answered rightly, whatever one-thing it is.
import { fieldsOfRow, whatIsAsked } from "../../engine/declaration/asked.ts";
import type { AskedField, AskedQuestion } from "../../engine/declaration/asked-types.ts";
import { blankRecord } from "../../engine/declaration/blank-record.ts";
import { checkStep } from "../../engine/declaration/check-step.ts";
import { coversOf } from "../../engine/declaration/covers-of.ts";
import { prefill } from "../../engine/declaration/prefill.ts";
import type {
  Answer,
  DeclarationRecord,
  FieldAnswers,
  Principal,
  Row,
} from "../../engine/declaration/record.ts";
import type { Definition, SectionChecks } from "../../engine/one-thing/definition.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import { answersFor } from "./answers.ts";
import { materialAnswer } from "./files.ts";
import { today } from "./people.ts";

interface Loaded {
  definition: Definition;
  checks: SectionChecks;
}

/** Which of its fitting answers a field or question takes; a rule that does not like one moves it on. */
type Turns = Map<string, number>;

const mostRounds = 30;
const mostTurns = 200;

/** Questions, township, form, materials and signature. What no answer could mend stays wrong: checkStep tells it. */
export function filledRecord({ definition, checks }: Loaded, principal: Principal): DeclarationRecord {
  const turns: Turns = new Map();
  let record = answered(definition, principal, turns);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const wrong = problemsOf(definition, record, checks).find((problem) => moves(turns, problem));
    if (!wrong) break;
    record = answered(definition, principal, turns);
  }
  return signed(definition, withMaterials(definition, record));
}

function problemsOf(
  definition: Definition,
  record: DeclarationRecord,
  checks: SectionChecks,
): AnswerProblem[] {
  return definition.oneThing.steps
    .flatMap((step) => checkStep(definition, record, step, checks, today))
    .filter(({ severity, material }) => severity === "error" && material === undefined);
}

const longestList = 14;

/** Moves the answer that is in the way on to its next one; false when there is none to move, or no next. */
function moves(turns: Turns, { question, section, field }: AnswerProblem): boolean {
  const key = question ?? (section && field && `${section}.${field}`);
  if (!key) return false;
  const turn = (turns.get(key) ?? 0) + 1;
  if (turn > longestList) return false;
  turns.set(key, turn);
  return true;
}

/** Answers until nothing new is asked: an answer may ask for more. */
function answered(definition: Definition, principal: Principal, turns: Turns): DeclarationRecord {
  const [areaId] = Object.keys(definition.townships);
  let record = prefill(definition, { ...blankRecord(definition, principal), areaId });
  for (let round = 0; round < mostRounds; round += 1) {
    const next = prefill(definition, answerRound(definition, record, turns));
    if (JSON.stringify(next) === JSON.stringify(record)) break;
    record = next;
  }
  return record;
}

function answerRound(definition: Definition, record: DeclarationRecord, turns: Turns): DeclarationRecord {
  const asked = whatIsAsked(definition, record, today);
  const choices = { ...record.choices };
  for (const one of asked.questions) choices[one.key] ??= choiceFor(one, turns.get(one.key) ?? 0);
  const answers = { ...record.answers };
  for (const section of asked.sections) {
    const { key, repeat } = section.section;
    const answer = (fields: readonly AskedField[], before: FieldAnswers, row: number) =>
      answerFields(definition, key, fields, before, { turns, row });
    const held = answers[key];
    if (!repeat) {
      answers[key] = answer(section.fields, Array.isArray(held) ? {} : (held ?? {}), 0);
      continue;
    }
    const rows = Array.isArray(held) ? held : [];
    const count = Math.max(repeat.min, Math.min(2, repeat.max));
    answers[key] = Array.from({ length: count }, (_, at): Row => {
      const row = rows[at] ?? { rowId: `row${at + 1}`, answers: {} };
      return { ...row, answers: answer(fieldsOfRow(section, row.rowId), row.answers, at) };
    });
  }
  return { ...record, choices, answers };
}

function answerFields(
  { townships }: Definition,
  section: string,
  fields: readonly AskedField[],
  before: FieldAnswers,
  { turns, row }: { turns: Turns; row: number },
): FieldAnswers {
  const answers = { ...before };
  for (const { field, locked } of fields) {
    const turn = turns.get(`${section}.${field.key}`);
    if (locked || (answers[field.key] !== undefined && turn === undefined)) continue;
    const fitting = answersFor(field, { today, townships: Object.keys(townships), row });
    const chosen = turned(fitting, turn ?? 0);
    if (chosen !== undefined) answers[field.key] = chosen;
  }
  return answers;
}

/** Options that forbid are passed over; of a question that takes many, all that take nothing away. */
function choiceFor({ question: { options, many } }: AskedQuestion, turn: number): Answer {
  const open = Object.entries(options).filter(([, { forbids }]) => !forbids);
  const keys = open.map(([key]) => key);
  if (!many) return turned(keys, turn) ?? "";
  const adding = open.filter(([, { removes }]) => !removes?.length).map(([key]) => key);
  return turned([adding, ...keys.map((key) => [key])], turn) ?? [];
}

function turned<T>(list: readonly T[], turn: number): T | undefined {
  return list[turn % Math.max(1, list.length)];
}

function withMaterials(definition: Definition, record: DeclarationRecord): DeclarationRecord {
  const { materials } = whatIsAsked(definition, record, today);
  const handed = materials.flatMap((asked, at) => {
    const answer = materialAnswer(asked, at);
    return answer ? [[asked.key, answer] as const] : [];
  });
  return { ...record, materials: Object.fromEntries(handed) };
}

/** A signature under everything that stands there; only where the flow has one. */
export function signed(definition: Definition, record: DeclarationRecord): DeclarationRecord {
  if (!definition.oneThing.sign) return record;
  const covers = coversOf(definition, record, today);
  return { ...record, signature: { signatureId: "signature-1", kind: "drawn", covers } };
}
