// Brings a stored draft under the current names, as the one-thing's migrations say.

import type { MigrationOp, OneThing } from "../../one-thing/one-thing.ts";
import type { HeldDraft } from "./from-wire.ts";

type Bag = Record<string, unknown>;

/**
 * The former names are gone from the one-thing (`npm run check` makes sure), so a current draft stays as it is
 * and nothing is moved twice. An answer stored under both names keeps the current one. Never throws.
 */
export function migrated<Draft extends HeldDraft>(oneThing: OneThing, draft: Draft): Draft {
  const ops = (oneThing.migrations ?? []).flatMap(({ ops }) => ops);
  return ops.reduce((so, op) => (isUntold(op) ? so : moved(oneThing, so, op)), draft);
}

/** Dropped names need no step of their own: no field, question or material has them any more. */
const isUntold = (op: MigrationOp): boolean => "dropped" in op;

function moved<Draft extends HeldDraft>(oneThing: OneThing, draft: Draft, op: MigrationOp): Draft {
  const { declaration } = draft;
  if ("material" in op) return "renamedTo" in op ? withMaterial(draft, op.material, op.renamedTo) : draft;
  if ("question" in op) {
    const { platChooseCondition } = declaration;
    const optionList = list(platChooseCondition?.optionList).map((one) => choice(oneThing, one, op));
    return withDeclaration(draft, {
      platChooseCondition: { ...platChooseCondition, optionList: optionList as never },
    });
  }
  const formData = bag(declaration.formData);
  if (!formData) return draft;
  return withDeclaration(draft, { formData: formMoved(formData, op) as never });
}

const withDeclaration = <Draft extends HeldDraft>(
  draft: Draft,
  change: Partial<HeldDraft["declaration"]>,
): Draft => ({ ...draft, declaration: { ...draft.declaration, ...change } });

function formMoved(data: Bag, op: Extract<MigrationOp, { field: string } | { section: string }>): Bag {
  if ("section" in op) return "renamedTo" in op ? renamed(data, op.section, op.renamedTo) : data;
  const { field, in: room } = op;
  if ("movedTo" in op) return placed(data, field, room, op.movedTo);
  const change = (holder: Bag): Bag => {
    if ("renamedTo" in op) {
      return renamed(renamed(holder, field, op.renamedTo), `${field}Text`, `${op.renamedTo}Text`);
    }
    return "values" in op && Object.hasOwn(holder, field)
      ? { ...holder, [field]: mapped(holder[field], op.values) }
      : holder;
  };
  return room === undefined ? change(data) : inRows(data, room, change);
}

function inRows(data: Bag, section: string, change: (row: Bag) => Bag): Bag {
  const rows = Object.hasOwn(data, section) ? data[section] : undefined;
  if (!Array.isArray(rows)) return data;
  return { ...data, [section]: rows.map((row: unknown) => (bag(row) ? change(row as Bag) : row)) };
}

/** Moves a field between a list and a single section: into every row, or out of the first row that has it. Between single sections nothing moves. */
function placed(data: Bag, field: string, from: string | undefined, to: string): Bag {
  const rows = from === undefined ? [] : list(Object.hasOwn(data, from) ? data[from] : undefined);
  const holder = from === undefined ? data : rows.find((row) => bag(row) && Object.hasOwn(row as Bag, field));
  if (!holder || !Object.hasOwn(holder as Bag, field)) return data;
  const value = (holder as Bag)[field];
  const rest = from === undefined ? without(data, field) : inRows(data, from, (row) => without(row, field));
  if (Array.isArray(rest[to])) {
    return inRows(rest, to, (row) => (Object.hasOwn(row, field) ? row : { ...row, [field]: value }));
  }
  if (from === undefined) return data;
  return Object.hasOwn(rest, field) ? rest : { ...rest, [field]: value };
}

function choice(oneThing: OneThing, one: unknown, op: Extract<MigrationOp, { question: string }>): unknown {
  const given = bag(one);
  if (!given) return one;
  if ("renamedTo" in op) {
    return given.id === op.question ? { ...given, id: wireId(oneThing, op.renamedTo) } : one;
  }
  if (!("values" in op) || ![op.question, wireId(oneThing, op.question)].includes(String(given.id)))
    return one;
  return { ...given, optionIds: mapped(list(given.optionIds), op.values) };
}

const wireId = ({ questions }: OneThing, key: string): string =>
  (Object.hasOwn(questions, key) && questions[key]?.id) || key;

function withMaterial<Draft extends HeldDraft>(draft: Draft, from: string, to: string): Draft {
  const { declaration, files, licences } = draft;
  const under = <Held extends { material: string }>(held: Held): Held =>
    held.material === from ? { ...held, material: to } : held;
  const materials = bag(declaration.materials);
  return {
    ...draft,
    declaration: { ...declaration, ...(materials && { materials: renamed(materials, from, to) as never }) },
    files: files.map(under),
    licences: licences.map(under),
  };
}

function renamed(holder: Bag, from: string, to: string): Bag {
  if (!Object.hasOwn(holder, from)) return holder;
  const rest = without(holder, from);
  return Object.hasOwn(rest, to) ? rest : { ...rest, [to]: holder[from] };
}

function without(holder: Bag, key: string): Bag {
  const { [key]: _, ...rest } = holder;
  return rest;
}

/** A value without an entry stays; values that become the same are kept once. */
function mapped(value: unknown, values: Readonly<Record<string, string>>): unknown {
  const one = (text: unknown) =>
    typeof text === "string" && Object.hasOwn(values, text) ? values[text] : text;
  return Array.isArray(value) ? [...new Set(value.map(one))] : one(value);
}

function bag(value: unknown): Bag | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Bag) : undefined;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
