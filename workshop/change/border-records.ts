// Takes a definition before and after and complete records of it; gives records that meet each limit that moved: of answers, rows, files, townships and rules.

import type { Loaded } from "../../engine/change/draft-changes.ts";
import { fieldPairs, type PlacedField, sectionPairs } from "../../engine/change/field-pairs.ts";
import { fieldsOfRow } from "../../engine/declaration/asked/asked-section.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { Answer, DeclarationRecord, Principal } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { takesFiles } from "../../engine/one-thing/file-limits.ts";
import type { Trial } from "../answers/both-sides.ts";
import { completeRecord } from "../answers/complete-record.ts";
import { anyChosen, supported } from "../answers/supported.ts";
import { together, type Wish, waysTo } from "../answers/ways.ts";
import { borderAnswers, borderRows, isJudgedOtherwise } from "./border-answers.ts";
import { borderFiles, type GivenFile } from "./border-files.ts";
import { borderOfRules } from "./border-of-rules.ts";
import { materialPairs } from "./material-changes.ts";

export interface Made {
  principal: Principal;
  record: DeclarationRecord;
  /** Other files than the usual one, by material. */
  files?: Record<string, GivenFile[]>;
}

const mostTries = 6;

/** Right before in everything that is judged otherwise now. */
export function borderRecords(
  before: Loaded,
  after: Definition,
  made: readonly Made[],
  trial: Trial,
): Made[] {
  const { definition } = before;
  const both = { before: definition, after };
  const { today, seed, principals } = trial;
  const townships = Object.keys(definition.fieldTownships);

  /** One that is there already, or one that is made for it. */
  function madeWhere(isSo: (record: DeclarationRecord) => boolean, goals: readonly Wish[][]): Made[] {
    const there = made.find(({ record }) => isSo(record));
    if (there) return [there];
    for (const wishes of goals.flatMap((goal) => supported(definition, goal)).slice(0, mostTries))
      for (const principal of principals) {
        const { record } = completeRecord(before, { today, seed, principal }, { wishes, fill: "all" });
        if (isSo(record)) return [{ principal, record }];
      }
    return [];
  }

  function ofFields(): Made[] {
    return fieldPairs(both)
      .kept.filter(isJudgedOtherwise)
      .flatMap((pair) => {
        const answers = borderAnswers(before, pair, { today, seed, row: 0, townships });
        const goal: Wish[] = [{ atom: { answer: pair.before.field.key, filled: true }, holds: true }];
        return madeWhere((record) => isTyped(definition, record, pair.before, today), [goal]).flatMap(
          ({ principal, record }) =>
            answers.map((answer) => ({ principal, record: withAnswer(record, pair.before, answer) })),
        );
      });
  }

  function ofRows(): Made[] {
    return sectionPairs(both).kept.flatMap(({ was, before: old, after: fresh }) => {
      const counts = borderRows(old, fresh);
      const goals = old.fields.map(({ key }): Wish[] => [
        { atom: { answer: key, filled: true }, holds: true },
      ]);
      if (counts.length === 0) return [];
      return madeWhere((record) => rowsOf(record, was).length > 0, goals).flatMap(({ principal, record }) =>
        counts.map((count) => ({ principal, record: withRows(record, was, count) })),
      );
    });
  }

  function ofFiles(): Made[] {
    return materialPairs(both).kept.flatMap(({ was, before: old, after: fresh }) => {
      const given = takesFiles(old) ? borderFiles(old, fresh) : [];
      if (given.length === 0) return [];
      const isSo = (record: DeclarationRecord) =>
        evaluate(definition, record, today).asked.materials.some(({ key }) => key === was);
      const goals = together(anyChosen(definition, old.for), old.when ? waysTo(old.when, true) : [[]]);
      return madeWhere(isSo, goals).flatMap((one) =>
        given.map((files) => ({ ...one, files: { [was]: files } })),
      );
    });
  }

  function ofTownships(): Made[] {
    const gone = Object.keys(definition.townships).filter((id) => !Object.hasOwn(after.townships, id));
    return made
      .slice(0, 1)
      .flatMap(({ principal, record }) =>
        gone.map((areaId) => ({ principal, record: { ...record, areaId } })),
      );
  }

  return [...ofFields(), ...ofRows(), ...ofFiles(), ...ofTownships(), ...borderOfRules(before, after, trial)];
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

/** Of rows in the first one. */
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

/** Asked, and given by nobody but whoever fills it in. */
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
