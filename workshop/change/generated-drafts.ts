// Generates drafts of the former version, covering every option and every answer that a change is about.

import type { Draft } from "../../engine/change/draft-changes.ts";
import type { DeclarationRecord, Principal } from "../../engine/declaration/record.ts";
import type { Definition, DefinitionWithChecks } from "../../engine/one-thing/definition.ts";

import { completeRecord } from "../answers/complete-record.ts";
import type { Goal } from "../answers/goal.ts";
import { combinations } from "../answers/question-choices.ts";
import { type BoundaryRecord, boundaryRecords } from "./boundary-records.ts";
import { boundaryTargets } from "./boundary-targets.ts";
import { draftOf } from "./draft-of.ts";

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
