// Completes a record for any one-thing: everything asked is answered correctly.

import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, MaterialAnswer, Principal } from "../../engine/declaration/record.ts";
import type { Definition, DefinitionWithChecks } from "../../engine/one-thing/definition.ts";

import { completeRecord } from "../../workshop/answers/complete-record.ts";
import type { Goal } from "../../workshop/answers/goal.ts";
import { materialAnswer } from "./files.ts";
import { today } from "./people.ts";

/** The same people always give the same answers. */
export const seed = 7;

/** Questions, township, form, materials and signature. What no answer could solve stays wrong, and checkStep reports it. */
export function filledRecord(
  loaded: DefinitionWithChecks,
  principal: Principal,
  wanted: Goal = {},
): DeclarationRecord {
  const { record } = completeRecord(loaded, { today, seed, principal }, wanted);
  return signed(loaded.definition, withMaterials(loaded.definition, record));
}

/** Something for every material that is asked. `day`: yyyy-MM-dd. */
export function withMaterials(
  definition: Definition,
  record: DeclarationRecord,
  day = today,
): DeclarationRecord {
  const { materials } = evaluate(definition, record, day).asked;
  const handed = materials.flatMap((asked, at) => {
    const answer = materialAnswer(asked, at);
    return answer ? [[asked.key, smallEnough(answer, asked.material.maxMB)] as const] : [];
  });
  return { ...record, materials: Object.fromEntries(handed) };
}

function smallEnough(answer: MaterialAnswer, maxMB = 10): MaterialAnswer {
  const most = maxMB * 1024 * 1024;
  return { ...answer, files: answer.files.map((file) => ({ ...file, size: Math.min(file.size, most) })) };
}

/** Signs everything in the record; only if the flow has a signature. */
export function signed(definition: Definition, record: DeclarationRecord, day = today): DeclarationRecord {
  if (!definition.oneThing.sign) return record;
  const covers = evaluate(definition, record, day).covers;
  return { ...record, signature: { signatureId: "signature-1", kind: "drawn", covers } };
}
