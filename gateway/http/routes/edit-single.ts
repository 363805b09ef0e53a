// Saves one section of a draft as if the whole had been sent.

import type { WireDeclaration } from "../../../engine/contract/types.gen.ts";
import { type SingleEdit, sectionNames, withSingle } from "../../../engine/declaration/wire/single-edit.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import type { Section } from "../../../engine/one-thing/form.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { changeHeldDraft } from "../../declaring/change-draft.ts";
import { checkStructure } from "../../declaring/structure.ts";
import { demandRealName } from "../../declaring/who-declares.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function editSingleRoutes(handle: Handle, parts: GatewayParts): void {
  const { content } = parts;

  handle("editSingle", async ({ ask: { draftId, ...single }, person, revision, write }) => {
    demandRealName(person);
    const known = await content.byVersion(single.definition);
    if (!known) throw new Refusal(409, words.unknownDefinition, { definition: null });
    const { definition } = known;
    const section = sectionOf(definition, single);
    return write(
      (trx, now) =>
        changeHeldDraft(trx, person, { draftId, revision, now }, (held) => {
          // A single section says nothing about what another definition asks.
          if (held.definition !== single.definition) throw new Refusal(400, words.otherThing);
          const whole = withSingle(JSON.parse(held.declaration) as WireDeclaration, single, section);
          checkStructure(whole, definition);
          return whole;
        }),
      { draftId, revision },
    );
  });
}

/** Throws a Refusal (400) when the form has no such section, or when parts of another section come with it. */
function sectionOf({ form }: Definition, { section: key, formData, formContent }: SingleEdit): Section {
  const section = form.sections.find((each) => each.key === key);
  if (!section) throw new Refusal(400, words.unknownAnswer);
  const names = sectionNames(section);
  const foreign =
    Object.keys(formData).some((name) => !names.has(name)) ||
    formContent.some((part) => part.section !== key);
  if (foreign) throw new Refusal(400, words.unknownAnswer);
  return section;
}
