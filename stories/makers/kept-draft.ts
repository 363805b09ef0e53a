// Makes a world in which the gateway keeps a draft in a given state, and session storage knows about it.
import { loadDefinition } from "virtual:definitions";
import type { DeclarationRecord, Definition } from "../../engine/index.ts";
import { type LoadedDefinition, principalOf } from "../../engine/portal/index.ts";
import { draftOf } from "../../tests/people/applications.ts";
import { filledRecord } from "../../tests/people/filled-record.ts";
import { people } from "../../tests/people/people.ts";
import type { World } from "./prepared.ts";

/** Makes a record out of a complete and valid one; it stands at the step that it names. */
export type Staging = (loaded: LoadedDefinition, full: DeclarationRecord) => DeclarationRecord;

type Declaring = "verified" | "legal-person";

const personOf = ({ definition }: LoadedDefinition): Declaring =>
  definition.companyRequired ? "legal-person" : "verified";

const fullRecords = new WeakMap<Definition, DeclarationRecord>();

/** Completing a record takes time, so all stories of a one-thing share one. */
function fullRecord(loaded: LoadedDefinition, person: Declaring): DeclarationRecord {
  const record = fullRecords.get(loaded.definition) ?? filledRecord(loaded, principalOf(people[person]));
  fullRecords.set(loaded.definition, record);
  return record;
}

export interface KeptDraft extends Pick<World, "person" | "draft"> {
  record: DeclarationRecord;
  /** What session storage holds while the page of that draft is reloaded. */
  stored: unknown;
}

export async function keptDraft(
  code: string,
  staging: Staging,
  { written = (definition) => definition }: Pick<World, "written">,
): Promise<KeptDraft> {
  const { definition: usual, checks } = await loadDefinition(code);
  const loaded = { definition: written(usual), checks };
  const { definition } = loaded;
  const person = personOf(loaded);
  const record = staging(loaded, fullRecord(loaded, person));
  const draft = draftOf(definition, record);
  const { draftId, revision, declaration } = draft;
  const { step } = declaration;
  const empty = { principal: {}, choices: {}, answers: {}, materials: {} };
  const place = { furthest: step, changing: false, receipt: null, unsaved: false };
  const keys = { draftKey: "draft", submitKey: "submit" };
  const kept = { draftId, revision, ...empty, step };
  const running = { code, definition: definition.version, record: kept, ...place, ...keys };
  return {
    person,
    draft,
    record,
    stored: { version: 1, person: people[person].id, handling: null, declaration: running },
  };
}
