// Takes a full record back to a given step and progress: later steps are not answered yet.

import type { AskedField } from "../../engine/declaration/asked/asked-section.ts";
import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { Answers, DeclarationRecord, FieldAnswers } from "../../engine/declaration/record.ts";
import { flowSteps } from "../../engine/flow/flow-steps.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Field } from "../../engine/one-thing/form.ts";
import type { StepName } from "../../engine/one-thing/one-thing.ts";
import { stepOf } from "../../engine/one-thing/step-of.ts";
import { brokenAnswers } from "../../workshop/answers/edge-answers.ts";
import { seed, signed } from "./filled-record.ts";
import { today } from "./people.ts";

/** `wrong`: required answers are missing and others have a wrong form. `mistyped`: everything that can be mistyped is, and nothing is missing. */
export type Progress = "blank" | "filled" | "wrong" | "mistyped";

export function recordAt(
  definition: Definition,
  full: DeclarationRecord,
  step: StepName,
  progress: Progress,
): DeclarationRecord {
  const { oneThing } = definition;
  const steps = flowSteps(oneThing);
  const at = steps.indexOf(step);
  /** Earlier steps are filled in, later ones are blank. */
  const progressOf = (where: StepName): Progress => {
    const place = steps.indexOf(where);
    return place < at ? "filled" : place > at ? "blank" : progress;
  };
  const questions = progressOf(stepOf(oneThing, "questions"));
  const form = progressOf(stepOf(oneThing, "form"));
  const materials = progressOf(stepOf(oneThing, "materials"));
  const record = prefill(definition, {
    ...full,
    step,
    signature: null,
    choices: isAnswered(questions) ? full.choices : {},
    answers: form === "filled" ? full.answers : form === "blank" ? {} : wrongAnswers(definition, full, form),
    materials: isAnswered(materials) ? full.materials : {},
  });
  return progressOf("sign") === "filled" && steps.includes("sign") ? signed(definition, record) : record;
}

const isAnswered = (progress: Progress): boolean => progress === "filled" || progress === "mistyped";

function wrongAnswers(
  definition: Definition,
  full: DeclarationRecord,
  progress: "wrong" | "mistyped",
): Answers {
  const spoil = progress === "wrong" ? spoilHalf : mistype;
  const { sections } = evaluate(definition, full, today).asked;
  const spoilt: Answers = {};
  for (const { section, fields, rows } of sections) {
    const held = full.answers[section.key] ?? {};
    spoilt[section.key] = Array.isArray(held)
      ? held.map((row) => ({ ...row, answers: spoil(rows?.[row.rowId] ?? fields, row.answers) }))
      : spoil(fields, held);
  }
  return spoilt;
}

/** Mistypes every other field that can be; among the rest, required ones are empty. */
function spoilHalf(fields: readonly AskedField[], answers: FieldAnswers): FieldAnswers {
  let turn = 0;
  const wrong: FieldAnswers = {};
  for (const { field, required, locked } of fields) {
    const value = answers[field.key];
    if (locked) {
      if (value !== undefined) wrong[field.key] = value;
      continue;
    }
    const broken = mistyped(field);
    turn += broken === undefined ? 0 : 1;
    if (broken !== undefined && turn % 2 === 1) wrong[field.key] = broken;
    else if (required) wrong[field.key] = field.many ? [] : "";
    else if (value !== undefined) wrong[field.key] = value;
  }
  return wrong;
}

function mistype(fields: readonly AskedField[], answers: FieldAnswers): FieldAnswers {
  const wrong = fields.flatMap(({ field, locked }) => {
    const broken = locked ? undefined : mistyped(field);
    return broken === undefined ? [] : [[field.key, broken] as const];
  });
  return { ...answers, ...Object.fromEntries(wrong) };
}

/** What somebody might type who did not read the label; undefined when nothing typed can be wrong. */
export function mistyped(field: Field): string | undefined {
  if (field.choices || field.many) return undefined;
  const around = { today, townships: [], row: 0, seed };
  const found = brokenAnswers(field, false, around).find(({ rule }) => rule !== "text");
  return typeof found?.answer === "string" ? found.answer : undefined;
}
