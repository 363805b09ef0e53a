// Makes records that were valid before and touch each limit that moved: of answers, rows, files, townships and rules.

import { isEqual } from "../../engine/change/change.ts";
import { fieldPairs, type PlacedField, sectionPairs } from "../../engine/change/field-pairs.ts";
import { conditionKeys } from "../../engine/condition/fold.ts";
import { fieldsOfRow } from "../../engine/declaration/asked/asked-section.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { Answer, DeclarationRecord, Principal } from "../../engine/declaration/record.ts";
import type { Definition, DefinitionWithChecks } from "../../engine/one-thing/definition.ts";
import { takesFiles } from "../../engine/one-thing/file-limits.ts";
import { findField } from "../../engine/one-thing/form.ts";
import type { Rule } from "../../engine/one-thing/one-thing.ts";
import { alternativesTo, type Target, together } from "../answers/alternatives.ts";
import type { SearchOptions } from "../answers/both-sides.ts";
import { brokenRules } from "../answers/broken-rules.ts";
import { completeRecord } from "../answers/complete-record.ts";
import { anyChosen, withPreconditions } from "../answers/preconditions.ts";
import { boundaryAnswers, boundaryRows, isJudgedOtherwise } from "./boundary-answers.ts";
import { boundaryFiles, type GivenFile } from "./boundary-files.ts";
import { materialPairs } from "./material-changes.ts";
import { isBlocking, rulePairs } from "./matter-changes.ts";

export interface BoundaryRecord {
  principal: Principal;
  record: DeclarationRecord;
  /** Files other than the usual one, by material. */
  files?: Record<string, GivenFile[]>;
}

const mostTries = 6;

/** Valid before, in everything that is judged differently now. */
export function boundaryRecords(
  before: DefinitionWithChecks,
  after: Definition,
  made: readonly BoundaryRecord[],
  trial: SearchOptions,
): BoundaryRecord[] {
  const { definition } = before;
  const both = { before: definition, after };
  const { today, seed, principals } = trial;
  const townships = Object.keys(definition.fieldTownships);

  /** An existing record, or one that is made for the purpose. */
  function madeWhere(
    isSo: (record: DeclarationRecord) => boolean,
    goals: readonly Target[][],
  ): BoundaryRecord[] {
    const there = made.find(({ record }) => isSo(record));
    if (there) return [there];
    for (const targets of goals.flatMap((goal) => withPreconditions(definition, goal)).slice(0, mostTries))
      for (const principal of principals) {
        const { record } = completeRecord(before, { today, seed, principal }, { targets, fill: "all" });
        if (isSo(record)) return [{ principal, record }];
      }
    return [];
  }

  function ofFields(): BoundaryRecord[] {
    return fieldPairs(both)
      .kept.filter(isJudgedOtherwise)
      .flatMap((pair) => {
        const answers = boundaryAnswers(before, pair, { today, seed, row: 0, townships });
        const goal: Target[] = [{ atom: { answer: pair.before.field.key, filled: true }, holds: true }];
        return madeWhere((record) => isTyped(definition, record, pair.before, today), [goal]).flatMap(
          ({ principal, record }) =>
            answers.map((answer) => ({ principal, record: withAnswer(record, pair.before, answer) })),
        );
      });
  }

  function ofRows(): BoundaryRecord[] {
    return sectionPairs(both).kept.flatMap(({ was, before: old, after: fresh }) => {
      const counts = boundaryRows(old, fresh);
      const goals = old.fields.map(({ key }): Target[] => [
        { atom: { answer: key, filled: true }, holds: true },
      ]);
      if (counts.length === 0) return [];
      return madeWhere((record) => rowsOf(record, was).length > 0, goals).flatMap(({ principal, record }) =>
        counts.map((count) => ({ principal, record: withRows(record, was, count) })),
      );
    });
  }

  function ofFiles(): BoundaryRecord[] {
    return materialPairs(both).kept.flatMap(({ was, before: old, after: fresh }) => {
      const given = takesFiles(old) ? boundaryFiles(old, fresh) : [];
      if (given.length === 0) return [];
      const isSo = (record: DeclarationRecord) =>
        evaluate(definition, record, today).asked.materials.some(({ key }) => key === was);
      const goals = together(
        anyChosen(definition, old.for),
        old.when ? alternativesTo(old.when, true) : [[]],
      );
      return madeWhere(isSo, goals).flatMap((one) =>
        given.map((files) => ({ ...one, files: { [was]: files } })),
      );
    });
  }

  function ofTownships(): BoundaryRecord[] {
    const gone = Object.keys(definition.townships).filter((id) => !Object.hasOwn(after.townships, id));
    return made
      .slice(0, 1)
      .flatMap(({ principal, record }) =>
        gone.map((areaId) => ({ principal, record: { ...record, areaId } })),
      );
  }

  return [
    ...ofFields(),
    ...ofRows(),
    ...ofFiles(),
    ...ofTownships(),
    ...boundaryOfRules(before, after, trial),
  ];
}

