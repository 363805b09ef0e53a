// Every definition that the gateway knows: those read at start, and older versions that open drafts still use.

import type { ServedContent } from "../../content/checked-content.ts";
import type { CheckedDefinition } from "../../content/read-content.ts";
import type { Catalogue, Definition, SectionChecks } from "../../engine/one-thing/definition.ts";
import { addOnce } from "./any-row.ts";
import type { Database } from "./tables.ts";

export interface Definitions {
  catalogue: Catalogue;
  /** The newest version of each one-thing, in the catalogue's order. */
  newest: Definition[];
  byId(oneThingId: string): Definition | undefined;
  /** Also finds it by a former code. */
  byCode(code: string): Definition | undefined;
  /** Also knows versions registered at earlier starts; undefined for an unknown hash. */
  byVersion(version: string): Promise<CheckedDefinition | undefined>;
}

/** `compileChecks` makes the checks of definitions that exist only in the database. */
export function createDefinitions(
  { catalogue, definitions }: ServedContent,
  database: Database,
  compileChecks: (form: Definition["form"]) => SectionChecks,
): Definitions {
  const served = [...definitions.values()];
  const newest = served.map(({ definition }) => definition);
  const versions = new Map(served.map((each) => [each.definition.version, each]));
  const renamed = new Map(
    newest.flatMap((each) => (each.oneThing.formerly ?? []).map((code) => [code, each])),
  );
  return {
    catalogue,
    newest,
    byId: (oneThingId) => newest.find(({ oneThing }) => oneThing.id === oneThingId),
    byCode: (code) => definitions.get(code)?.definition ?? renamed.get(code),
    async byVersion(version) {
      const known = versions.get(version);
      if (known) return known;
      const row = await database
        .selectFrom("definitions")
        .select("json")
        .where("version", "=", version)
        .executeTakeFirst();
      if (!row) return undefined;
      const definition = JSON.parse(row.json) as Definition;
      const earlier = { definition, checks: compileChecks(definition.form) };
      versions.set(version, earlier);
      return earlier;
    },
  };
}

/** Keeps every version that was ever served, so that drafts made with it can still be read and submitted. */
export async function registerDefinitions(
  { definitions }: ServedContent,
  database: Database,
  now: number,
): Promise<void> {
  const registered = await database.selectFrom("definitions").select("version").execute();
  const known = new Set(registered.map(({ version }) => version));
  const rows = [...definitions.values()].flatMap(({ definition }) => {
    const { version, oneThing } = definition;
    if (known.has(version)) return [];
    return { version, code: oneThing.code, json: JSON.stringify(definition), registeredAt: now };
  });
  // Two gateways that start at once wait for each other's rows, and must do so in the same order.
  rows.sort((one, other) => (one.version < other.version ? -1 : 1));
  await database.transaction().execute(async (trx) => {
    for (const row of rows) await addOnce(trx, "definitions", row);
  });
}
