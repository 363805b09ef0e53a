// Reads from the migrations of a one-thing which former name leads to which current one.

import type { MigrationOp, OneThing } from "../one-thing/one-thing.ts";

const opsOf = ({ migrations = [] }: OneThing): MigrationOp[] => migrations.flatMap(({ ops }) => ops);

function renamed(oneThing: OneThing, nameOf: (op: MigrationOp) => string | false): Map<string, string> {
  return followed(
    opsOf(oneThing).flatMap((op) => {
      const name = nameOf(op);
      return name !== false && "renamedTo" in op ? [[name, op.renamedTo]] : [];
    }),
  );
}

/** Former key or wire id → key. */
export const renamedQuestions = (oneThing: OneThing) =>
  renamed(oneThing, (op) => "question" in op && op.question);

export const renamedMaterials = (oneThing: OneThing) =>
  renamed(oneThing, (op) => "material" in op && op.material);

export const renamedSections = (oneThing: OneThing) =>
  renamed(oneThing, (op) => "section" in op && op.section);

/** `room`: the repeatable section that the field belongs to; absent for all other fields. */
export const renamedFields = (oneThing: OneThing, room: string | undefined) =>
  renamed(oneThing, (op) => "field" in op && op.in === room && op.field);

export function movedFields(oneThing: OneThing, room: string | undefined): Map<string, string> {
  return new Map(
    opsOf(oneThing).flatMap((op) =>
      "field" in op && "movedTo" in op && op.in === room ? [[op.field, op.movedTo] as const] : [],
    ),
  );
}

/** What was dropped on purpose, as `kind:name`; a field in rows as `field:section.name`. */
export function droppedNames(oneThing: OneThing): Set<string> {
  return new Set(
    opsOf(oneThing).flatMap((op) => {
      if (!("dropped" in op)) return [];
      if ("field" in op) return [`field:${op.in === undefined ? "" : `${op.in}.`}${op.field}`];
      if ("section" in op) return [`section:${op.section}`];
      return "question" in op ? [`question:${op.question}`] : [`material:${op.material}`];
    }),
  );
}

/** A name that was changed twice leads to the latest one. */
function followed(steps: readonly string[][]): Map<string, string> {
  const next = new Map(steps.map(([from = "", to = ""]) => [from, to]));
  const last = (name: string, left: number): string => {
    const to = next.get(name);
    return to === undefined || left === 0 ? name : last(to, left - 1);
  };
  return new Map([...next.keys()].map((name) => [name, last(name, next.size)]));
}
