// Turns a record into the draft that the gateway would store, with a file for every material, and signed if necessary.

import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { HeldDraft } from "../../engine/declaration/wire/from-wire.ts";
import { lastStep } from "../../engine/flow/flow-steps.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { takesFiles } from "../../engine/one-thing/file-limits.ts";
import { type GivenFile, keptFile, usualGiven } from "./boundary-files.ts";

/** `given`: files other than the usual one, by material. `at`: number of the draft. */
export function draftOf(
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
    .flatMap(({ key, material }) =>
      (given[key] ?? usualGiven(material)).map((file, nth) => ({ key, nth, file })),
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
    ...{ draftId, revision: 1, savedAt: `${today} 09:00:00`, files, licences: [], signature },
    declaration: evaluate(definition, signed, today).wire,
  };
  return { record: signed, view };
}
