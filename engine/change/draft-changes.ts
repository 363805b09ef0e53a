// Works out what a changed one-thing means for the owner of a draft: what falls away, and what is asked again or for the first time.

import type { AnswerLetGo, AnswerWanted, DraftChanges } from "../contract/types.gen.ts";
import { placeOfProblem } from "../declaration/check/place-of-problem.ts";
import { evaluate } from "../declaration/evaluate.ts";
import type { DeclarationRecord, Principal } from "../declaration/record.ts";
import { fromWire, type HeldDraft } from "../declaration/wire/from-wire.ts";
import { migrated } from "../declaration/wire/migrated.ts";
import { flowSteps } from "../flow/flow-steps.ts";
import type { Definition, DefinitionWithChecks } from "../one-thing/definition.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { type DraftAnswer, draftAnswers, nameOf, todayNames } from "./draft-answers.ts";
import { changeTexts } from "./texts.ts";

export type { DraftChanges } from "../contract/types.gen.ts";

export interface Draft {
  /** As it was stored, under its former names. */
  view: HeldDraft;
  principal: Principal;
  /** yyyy-MM-dd */
  today: string;
}

/** True when the owner needs to hear of nothing. */
export function isUntouched({ notAsked, again, newly, signatureVoid, stopped }: DraftChanges): boolean {
  return [notAsked, again, newly].every(({ length }) => length === 0) && !signatureVoid && stopped === null;
}

export function draftChanges(
  before: DefinitionWithChecks,
  after: DefinitionWithChecks,
  { view, principal, today }: Draft,
): DraftChanges {
  const both = { before: before.definition, after: after.definition };
  const was = fromWire(both.before, view, principal);
  const now = fromWire(both.after, migrated(both.after.oneThing, view), principal);
  const nameToday = todayNames(both);
  const held = draftAnswers(both.before, was, today);
  const kept = new Map(draftAnswers(both.after, now, today).map((one) => [nameOf(one), one]));
  const formerly = new Set(held.map(nameToday));
  const open = new Set(problemsOf(before, was, today).map((problem) => todayPlace(problem, nameToday)));
  const fresh = problemsOf(after, now, today).filter((problem) => !open.has(placeOf(problem)));
  const wanted = fresh.map((problem) => ({ problem, isAgain: isAnswered(problem, formerly, view) }));
  const askedAgain = new Set(wanted.filter(({ isAgain }) => isAgain).map(({ problem }) => placeOf(problem)));
  return {
    notAsked: together(held.filter((one) => !kept.has(nameToday(one)) && !askedAgain.has(nameToday(one)))),
    again: once(wanted.filter(({ isAgain }) => isAgain).map(({ problem }) => wantedOf(both.after, problem))),
    newly: [
      ...once(wanted.filter(({ isAgain }) => !isAgain).map(({ problem }) => wantedOf(both.after, problem))),
      ...(both.after.oneThing.sign && !both.before.oneThing.sign ? [changeTexts.signing] : []),
    ],
    signatureVoid: isVoid(both.before, was, today) === false && isVoid(both.after, now, today) === true,
    stopped: stopping(both, principal, fresh),
  };
}

/** All problems except those of the signature. */
function problemsOf(
  { definition, checks }: DefinitionWithChecks,
  record: DeclarationRecord,
  today: string,
): AnswerProblem[] {
  return flowSteps(definition.oneThing)
    .filter((step) => step !== "sign" && step !== "done")
    .flatMap((step) => evaluate(definition, record, today).problems(step, checks))
    .filter(({ severity }) => severity === "error");
}

/** Names the place as `nameOf` names an answer there. */
function placeOf({ question, section, field, rowId, material, rule, message }: AnswerProblem): string {
  if (question !== undefined) return `question:${question}`;
  if (material !== undefined) return `material:${material}`;
  if (field !== undefined)
    return rowId === undefined ? `field:${field}` : `field:${section}.${rowId}.${field}`;
  return section === undefined ? `${rule}:${rule === "rule" ? message : ""}` : `section:${section}`;
}

function todayPlace(problem: AnswerProblem, nameToday: (held: DraftAnswer) => string): string {
  const { question, section = "", field, rowId, material } = problem;
  const blank = { title: "", text: "", answer: "" };
  if (question !== undefined) return nameToday({ ...blank, kind: "question", key: question });
  if (material !== undefined) return nameToday({ ...blank, kind: "material", key: material });
  if (field === undefined) return placeOf(problem);
  return nameToday({ ...blank, kind: "field", section, key: field, ...(rowId !== undefined && { rowId }) });
}

function isAnswered(
  problem: AnswerProblem,
  formerly: ReadonlySet<string>,
  { declaration }: HeldDraft,
): boolean {
  if (problem.rule === "township") return typeof declaration.areaId === "string";
  if (problem.rule === "rows")
    return [...formerly].some((name) => name.startsWith(`field:${problem.section}.`));
  return problem.rule === "rule" || formerly.has(placeOf(problem));
}

/** Lists all rows of a list in one line. */
function together(held: readonly DraftAnswer[]): AnswerLetGo[] {
  const lines = new Map<string, AnswerLetGo>();
  for (const { title, text } of held) {
    const line = lines.get(title);
    if (!line) lines.set(title, { title, text });
    else if (line.text !== text) line.text = `${line.text}；${text}`;
  }
  return [...lines.values()];
}

/** Keeps the first of several rows that want the same. */
function once(wanted: readonly AnswerWanted[]): AnswerWanted[] {
  const name = ({ title, message }: AnswerWanted) => `${title} ${message}`;
  return wanted.filter((one, at) => wanted.findIndex((other) => name(other) === name(one)) === at);
}

function wantedOf({ oneThing, form }: Definition, problem: AnswerProblem): AnswerWanted {
  const { question, section, field, material, message, step, rule } = problem;
  const held = form.sections.find(({ key }) => key === section);
  const title =
    (question !== undefined && oneThing.questions[question]?.ask) ||
    (material !== undefined && oneThing.materials[material]?.name) ||
    held?.fields.find(({ key }) => key === field)?.title ||
    held?.title ||
    (rule === "township" ? changeTexts.township : "");
  const place = placeOfProblem(problem);
  return { title, message, step, ...(place !== undefined && { place }) };
}

/** Undefined when there is no signature to judge. */
function isVoid(definition: Definition, record: DeclarationRecord, today: string): boolean | undefined {
  if (!record.signature || !definition.oneThing.sign) return undefined;
  return evaluate(definition, record, today).signing.status === "void";
}

function stopping(
  { before, after }: { before: Definition; after: Definition },
  { kind }: Principal,
  fresh: readonly AnswerProblem[],
): string | null {
  if (before.oneThing.id !== after.oneThing.id) return changeTexts.otherId;
  if (after.companyRequired && !before.companyRequired && kind === "person") return changeTexts.companyOnly;
  if (!after.companyRequired && before.companyRequired && kind === "company") return changeTexts.personOnly;
  return fresh.find(({ rule }) => rule === "forbidden")?.message ?? null;
}
