// Explains why something conditional is asked, and which answers decide it.

import { type DecidingPart, decidingParts } from "../../condition/explain.ts";
import type { Facts } from "../../condition/facts.ts";
import { holds } from "../../condition/holds.ts";
import type { AskedWord } from "../../one-thing/one-thing.ts";
import { becauseOfParts } from "../../one-thing/words-of-condition.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import type { Row } from "../record.ts";
import { isWanted } from "./facts-of.ts";
import type { Place, PreparedSection } from "./prepare.ts";
import { type Situation, usersOf } from "./situation.ts";

export interface Why {
  /** `因为您在“车位性质”中选择了“长期租赁车位”`. Masked answers are never repeated. */
  because: string;
  /** What decides: a field or question by its key, the township, or chosen matters any one of which is enough. */
  by: Decider[];
}

export type Decider = { answer: string } | { township: true } | { matters: string[] };

export interface WhyField {
  section: string;
  field: string;
  /** The row in which it is asked, in a repeatable section. */
  rowId?: string;
  asked?: Why;
  /** Why an answer that is not always required is required now. */
  required?: Why;
}

/** Holds nothing about what is always asked or not asked now. */
export interface WhyAsked {
  /** Question → why. */
  questions: Record<string, Why>;
  /** Matter → why an option or a rule has added it. */
  matters: Record<string, Why>;
  /** Section → why, where its `*` has a condition. Its fields do not repeat a reason of the whole section. */
  sections: Record<string, Why>;
  fields: WhyField[];
  /** Material → why. */
  materials: Record<string, Why>;
}

/** Why it is asked now; undefined when it is always asked. `facts` are those of the row, if it stands in one. */
export function whyOf(seen: Situation, words: readonly AskedWord[], facts: Facts): Why | undefined {
  if (seen.unreasoned) return undefined;
  const { matters } = seen.definition.oneThing;
  const parts = words.flatMap(({ when }) => (when ? decidingParts(when, true, facts) : []));
  const users = decidingUsers(seen, words);
  const names = users.map((key) => matters[key]?.name ?? key);
  const { reasons } = sentencesOf(seen.definition);
  const because = [
    ...(parts.length > 0 ? [becauseOfParts(parts, seen.definition, facts)] : []),
    ...(users.length > 0 ? [reasons.because([reasons.wanted(names)])] : []),
  ];
  if (because.length === 0) return undefined;
  const by = [...parts.flatMap(decidersOf), ...(users.length > 0 ? [{ matters: users }] : [])];
  return { because: reasons.and(because), by };
}

/** Keys of the chosen matters it is asked for; none when one of them is always handled, or any matter would do. */
function decidingUsers(seen: Situation, words: readonly AskedWord[]): string[] {
  const named = words.filter((word) => word.for);
  if (named.length === 0) return [];
  const users = usersOf(seen, named);
  const any = Object.keys(seen.definition.oneThing.matters).every((key) =>
    named.every((word) => word.for?.includes(key)),
  );
  return any || users.some(({ matter }) => matter.always) ? [] : users.map(({ key }) => key);
}

function decidersOf({ condition }: DecidingPart): Decider[] {
  if ("matter" in condition) return [{ matters: [condition.matter] }];
  if ("township" in condition) return [{ township: true }];
  const { answer } = condition;
  return "ageBySex" in condition ? [{ answer }, { answer: condition.ageBySex.sex }] : [{ answer }];
}

/** The conditions alone, for places that show the matters in another way. */
export function whenOf(words: readonly AskedWord[]): AskedWord[] {
  return words.flatMap(({ when }) => (when ? [{ when }] : []));
}

/** Why an answer is required now; undefined when it is always or never required. */
export function whyRequired(seen: Situation, { field, words }: Place, facts: Facts): Why | undefined {
  if (field.required) return undefined;
  const when = words.find(({ requiredWhen }) => requiredWhen && holds(requiredWhen, facts))?.requiredWhen;
  const why = when && whyOf(seen, [{ when }], facts);
  return why && { ...why, because: sentencesOf(seen.definition).reasons.required(why.because) };
}

/** All reasons at once, including those of the matters, for an explanation of the whole declaration. */
export function whyAsked(seen: Situation): WhyAsked {
  const { definition, prepared, chosen, facts } = seen;
  const { questions, materials } = definition.oneThing;
  const shown = prepared.sections.filter((one) =>
    [...rowsOf(seen, one), ...(one.section.repeat ? [{ rowId: "", answers: {} }] : [])].some((row) =>
      one.places.some((place) => facts.isAsked(place, row)),
    ),
  );
  return {
    questions: named(Object.entries(questions), ([key, { when }]) =>
      when && facts.isQuestionAsked(key) ? whyOf(seen, [{ when }], facts) : undefined,
    ),
    matters: named(
      chosen.matters.map((one) => [one.key, one]),
      ([, { matter, because, by }]) => (matter.always ? undefined : { because, by: by.flatMap(decidersOf) }),
    ),
    sections: named(
      shown.map((one) => [one.section.key, one]),
      ([, { words }]) => whyOf(seen, words, facts),
    ),
    fields: prepared.sections.flatMap((one) => rowsOf(seen, one).flatMap((row) => whyFields(seen, one, row))),
    materials: named(Object.entries(materials), ([, material]) =>
      isWanted(material, facts) ? whyOf(seen, [material], facts) : undefined,
    ),
  };
}

/** The top level counts as one row. */
function rowsOf({ record }: Situation, { section }: PreparedSection): (Row | undefined)[] {
  if (!section.repeat) return [undefined];
  const rows = record.answers[section.key];
  return Array.isArray(rows) ? rows : [];
}

function whyFields(seen: Situation, section: PreparedSection, row: Row | undefined): WhyField[] {
  const facts = row ? seen.facts.ofRow(section, row) : seen.facts;
  return section.places.flatMap((place): WhyField[] => {
    if (!seen.facts.isAsked(place, row)) return [];
    const asked = whyOf(seen, place.own, facts);
    const locked = !row && seen.facts.lock(place);
    const required = locked ? undefined : whyRequired(seen, place, facts);
    if (!asked && !required) return [];
    return [
      {
        section: section.section.key,
        field: place.field.key,
        ...(row && { rowId: row.rowId }),
        ...(asked && { asked }),
        ...(required && { required }),
      },
    ];
  });
}

function named<One>(
  entries: readonly (readonly [string, One])[],
  whyFor: (entry: readonly [string, One]) => Why | undefined,
): Record<string, Why> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const why = whyFor(entry);
      return why ? [[entry[0], why]] : [];
    }),
  );
}
