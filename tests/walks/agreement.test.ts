// Browser and gateway judge every generated answer alike, and a broken one breaks the rule it should.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test, vi } from "vitest";
import { type AskedField, fieldsOfRow } from "../../engine/declaration/asked/asked-section.ts";
import { checkDeclaration } from "../../engine/declaration/check-declaration.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { Answer, DeclarationRecord } from "../../engine/declaration/record.ts";
import { fromWire } from "../../engine/declaration/wire/from-wire.ts";
import type { Definition, SectionChecks } from "../../engine/one-thing/definition.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import { compileChecks } from "../../engine/reader/compile-checks.ts";
import { definitionModule } from "../../engine/reader/definition-module.ts";
import { rjsfChecks } from "../../renderer/form/validator.ts";
import { type BrokenAnswer, brokenAnswers, edgeAnswers } from "../../workshop/answers/edge-answers.ts";
import { draftOf } from "../people/applications.ts";
import { seed, signed, withMaterials } from "../people/filled-record.ts";
import { today } from "../people/people.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { casesOf } from "./cases.ts";
import { long, things } from "./things.ts";

vi.setConfig({ testTimeout: 1_200_000 });

interface Side {
  definition: Definition;
  checks: SectionChecks;
}

/** What the page loads, as the build writes it, with each check run by the validator of its section. */
async function inBrowser(definition: Definition): Promise<Side> {
  const file = join(temporaryFolder("definition"), `${definition.oneThing.code}.mjs`);
  writeFileSync(file, definitionModule(definition));
  const page: Side = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return { ...page, checks: rjsfChecks(page.definition.form, page.checks) };
}

/** Over the wire, with checks that are compiled at start. */
function saidByGateway({ definition, checks }: Side, record: DeclarationRecord): AnswerProblem[] {
  const view = JSON.parse(JSON.stringify(draftOf(definition, record)));
  return problemsOf({ definition, checks }, fromWire(definition, view, record.principal));
}

function problemsOf({ definition, checks }: Side, record: DeclarationRecord): AnswerProblem[] {
  const verdict = checkDeclaration(definition, record, checks, today);
  return verdict.ok ? verdict.warnings : verdict.problems;
}

interface Place {
  section: string;
  rowId?: string;
  asked: AskedField;
}

/** Every field that can be typed, in the first row of a repeatable section. */
function placesOf(definition: Definition, record: DeclarationRecord): Place[] {
  return evaluate(definition, record, today).asked.sections.flatMap((one): Place[] => {
    const held = record.answers[one.section.key];
    const [row] = Array.isArray(held) ? held : [];
    if (one.section.repeat && !row) return [];
    const fields = row ? fieldsOfRow(one, row.rowId) : one.fields;
    const at = { section: one.section.key, ...(row && { rowId: row.rowId }) };
    return fields.filter(({ locked }) => !locked).map((asked) => ({ ...at, asked }));
  });
}

function withAnswer(
  record: DeclarationRecord,
  { section, rowId, asked }: Place,
  answer: Answer,
): DeclarationRecord {
  const held = record.answers[section] ?? {};
  const key = asked.field.key;
  const answers = Array.isArray(held)
    ? held.map((row) => (row.rowId === rowId ? { ...row, answers: { ...row.answers, [key]: answer } } : row))
    : { ...held, [key]: answer };
  return { ...record, answers: { ...record.answers, [section]: answers } };
}

function paperTypeAt(record: DeclarationRecord, { section, rowId, asked }: Place) {
  const held = record.answers[section] ?? {};
  const answers = Array.isArray(held) ? held.find((row) => row.rowId === rowId)?.answers : held;
  const type = asked.field.paperType === undefined ? undefined : answers?.[asked.field.paperType];
  return typeof type === "string" && type !== "" ? { paperType: type } : {};
}

type Tried = { answer: Answer; rule?: BrokenAnswer["rule"] };

/** Every generated answer in the first cases of a long run; otherwise one broken answer and one at the limit, different each time. */
function triedAt(
  { fieldTownships: townships }: Definition,
  record: DeclarationRecord,
  place: Place,
  turn: number,
): Tried[] {
  const { field, required } = place.asked;
  const around = { today, townships: Object.keys(townships), row: 0, seed, ...paperTypeAt(record, place) };
  const broken: Tried[] = brokenAnswers(field, required, around);
  const edges: Tried[] = edgeAnswers(field, around).map((answer) => ({ answer }));
  if (long && turn < thorough) return [...broken, ...edges];
  const one = (list: Tried[]) => list.slice(turn % Math.max(1, list.length)).slice(0, 1);
  return [...one(broken), ...one(edges)];
}

const thorough = 3;

/** Each case of a short run tries another third of the fields, each of the many later cases of a long run another eighth. */
function placesAt(definition: Definition, record: DeclarationRecord, turn: number): Place[] {
  const places = placesOf(definition, record);
  const parts = long ? (turn >= thorough ? 8 : 1) : 3;
  return places.filter((_, at) => at % parts === turn % parts);
}

describe.each(things)("$code", (walked) => {
  test("[8] browser and gateway give the same verdict on every answer", async () => {
    const { definition } = walked.loaded;
    const page = await inBrowser(definition);
    const server: Side = { definition, checks: compileChecks(definition.form) };
    expect(page.definition).toEqual(definition);
    for (const [turn, { name, record: bare, problems: meant }] of casesOf(walked, 1, 2).entries()) {
      const record = signed(definition, withMaterials(definition, bare));
      const told = problemsOf(page, record);
      expect(saidByGateway(server, record), name).toEqual(told);
      if (meant.length === 0)
        expect(
          told.filter(({ severity }) => severity === "error"),
          name,
        ).toEqual([]);
      placesAt(definition, record, turn).forEach((place, at) => {
        for (const { answer, rule } of triedAt(definition, record, place, long ? turn : at)) {
          const changed = withAnswer(record, place, answer);
          const label = `${name}: ${place.section}.${place.asked.field.key} = ${JSON.stringify(answer)}`;
          const said = problemsOf(page, changed);
          expect(saidByGateway(server, changed), label).toEqual(said);
          const here = said.filter(
            ({ field, rowId, severity }) =>
              field === place.asked.field.key && rowId === place.rowId && severity === "error",
          );
          // Of a row, the identity number speaks against another birth date or sex.
          const own = here
            .filter((problem) => !["rule", "id-card"].includes(problem.rule))
            .map((problem) => problem.rule);
          expect(own, label).toEqual(rule ? [rule] : []);
        }
      });
    }
  });
});
