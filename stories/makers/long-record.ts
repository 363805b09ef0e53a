// Lengthens every text of a valid record to its limit, and gives its files long names.
import {
  type AskedField,
  type DeclarationRecord,
  evaluate,
  type FieldAnswers,
  isEmpty,
} from "../../engine/index.ts";
import type { LoadedDefinition } from "../../engine/portal/index.ts";
import { seed } from "../../tests/people/filled-record.ts";
import { today } from "../../tests/people/people.ts";
import { edgeAnswers, fitsField, problemsOf, validAnswers } from "../../workshop/index.ts";

/** Used when the form sets no limit. */
const longEnough = 200;

/** A text that a rule depends on stays unchanged if the long one would be wrong. */
export function longRecord(loaded: LoadedDefinition, full: DeclarationRecord): DeclarationRecord {
  const begun = { ...full, materials: longNames(full.materials) };
  const isRight = (record: DeclarationRecord) => problemsOf(loaded, record, today).length === 0;
  const all = lengthened(loaded, begun);
  if (isRight(all)) return all;
  return keysOf(loaded, begun).reduce((so, key) => {
    const next = lengthened(loaded, so, key);
    return isRight(next) ? next : so;
  }, begun);
}

const keysOf = ({ definition }: LoadedDefinition, record: DeclarationRecord): string[] =>
  evaluate(definition, record, today).asked.sections.flatMap(({ fields }) =>
    fields.map(({ field }) => field.key),
  );

/** `only`: this field alone. */
function lengthened(
  { definition }: LoadedDefinition,
  record: DeclarationRecord,
  only?: string,
): DeclarationRecord {
  const answers = { ...record.answers };
  for (const { section, fields, rows } of evaluate(definition, record, today).asked.sections) {
    const held = answers[section.key];
    if (!held) continue;
    answers[section.key] = Array.isArray(held)
      ? held.map((row) => ({ ...row, answers: long(rows?.[row.rowId] ?? fields, row.answers, only) }))
      : long(fields, held, only);
  }
  return { ...record, answers };
}

function long(fields: readonly AskedField[], answers: FieldAnswers, only?: string): FieldAnswers {
  const changed = fields.flatMap((asked, at) => {
    const { key } = asked.field;
    const isMeant = (only === undefined || only === key) && !asked.locked && !isEmpty(answers[key] ?? "");
    const text = isMeant ? longest(asked, answers, at) : undefined;
    return text === undefined ? [] : [[key, text] as const];
  });
  return { ...answers, ...Object.fromEntries(changed) };
}

/** Alternates between Chinese, which breaks anywhere, and a word without spaces, which breaks nowhere. */
function longest({ field }: AskedField, answers: FieldAnswers, at: number): string | undefined {
  const { choices, many, format, maxLength = longEnough, paperType } = field;
  if (choices || many || format === "township") return undefined;
  const type = paperType === undefined ? undefined : answers[paperType];
  const around = {
    today,
    townships: [],
    row: 0,
    seed,
    ...(typeof type === "string" && type !== "" && { paperType: type }),
  };
  const word = (at % 2 === 0 ? "很长的文字" : "Longword").repeat(maxLength).slice(0, maxLength);
  const texts = [word, ...edgeAnswers(field, around), ...validAnswers(field, around)].flat();
  const fitting = texts.filter((text) => fitsField(field, text, around));
  return fitting.toSorted((one, other) => other.length - one.length)[0];
}

const longName = `${"ScannedDocumentWithoutAnyGapInItsName".repeat(3)}_扫描件`;

function longNames(materials: DeclarationRecord["materials"]): DeclarationRecord["materials"] {
  return Object.fromEntries(
    Object.entries(materials).map(([key, answer]) => [
      key,
      {
        ...answer,
        files: answer.files.map((file) => ({
          ...file,
          name: `${longName}${file.name.slice(file.name.lastIndexOf("."))}`,
        })),
      },
    ]),
  );
}
