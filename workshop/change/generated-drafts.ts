// Generates drafts of the former version, covering every option and every answer that a change is about.

import type { Draft } from "../../engine/change/draft-changes.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, Principal } from "../../engine/declaration/record.ts";
import type { HeldDraft } from "../../engine/declaration/wire/from-wire.ts";
import { lastStep } from "../../engine/flow/flow-steps.ts";
import type { Definition, DefinitionWithChecks } from "../../engine/one-thing/definition.ts";
import { takesFiles } from "../../engine/one-thing/file-limits.ts";
import { completeRecord } from "../answers/complete-record.ts";
import type { Goal } from "../answers/goal.ts";
import { combinations } from "../answers/question-choices.ts";
import { type GivenFile, keptFile, usualGiven } from "./boundary-files.ts";
import { type BoundaryRecord, boundaryRecords } from "./boundary-records.ts";
import { boundaryTargets } from "./boundary-targets.ts";

export interface Born {
  /** yyyy-MM-dd */
  today: string;
  seed: number;
  principals: readonly Principal[];
  /** The most combinations of options. */
  most: number;
}

export interface GeneratedDraft extends Draft {
  record: DeclarationRecord;
}

/** Deterministic: the same seed gives the same drafts. */
export function generatedDrafts(
  before: DefinitionWithChecks,
  after: Definition,
  born: Born,
): GeneratedDraft[] {
  const { today, seed, principals, most } = born;
  const choices = spread(combinations(before.definition, today).choices, most);
  const wanted: Goal[] = [
    ...choices.map((one, at) => ({
      choices: one,
      fill: at % 2 === 0 ? ("all" as const) : ("required" as const),
    })),
    ...boundaryTargets({ before: before.definition, after }).map((targets) => ({
      targets,
      fill: "all" as const,
    })),
  ];
  const made = principals.flatMap((principal) =>
    wanted.map(
      (one): BoundaryRecord => ({
        principal,
        record: completeRecord(before, { today, seed, principal }, one).record,
      }),
    ),
  );
  return [...made, ...boundaryRecords(before, after, made, { today, seed, principals })].map(
    ({ principal, record, files = {} }, at) => ({
      ...draftOf(before.definition, record, files, { today, at }),
      principal,
      today,
    }),
  );
}

function spread<Part>(list: readonly Part[], count: number): Part[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)] as Part);
}

/** The draft that the gateway would store, with a file for every material. `given`: files other than the usual one; `at`: its number. */
function draftOf(
  definition: Definition,
  record: DeclarationRecord,
  given: Readonly<Record<string, readonly GivenFile[]>>,
  { today, at }: { today: string; at: number },
): { record: DeclarationRecord; view: HeldDraft } {
  const draftId = at.toString(16).padStart(32, "0");
  const asked = evaluate(definition, record, today).asked.materials.filter(({ material }) =>
    takesFiles(material),
  );
  const files = asked
    .flatMap(({ key, material, parts = [material.name] }) =>
      (given[key] ?? parts.flatMap(() => usualGiven(material))).map((file, nth) => ({ key, nth, file })),
    )
    .map(({ key, nth, file }, index) => {
      const fileId = `${draftId.slice(0, 24)}${index.toString(16).padStart(8, "0")}`;
      return { ...keptFile(file, nth === 0 ? key : `${key}${nth + 1}`, fileId), material: key };
    });
  const materials: DeclarationRecord["materials"] = {};
  for (const { material, ...file } of files)
    materials[material] = { files: [...(materials[material]?.files ?? []), file] };
  const filled = { ...record, draftId, revision: 1, step: lastStep(definition.oneThing), materials };
  const signature = definition.oneThing.sign
    ? { signatureId: draftId, kind: "drawn" as const, covers: evaluate(definition, filled, today).covers }
    : null;
  const signed: DeclarationRecord = { ...filled, signature };
  const view: HeldDraft = {
    draftId,
    revision: 1,
    savedAt: `${today} 09:00:00`,
    files,
    licences: [],
    signature,
    declaration: evaluate(definition, signed, today).wire,
  };
  return { record: signed, view };
}
