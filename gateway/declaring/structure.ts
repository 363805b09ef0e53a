// Refuses a declaration that contains names its definition does not know. Its answers may be invalid.

import type { WireDeclaration } from "../../engine/contract/types.gen.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";

/** Sent whatever a form asks. */
const alwaysKnown = ["fields", "instanceId", "declareIds", "declarePersonType", "applicantPaperType"];

/** Checks names only; whether the answers are right is judged on submission. Throws a Refusal (400). */
export function checkStructure(declaration: WireDeclaration, definition: Definition): void {
  const { oneThing, form, townships } = definition;
  const { oneThingId, code, areaId, formData, materials, platChooseCondition } = declaration;
  if (oneThingId !== oneThing.id || code !== oneThing.code) throw new Refusal(400, words.otherThing);

  const known = new Set(alwaysKnown);
  const rows = new Map<string, Set<string>>();
  for (const section of form.sections) {
    const names = section.fields.flatMap(({ key }) => [key, `${key}Text`]);
    if (section.repeat) rows.set(section.key, new Set([...names, "rowId"]));
    else for (const name of names) known.add(name);
  }
  for (const [key, value] of Object.entries(formData)) {
    const row = rows.get(key);
    const isList = Array.isArray(value) && value.some((each) => typeof each === "object");
    if (row ? !fitsRows(value, row) : isList || !known.has(key)) refuse();
  }
  if (areaId !== null && !Object.hasOwn(townships, areaId)) refuse();
  for (const key of Object.keys(materials)) if (!Object.hasOwn(oneThing.materials, key)) refuse();
  const questions = new Set(Object.entries(oneThing.questions).flatMap(([key, { id }]) => [key, id ?? key]));
  for (const { id } of platChooseCondition.optionList) if (!questions.has(id)) refuse();
}

function fitsRows(value: unknown, names: Set<string>): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (row: unknown) =>
        typeof row === "object" && row !== null && Object.keys(row).every((name) => names.has(name)),
    )
  );
}

function refuse(): never {
  throw new Refusal(400, words.unknownAnswer);
}
