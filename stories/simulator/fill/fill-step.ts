// Makes the events that answer the current step correctly and keep what is already valid.
import {
  type DeclarationEvent,
  type DeclarationRecord,
  evaluate,
  isEmpty,
  type StepName,
  stepOf,
} from "../../../engine/index.ts";
import type { LoadedDefinition } from "../../../engine/portal/index.ts";
import { seed, withMaterials } from "../../../tests/people/filled-record.ts";
import { completeRecord, type Target } from "../../../workshop/index.ts";

interface Standing extends LoadedDefinition {
  record: DeclarationRecord;
  /** yyyy-MM-dd */
  today: string;
}

export function eventsToFill(standing: Standing, step: StepName): DeclarationEvent[] {
  const { definition, record, today } = standing;
  const { oneThing } = definition;
  const here = (what: "questions" | "form" | "materials") => stepOf(oneThing, what) === step;
  const full = here("questions") || here("form") ? completed(standing, step) : record;
  return [
    ...(here("questions") ? toChoose(standing, full) : []),
    ...(here("form") ? toAnswer(standing, full, step) : []),
    ...(here("materials") ? toHandIn(standing, withMaterials(definition, full, today)) : []),
    ...(step === "sign" ? [toSign(record)] : []),
  ];
}

/** Answers everything asked, and keeps valid answers where possible. */
function completed({ definition, checks, record, today }: Standing, step: StepName): DeclarationRecord {
  const loaded = { definition, checks };
  const setting = { today, seed, principal: record.principal };
  const made = Object.entries(record.choices).filter(([, choice]) => !isEmpty(choice));
  const choices = made.length > 0 ? { choices: Object.fromEntries(made) } : {};
  const targets = [...ofTownship(definition, record), ...ofAnswers({ ...loaded, record, today }, step)];
  const kept = completeRecord(loaded, setting, { targets, ...choices });
  if (kept.problems.length === 0) return kept.record;
  const anew = completeRecord(loaded, setting, { targets: ofTownship(definition, record), ...choices });
  return anew.problems.length < kept.problems.length ? anew.record : kept.record;
}

function ofTownship({ townships }: Standing["definition"], { areaId }: DeclarationRecord): Target[] {
  const name = areaId === undefined ? undefined : townships[areaId];
  return name === undefined ? [] : [{ atom: { township: { in: [name] } }, holds: true }];
}

function ofAnswers({ definition, checks, record, today }: Standing, step: StepName): Target[] {
  const wrong = new Set(
    evaluate(definition, record, today)
      .problems(step, checks)
      .map(({ field }) => field),
  );
  return evaluate(definition, record, today).asked.sections.flatMap(({ section, fields }) => {
    const held = record.answers[section.key];
    if (!held || Array.isArray(held)) return [];
    return fields.flatMap(({ field: { key }, locked }): Target[] => {
      const answer = held[key];
      const keeps = !locked && !wrong.has(key) && typeof answer === "string" && !isEmpty(answer);
      return keeps ? [{ atom: { answer: key, is: answer }, holds: true }] : [];
    });
  });
}

function toChoose({ definition, record, today }: Standing, full: DeclarationRecord): DeclarationEvent[] {
  const chosen = evaluate(definition, full, today).asked.questions.flatMap(({ key }): DeclarationEvent[] => {
    const value = full.choices[key];
    return value === undefined || isEmpty(value) ? [] : [{ type: "CHOOSE", question: key, value }];
  });
  if (record.areaId || full.areaId === undefined) return chosen;
  return [{ type: "TOWNSHIP", areaId: full.areaId }, ...chosen];
}

function toAnswer(standing: Standing, full: DeclarationRecord, step: StepName): DeclarationEvent[] {
  const { definition, checks, record, today } = standing;
  const wrong = new Set(
    evaluate(definition, record, today)
      .problems(step, checks)
      .map(({ section }) => section),
  );
  return evaluate(definition, full, today).asked.sections.flatMap(({ section }): DeclarationEvent[] => {
    const { key } = section;
    const held = record.answers[key];
    // Valid rows that somebody wrote are not written again.
    if (Array.isArray(held) && held.length > 0 && !wrong.has(key)) return [];
    const answers = full.answers[key];
    return answers ? [{ type: "ANSWER", section: key, answers }] : [];
  });
}

function toHandIn({ record }: Standing, full: DeclarationRecord): DeclarationEvent[] {
  return Object.entries(full.materials).flatMap(([material, value]): DeclarationEvent[] => {
    const held = record.materials[material];
    return held && (held.files.length > 0 || held.licence) ? [] : [{ type: "MATERIAL", material, value }];
  });
}

function toSign({ principal }: DeclarationRecord): DeclarationEvent {
  return { type: "SIGN", given: { kind: "typed", name: principal.name } };
}
