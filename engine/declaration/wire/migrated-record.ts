// Brings a record filled in under a former version under the current names, even if the gateway has never seen all of it.

import type { WireDeclaration } from "../../contract/types.gen.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { DeclarationRecord } from "../record.ts";
import { fromWire, type HeldDraft } from "./from-wire.ts";
import { migrated } from "./migrated.ts";

export { migrated } from "./migrated.ts";

/** Goes through the wire form, like a stored draft. Answers without a current name are left out. */
export function migratedRecord(definition: Definition, record: DeclarationRecord): DeclarationRecord {
  const { oneThing } = definition;
  const today = fromWire(definition, migrated(oneThing, asDraft(definition, record)), record.principal);
  const { draftId, revision, fetched } = record;
  return { ...today, draftId, revision, ...(fetched && { fetched }) };
}

function asDraft({ oneThing, version }: Definition, record: DeclarationRecord): HeldDraft {
  const {
    draftId = "",
    revision,
    areaId = null,
    choices,
    answers,
    materials,
    signature = null,
    step,
  } = record;
  const lists = Object.entries(answers).map(([section, held]) =>
    Array.isArray(held)
      ? { [section]: held.map(({ rowId, answers: given }) => ({ ...given, rowId })) }
      : held,
  );
  const held = Object.entries(materials);
  const declaration: WireDeclaration = {
    oneThingId: oneThing.id,
    code: oneThing.code,
    definition: version,
    areaId,
    step,
    platChooseCondition: {
      optionList: Object.entries(choices).map(([key, choice]) => ({
        id: oneThing.questions[key]?.id ?? key,
        optionIds: [choice].flat(),
      })),
      matterInfoIds: [],
      quotaList: [],
    },
    formData: Object.assign(
      { fields: [], instanceId: "", declareIds: [] },
      ...lists,
    ) as WireDeclaration["formData"],
    formContent: [],
    materials: Object.fromEntries(
      held.map(([key, { files, licence }]) => [
        key,
        { fileIds: files.map(({ fileId }) => fileId), licenceId: licence?.licenceId ?? null },
      ]),
    ),
    signatureId: signature?.signatureId ?? null,
    filterFormList: [],
  };
  return {
    draftId,
    revision,
    savedAt: "",
    declaration,
    signature,
    files: held.flatMap(([material, { files }]) => files.map((file) => ({ ...file, material }))),
    licences: held.flatMap(([material, { licence }]) => (licence ? [{ ...licence, material }] : [])),
  };
}
