// Writes the declaration as it is sent: only what is asked, normalised, never a mask in place of a value.

import type { WireDeclaration } from "../../contract/types.gen.ts";
import type { Section } from "../../one-thing/form.ts";
import type { AskedSituation } from "../asked/asked.ts";
import { type Answered, keptAnswers } from "../asked/asked-answers.ts";
import { givenBy } from "../asked/locks.ts";
import { type Situation, usersOf } from "../asked/situation.ts";
import { ruleResults } from "../check/check-rules.ts";
import { configurationOf } from "../configuration.ts";
import type { DeclarationRecord, FieldAnswers } from "../record.ts";
import { maskedText } from "./content.ts";

/** Spec 3, user input. Invalid values are sent as typed, since a draft may hold them. Files of materials not asked stay in the draft, not here. */
export function toWire(seen: Answered, formContent: WireDeclaration["formContent"]): WireDeclaration {
  const { definition, record, asked, choices } = seen;
  const { oneThing } = definition;
  const { oneThingId, areaId } = configurationOf(definition, record);
  return {
    oneThingId,
    code: oneThing.code,
    definition: definition.version,
    areaId,
    step: record.step,
    platChooseCondition: {
      optionList: Object.entries(choices).map(([key, choice]) => ({
        id: oneThing.questions[key]?.id ?? key,
        optionIds: [choice].flat(),
      })),
      matterInfoIds: asked.matters.map(({ matter }) => matter.id),
      quotaList: ruleResults(seen),
    },
    formData: formData(seen),
    formContent,
    materials: Object.fromEntries(asked.materials.map(({ key }) => [key, materialOf(record, key)])),
    signatureId: record.signature?.signatureId ?? null,
    mailIdList: mailIdList(seen),
    filterFormList: asked.sections.map(({ section }) => section.key),
  };
}

/** Sections flattened under the specification's field names, with the masked text beside each masked value; lists stay lists. */
function formData(seen: AskedSituation): WireDeclaration["formData"] {
  const { definition, asked, record } = seen;
  const { draftId } = record;
  const { instanceId } = configurationOf(definition, record);
  const answers = keptAnswers(seen);
  const flat: Record<string, unknown> = declarant(seen);
  for (const { section } of asked.sections) {
    const held = answers[section.key] ?? {};
    if (Array.isArray(held))
      flat[section.key] = held.map(({ rowId, answers }) => ({ ...withMasks(section, answers), rowId }));
    else Object.assign(flat, withMasks(section, held));
  }
  const fields = asked.sections.flatMap(({ section, fields }) =>
    fields.map(({ field }) => (section.repeat ? `${section.key}[].${field.key}` : field.key)),
  );
  return { ...flat, fields, instanceId, declareIds: draftId ? [draftId] : [] };
}

/** Who declares and by which paper, where the form does not ask it (Spec 3: applicantPaperType is '1' by default). */
function declarant({ prepared, record }: Situation): Record<string, string> {
  const known = {
    declarePersonType: givenBy("principal.kind", record),
    applicantPaperType: givenBy("login.paperType", record) || "1",
  };
  return Object.fromEntries(
    Object.entries(known).filter(([key]) => {
      const place = prepared.places.get(key);
      // What a row says is about somebody else.
      return !place || place.section.repeat;
    }),
  );
}

/** Spec 3: the matters whose result is sent by post, which are those for which the receiver's address is asked. */
function mailIdList(seen: Situation): string[] {
  const place = seen.prepared.places.get("receiverAddress");
  if (!place || place.section.repeat || !seen.facts.isAsked(place)) return [];
  return usersOf(seen, place.words).map(({ matter }) => matter.id);
}

function withMasks({ fields }: Section, answers: FieldAnswers): Record<string, unknown> {
  const masks = fields.flatMap((field) => {
    const text = maskedText(field, answers[field.key]);
    return text === undefined ? [] : [[`${field.key}Text`, text]];
  });
  return { ...Object.fromEntries(masks), ...answers };
}

function materialOf({ materials }: DeclarationRecord, key: string): WireDeclaration["materials"][string] {
  const given = materials[key];
  return {
    fileIds: given?.files.map(({ fileId }) => fileId) ?? [],
    licenceId: given?.licence?.licenceId ?? null,
  };
}
