// Counts how many generated drafts continue unchanged, continue with a notice, or cannot continue, and what would help.

import { isEqual } from "../../engine/change/change.ts";
import { draftAnswers } from "../../engine/change/draft-answers.ts";
import { type DraftChanges, draftChanges, isUntouched } from "../../engine/change/draft-changes.ts";
import type { DefinitionWithChecks } from "../../engine/one-thing/definition.ts";
import type { MigrationOp } from "../../engine/one-thing/one-thing.ts";
import { type Born, generatedDrafts } from "./generated-drafts.ts";
import { missingMigrations } from "./missing-migrations.ts";

export interface DraftsVerdict {
  all: number;
  /** Nothing changes for them. */
  whole: number;
  /** They continue, and their owner gets a notice. */
  told: number;
  /** A migration could save answers that would be lost, or the draft can no longer be handed in. */
  cannot: number;
  /** What owners are told, with the number of drafts concerned. */
  tellings: {
    kind: keyof DraftChanges;
    words: string;
    drafts: number;
  }[];
  /** Missing migration steps. */
  mends: MigrationOp[];
}

export function draftVerdicts(
  before: DefinitionWithChecks,
  after: DefinitionWithChecks,
  born: Born,
): DraftsVerdict {
  const drafts = generatedDrafts(before, after.definition, born);
  const mends = missingMigrations({ before: before.definition, after: after.definition });
  const verdict: DraftsVerdict = {
    all: drafts.length,
    whole: 0,
    told: 0,
    cannot: 0,
    tellings: [],
    mends: [],
  };
  const count = new Map<string, DraftsVerdict["tellings"][number]>();
  for (const draft of drafts) {
    const changes = draftChanges(before, after, draft);
    const held = draftAnswers(before.definition, draft.record, draft.today);
    const missing = mends.filter(({ carries }) => held.some(carries));
    for (const { op } of missing) if (!verdict.mends.some((one) => isEqual(one, op))) verdict.mends.push(op);
    if (missing.length > 0 || changes.stopped !== null) verdict.cannot += 1;
    else if (isUntouched(changes)) verdict.whole += 1;
    else verdict.told += 1;
    for (const telling of tellingsOf(changes)) {
      const key = `${telling.kind} ${telling.words}`;
      const known = count.get(key) ?? { ...telling, drafts: 0 };
      known.drafts += 1;
      count.set(key, known);
    }
  }
  verdict.tellings = [...count.values()];
  return verdict;
}

function tellingsOf({ notAsked, again, newly, signatureVoid, stopped }: DraftChanges) {
  const named = (
    kind: "notAsked" | "again" | "newly",
    list: readonly { title: string; message?: string }[],
  ) =>
    [...new Set(list.map(({ title, message = "" }) => title || message))].map((words) => ({ kind, words }));
  return [
    ...(stopped === null ? [] : [{ kind: "stopped" as const, words: stopped }]),
    ...named("notAsked", notAsked),
    ...named("again", again),
    ...named("newly", newly),
    ...(signatureVoid ? [{ kind: "signatureVoid" as const, words: "" }] : []),
  ];
}
