// Spoils a valid record in one way, and says what the page must show about it.
import {
  type AnswerProblem,
  type DeclarationRecord,
  type Definition,
  evaluate,
  type Field,
  type FieldAnswers,
  fileLimits,
  isEmpty,
  type StepName,
  stepOf,
} from "../../engine/index.ts";
import type { LoadedDefinition } from "../../engine/portal/index.ts";
import { materialAnswer } from "../../tests/people/files.ts";
import { seed, signed, withMaterials } from "../../tests/people/filled-record.ts";
import { today } from "../../tests/people/people.ts";
import { mistyped, recordAt } from "../../tests/people/record-at.ts";
import { alternativesTo, brokenRules, completeRecord } from "../../workshop/index.ts";

/** Words that one line of the summary must contain; with a place, also beside its field if that is on the page. */
export type Said = Pick<AnswerProblem, "section" | "field" | "rowId"> & { words: string };

export interface Wrong {
  record: DeclarationRecord;
  said: Said[];
  /** Nothing else is shown. */
  alone?: boolean;
}

export type Wronging = (loaded: LoadedDefinition, full: DeclarationRecord) => Wrong;

const here = (definition: Definition, what: "questions" | "form" | "materials", step: StepName): boolean =>
  stepOf(definition.oneThing, what) === step;

/** Of this step only the given parts are answered, so everything required is missing. */
export function missing(step: StepName): Wronging {
  return ({ definition, checks }, full) => {
    const record = recordAt(definition, full, step, "blank");
    const { questions, sections, materials } = evaluate(definition, record, today).asked;
    const said: Said[] = [];
    if (here(definition, "questions", step))
      for (const { question } of questions) if (!question.optional) said.push({ words: question.ask });
    if (here(definition, "form", step))
      for (const { section, fields } of sections) {
        const held = record.answers[section.key];
        if (section.repeat)
          said.push(...(section.repeat.min > 0 && !hasRows(held) ? [{ words: section.title }] : []));
        else
          for (const { field, required, locked } of fields)
            if (required && !locked && isEmpty((Array.isArray(held) ? undefined : held?.[field.key]) ?? ""))
              said.push({ words: field.title, section: section.key, field: field.key });
      }
    if (here(definition, "materials", step))
      for (const { required, material } of materials)
        if (required && (material.from === "upload" || material.from === "e-licence"))
          said.push({ words: material.name });
    if (step === "sign")
      for (const { message } of evaluate(definition, record, today).problems(step, checks))
        said.push({ words: message });
    return { record, said };
  };
}

const hasRows = (held: unknown): boolean => Array.isArray(held) && held.length > 0;

/** Mistypes every field that can be; a field that no check judges would be a mistake in the check. */
export function typedWrongly(step: StepName): Wronging {
  return (loaded, full) => {
    const { definition, checks } = loaded;
    const record = recordAt(definition, full, step, "mistyped");
    const problems = evaluate(definition, record, today).problems(step, checks);
    const said = evaluate(definition, record, today).asked.sections.flatMap(({ section, fields, rows }) => {
      const held = record.answers[section.key] ?? {};
      const spoilt = (asked: typeof fields, answers: FieldAnswers, rowId?: string): Said[] =>
        asked
          .filter(({ field, locked }) => !locked && isMistyped(field, answers))
          .map(({ field }) => {
            const place = { section: section.key, field: field.key, rowId };
            const found = problems.find((one) => isAt(one, place));
            if (found?.severity !== "error") throw new Error(`Nobody judges ${section.key}.${field.key}.`);
            return { words: found.message, ...place };
          });
      return Array.isArray(held)
        ? held.flatMap(({ rowId, answers }) => spoilt(rows?.[rowId] ?? fields, answers, rowId))
        : spoilt(fields, held);
    });
    return { record, said };
  };
}

const isMistyped = (field: Field, answers: FieldAnswers): boolean => {
  const broken = mistyped(field);
  return broken !== undefined && answers[field.key] === broken;
};

const isAt = (one: AnswerProblem, { section, field, rowId }: Omit<Said, "words">): boolean =>
  one.section === section && one.field === field && one.rowId === rowId;

/** Everything is answered, and a chosen option forbids going on. */
export function forbidden(step: StepName, question: string, option: string): Wronging {
  return (loaded, full) => {
    const { definition } = loaded;
    const asks = (record: DeclarationRecord) =>
      evaluate(definition, record, today).asked.questions.some(({ key }) => key === question);
    const { many, when, options } = { ...definition.oneThing.questions[question] };
    const setting = { today, seed, principal: full.principal };
    const others = when
      ? alternativesTo(when, true).map((targets) => () => completeRecord(loaded, setting, { targets }).record)
      : [];
    const base = [() => full, ...others].map((make) => make()).find(asks);
    const words = options?.[option]?.forbids;
    if (!base || words === undefined) throw new Error(`Nothing forbids by ${question} ${option}.`);
    const choices = { ...base.choices, [question]: many ? [option] : option };
    return { record: { ...base, choices, step, signature: null }, said: [{ words }], alone: true };
  };
}

/** Breaks only this rule; if the model check says that it never speaks, the page lacks its sentence. */
export function ruleBroken(step: StepName, rule: string): Wronging {
  return (loaded, full) => {
    const { definition } = loaded;
    const { broken, unbroken } = spoken(loaded, full);
    const found = broken.find((one) => one.rule === rule);
    const because = unbroken.find((one) => one.rule === rule)?.because;
    if (!found && because !== "") throw new Error(`The rule ${rule} could not be broken: ${because}`);
    const record = found?.record ?? full;
    const said = (found?.problems ?? []).map(({ message, section, field, rowId }) => ({
      words: message,
      section,
      field,
      rowId,
    }));
    const all = { ...withMaterials(definition, record), step };
    return { record: signed(definition, all), said, alone: true };
  };
}

const heard = new WeakMap<Definition, ReturnType<typeof brokenRules>>();

function spoken(loaded: LoadedDefinition, { principal }: DeclarationRecord): ReturnType<typeof brokenRules> {
  const { definition } = loaded;
  const known = heard.get(definition) ?? brokenRules(loaded, { today, seed, principals: [principal] });
  heard.set(definition, known);
  return known;
}

/** Each material that takes files has one that is too large. */
export function filesTooLarge(step: StepName): Wronging {
  return ({ definition }, full) => {
    const record = recordAt(definition, full, step, "filled");
    const materials = { ...record.materials };
    const said: Said[] = [];
    for (const [at, asked] of evaluate(definition, record, today).asked.materials.entries()) {
      const { key, material } = asked;
      if (material.from !== "upload" && material.orElse !== "upload") continue;
      const given = materialAnswer({ ...asked, material: { ...material, from: "upload" } }, at);
      const [file] = given?.files ?? [];
      if (!file) continue;
      const size = (fileLimits(material).maxMB + 1) * 1024 * 1024;
      materials[key] = { files: [{ ...file, size }], licence: null };
      said.push({ words: file.name });
    }
    return { record: { ...record, materials }, said };
  };
}
