// Makes the draft that the gateway would keep of a declaration.

import type { WireDeclaration } from "../../../engine/contract/types.gen.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../../engine/declaration/record.ts";
import { fromWire, type HeldDraft } from "../../../engine/declaration/wire/from-wire.ts";

import type { Definition } from "../../../engine/one-thing/definition.ts";
import { today } from "./small.ts";

export const view = (declaration: WireDeclaration, more: Partial<HeldDraft> = {}): HeldDraft => ({
  draftId: "d1",
  revision: 3,
  savedAt: "2026-11-20 14:32:00",
  declaration,
  files: [],
  licences: [],
  ...more,
});

/** There and back again, as text in between, which is how the gateway stores it. */
export const travelled = (definition: Definition, one: DeclarationRecord) =>
  fromWire(
    definition,
    view(JSON.parse(JSON.stringify(evaluate(definition, one, today).wire))),
    one.principal,
  );
