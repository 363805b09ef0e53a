// Lists the places of a step, with answers at their limits and answers that break exactly one rule.
import {
  type Answer,
  type AskedField,
  type AskedSection,
  type DeclarationEvent,
  type DeclarationRecord,
  type Definition,
  evaluate,
  type FieldAnswers,
  type StepName,
  stepOf,
} from "../../../engine/index.ts";
import { seed } from "../../../tests/people/filled-record.ts";
import { type BrokenAnswer, brokenAnswers, edgeAnswers } from "../../../workshop/index.ts";

export interface Spoiling {
  /** The rule that it breaks; absent for a valid answer at the limit. */
  rule?: BrokenAnswer["rule"];
  answer: string;
  event: DeclarationEvent;
}

export interface Place {
  key: string;
  label: string;
  edges: Spoiling[];
  broken: Spoiling[];
}

interface Standing {
  definition: Definition;
  record: DeclarationRecord;
  /** yyyy-MM-dd */
  today: string;
}

/** Questions, fields (in a list: of its first row) and materials of the step, as far as there is something to try. */
export function placesOf(standing: Standing, step: StepName): Place[] {
  const { definition, record, today } = standing;
  const { oneThing } = definition;
  const asked = evaluate(definition, record, today).asked;
  const here = (what: "questions" | "form" | "materials") => stepOf(oneThing, what) === step;
  return [
    ...(here("questions") ? asked.questions.map(({ key, question }) => ofQuestion(key, question)) : []),
    ...(here("form") ? asked.sections.flatMap((section) => ofSection(standing, section)) : []),
    ...(here("materials") ? asked.materials.filter(({ required }) => required).map(ofMaterial) : []),
  ].filter(({ edges, broken }) => edges.length + broken.length > 0);
}

const shown = (answer: Answer): string => [answer].flat().join("、");

function ofQuestion(
  key: string,
  { ask, many, optional }: Definition["oneThing"]["questions"][string],
): Place {
  const value = many ? [] : "";
  const event: DeclarationEvent = { type: "CHOOSE", question: key, value };
  const broken: Spoiling[] = optional ? [] : [{ rule: "required", answer: "", event }];
  return { key: `question ${key}`, label: ask, edges: [], broken };
}

function ofMaterial({ key, material }: { key: string; material: { name: string } }): Place {
  const value = { files: [], licence: null };
  const event: DeclarationEvent = { type: "MATERIAL", material: key, value };
  return {
    key: `material ${key}`,
    label: material.name,
    edges: [],
    broken: [{ rule: "required", answer: "", event }],
  };
}

function ofSection(standing: Standing, { section, fields, rows }: AskedSection): Place[] {
  const held = standing.record.answers[section.key];
  const [first] = Array.isArray(held) ? held : [];
  if (section.repeat && !first) return [];
  const inRow = first && rows?.[first.rowId];
  const answers: FieldAnswers = first?.answers ?? (Array.isArray(held) ? {} : (held ?? {}));
  const put = (key: string, answer: Answer): DeclarationEvent => {
    const now = { ...answers, [key]: answer };
    const all = Array.isArray(held) && first ? [{ ...first, answers: now }, ...held.slice(1)] : now;
    return { type: "ANSWER", section: section.key, answers: all };
  };
  return (inRow ?? fields)
    .filter(({ locked }) => !locked)
    .map((asked) => ofField(standing, section, asked, answers, put));
}

function ofField(
  { definition, today }: Standing,
  section: AskedSection["section"],
  { field, required }: AskedField,
  answers: FieldAnswers,
  put: (key: string, answer: Answer) => DeclarationEvent,
): Place {
  const type = field.paperType === undefined ? undefined : answers[field.paperType];
  const townships = Object.keys(definition.fieldTownships);
  const around = {
    today,
    townships,
    row: 0,
    seed,
    ...(typeof type === "string" && type !== "" && { paperType: type }),
  };
  return {
    key: `${section.key}.${field.key}`,
    label: `${section.title} · ${field.title}`,
    edges: edgeAnswers(field, around).map((answer) => ({
      answer: shown(answer),
      event: put(field.key, answer),
    })),
    broken: brokenAnswers(field, required, around).map(({ rule, answer }) => ({
      rule,
      answer: shown(answer),
      event: put(field.key, answer),
    })),
  };
}
