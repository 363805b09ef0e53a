// Every one-thing, the project's own and the fixtures, with the demo persons who may declare it.
import { resolve } from "node:path";
import type { ServedContent } from "../../content/checked-content.ts";
import { type CheckedDefinition, readContent } from "../../content/read-content.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { principalFor } from "../../gateway/declaring/who-declares.ts";
import { demoPersons } from "../../gateway/ops/seed/persons.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";

export const projectRoot = resolve(import.meta.dirname, "../..");

export interface Walked {
  code: string;
  loaded: CheckedDefinition;
  /** The content that it belongs to. */
  served: ServedContent;
  /** Number of the demo person → whom that person declares for. */
  principals: ReadonlyMap<1 | 4, Principal>;
}

/** All of them in a long run, a sample otherwise. */
export const long = process.env.LONG === "1";

/** Everything in a long run; otherwise that many, evenly spread, always including the first. */
export function sample<T>(list: readonly T[], count: number): T[] {
  if (long || list.length <= count) return [...list];
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]).filter(
    (one) => one !== undefined,
  );
}

/** The fixtures among these, and that many of the others. */
export function fixturesAnd(count: number, among: readonly Walked[] = things): Walked[] {
  const fixtures = fixtureContent().definitions;
  return [
    ...among.filter(({ code }) => fixtures.has(code)),
    ...sample(
      among.filter(({ code }) => !fixtures.has(code)),
      count,
    ),
  ];
}

export const things: Walked[] = [readContent(projectRoot), fixtureContent()].flatMap(
  ({ catalogue, definitions, problems }) => {
    const wrong = problems.filter(({ severity }) => severity === "error");
    if (!catalogue || wrong.length > 0)
      throw new Error(wrong.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
    const served = { catalogue, definitions };
    return [...definitions].map(([code, loaded]) => ({
      code,
      loaded,
      served,
      principals: principalsOf(loaded.definition),
    }));
  },
);

function principalsOf({ kind, companyRequired }: Definition): Map<1 | 4, Principal> {
  const person = [1, principalOf(1)] as const;
  const company = [4, principalOf(4)] as const;
  if (companyRequired) return new Map([company]);
  return new Map(kind === "personal" ? [person] : [company, person]);
}

function principalOf(number: 1 | 4): Principal {
  const found = demoPersons.find(({ id }) => id === `demo-person-${number}`);
  if (!found) throw new Error(`There is no demo person ${number}.`);
  return principalFor(found, found.company);
}
