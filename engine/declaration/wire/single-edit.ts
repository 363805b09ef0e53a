// Finds the one section in which two stored declarations differ, and puts it in.

import type { Ask } from "../../contract/calls.ts";
import type { WireDeclaration } from "../../contract/types.gen.ts";
import type { Section } from "../../one-thing/form.ts";

/** The body of POST …/edit/single (Spec 7): one whole section, the current step, and the rules' results. */
export type SingleEdit = Omit<Ask<"editSingle">, "draftId">;

/** Null when anything but this section, the step and the rules' results differs: then the whole declaration must be sent. */
export function singleEdit(
  before: WireDeclaration,
  after: WireDeclaration,
  section: Section,
): SingleEdit | null {
  const names = sectionNames(section);
  const single = {
    definition: after.definition,
    section: section.key,
    step: after.step,
    quotaList: after.platChooseCondition.quotaList,
    formData: Object.fromEntries(Object.entries(after.formData).filter(([key]) => names.has(key))),
    formContent: after.formContent.filter((part) => part.section === section.key),
  };
  const content = JSON.stringify(contentWith(before, single)) === JSON.stringify(after.formContent);
  return content && besides(before, names) === besides(after, names) ? single : null;
}

/** The stored declaration with the section put in, equal to what the whole one would have been. */
export function withSingle(kept: WireDeclaration, single: SingleEdit, section: Section): WireDeclaration {
  const names = sectionNames(section);
  const { fields, instanceId, declareIds, ...answers } = kept.formData;
  const others = Object.fromEntries(Object.entries(answers).filter(([key]) => !names.has(key)));
  return {
    ...kept,
    step: single.step,
    platChooseCondition: { ...kept.platChooseCondition, quotaList: single.quotaList },
    formData: { ...others, ...single.formData, fields, instanceId, declareIds },
    formContent: contentWith(kept, single),
  };
}

/** Names in `formData` that belong to this section. */
export function sectionNames({ key, repeat, fields }: Section): ReadonlySet<string> {
  return new Set(repeat ? [key] : fields.flatMap((field) => [field.key, `${field.key}Text`]));
}

function contentWith({ formContent }: WireDeclaration, single: SingleEdit): WireDeclaration["formContent"] {
  const others = formContent.filter((part) => part.section !== single.section);
  const found = formContent.findIndex((part) => part.section === single.section);
  const at = found < 0 ? others.length : found;
  return [...others.slice(0, at), ...single.formContent, ...others.slice(at)];
}

/** Everything that a single edit leaves unchanged, as text. Both sides are built in the same order. The gateway itself knows which draft it is. */
function besides(declaration: WireDeclaration, names: ReadonlySet<string>): string {
  const { step: _step, formContent: _content, formData, platChooseCondition, ...rest } = declaration;
  const { quotaList: _results, ...chosen } = platChooseCondition;
  const { declareIds: _ids, ...data } = formData;
  return JSON.stringify([rest, chosen, Object.entries(data).filter(([key]) => !names.has(key))]);
}