const rowsOf = ({ answers }: DeclarationRecord, section: string) => {
  const held = answers[section];
  return Array.isArray(held) ? held : [];
};

function withRows(record: DeclarationRecord, section: string, count: number): DeclarationRecord {
  const rows = rowsOf(record, section);
  const made = Array.from({ length: count }, (_, at) => {
    const row = rows[Math.min(at, rows.length - 1)];
    return { answers: row?.answers ?? {}, rowId: `row${at + 1}` };
  });
  return { ...record, answers: { ...record.answers, [section]: made } };
}

/** In a list, changes the first row. */
function withAnswer(
  record: DeclarationRecord,
  { section, field }: PlacedField,
  answer: Answer,
): DeclarationRecord {
  const held = record.answers[section.key] ?? {};
  const answers = Array.isArray(held)
    ? held.map((row, at) => (at === 0 ? { ...row, answers: { ...row.answers, [field.key]: answer } } : row))
    : { ...held, [field.key]: answer };
  return { ...record, answers: { ...record.answers, [section.key]: answers } };
}

/** True when the field is asked and only the person fills it in. */
function isTyped(
  definition: Definition,
  record: DeclarationRecord,
  { section, field }: PlacedField,
  today: string,
): boolean {
  const asked = evaluate(definition, record, today).asked.sections.find(
    (one) => one.section.key === section.key,
  );
  const row = rowsOf(record, section.key)[0];
  if (!asked || (section.repeat && !row)) return false;
  return fieldsOfRow(asked, row?.rowId).some((one) => one.field.key === field.key && !one.locked);
}

function boundaryOfRules(
  before: DefinitionWithChecks,
  after: Definition,
  trial: SearchOptions,
): { principal: Principal; record: DeclarationRecord }[] {
  const { definition, checks } = before;
  const { kept, gained } = rulePairs({ before: definition, after });
  const changed = kept.filter((pair) => !isEqual(demandOf(pair.before), demandOf(pair.after)));
  const now = [...gained, ...changed.map((pair) => [pair.now, pair.after] as const)];
  const rules = now.filter(([, rule]) => isBlocking(rule) && isAnswered(definition, rule));
  return rules.flatMap(([key, rule]) => {
    // Added beside the former rules under a sentence of its own, so that breaking it breaks none of them.
    const name = `${key} now`;
    const all = { ...definition.oneThing.rules, [name]: { ...rule, else: name } };
    const both = { definition: { ...definition, oneThing: { ...definition.oneThing, rules: all } }, checks };
    return brokenRules(both, trial, [name]).broken.map(({ record }) => ({
      principal: record.principal,
      record,
    }));
  });
}

const demandOf = ({ must, when, for: matters, severity }: Rule) => ({ must, when, matters, severity });

/** No draft has an answer to something that was not asked before. */
function isAnswered({ form, oneThing }: Definition, { must, when }: Rule): boolean {
  const keys = [must, when].flatMap((condition) => (condition ? conditionKeys(condition) : []));
  return keys.every((key) => findField(form, key) || Object.hasOwn(oneThing.questions, key));
}
