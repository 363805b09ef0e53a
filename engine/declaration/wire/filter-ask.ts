// Picks what the filter calls send: what was chosen, and only the answers that decide something.

import { conditionKeys } from "../../condition/fold.ts";
import type { Ask } from "../../contract/calls.ts";
import type { WireDeclaration } from "../../contract/types.gen.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { prepare } from "../asked/prepare.ts";
import type { DeclarationRecord, Principal } from "../record.ts";
import { fromWire } from "./from-wire.ts";

/** Ask of POST …/filter/handleCondition and …/filter/business (Spec 3, platChooseCondition). */
export type FilterAsk = Ask<"handleCondition">;

export function filterAsk(definition: Definition, declaration: WireDeclaration): FilterAsk {
  const { oneThingId, areaId, platChooseCondition, formData } = declaration;
  const deciding = decidingNames(definition);
  const kept = Object.entries(formData).flatMap(([key, value]): [string, unknown][] => {
    if (deciding.has(key)) return [[key, value]];
    if (!definition.form.sections.some((section) => section.repeat && section.key === key)) return [];
    const rows = (value as Record<string, unknown>[]).map((row) => narrowed(row, deciding));
    return [[key, rows]];
  });
  return {
    oneThingId,
    areaId,
    platChooseCondition,
    formData: { ...Object.fromEntries(kept), instanceId: formData.instanceId },
  };
}

/** Rebuilds a record from the answers in the request; everything else is blank. Never throws. */
export function recordOfFilter(
  definition: Definition,
  { oneThingId, areaId, platChooseCondition, formData }: FilterAsk,
  principal: Principal,
): DeclarationRecord {
  const { code } = definition.oneThing;
  const declaration: WireDeclaration = {
    oneThingId,
    code,
    definition: definition.version,
    areaId,
    step: "",
    platChooseCondition,
    formData: { ...formData, fields: [], declareIds: [] },
    formContent: [],
    materials: {},
    signatureId: null,
    filterFormList: [],
  };
  const view = { draftId: "", revision: 0, savedAt: "", declaration, files: [], licences: [] };
  return fromWire(definition, view, principal);
}

/** Fields that a condition or a rule reads, and the paper type that belongs to a paper number. */
function decidingNames(definition: Definition): ReadonlySet<string> {
  const { dependencies, places } = prepare(definition);
  const rules = Object.values(definition.oneThing.rules).flatMap(({ when, must }) => [when, must]);
  const keys = [...dependencies, ...rules.flatMap((rule) => (rule ? conditionKeys(rule) : []))];
  return new Set(keys.flatMap((key) => [key, places.get(key)?.field.paperType ?? key]));
}

function narrowed(row: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key === "rowId" || names.has(key)));
}
