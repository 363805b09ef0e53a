// Reads from a record, for a given set of matters, the facts that conditions ask and which fields are asked.

import { isEmpty } from "../../check/is-empty.ts";
import { type Facts, rowFacts } from "../../condition/facts.ts";
import { holds } from "../../condition/holds.ts";
import type { AskedWord } from "../../one-thing/one-thing.ts";
import { normaliseAnswer } from "../formats/formats.ts";
import type { Answer, DeclarationRecord, FieldAnswers, Row } from "../record.ts";
import { type Lock, lockOf } from "./locks.ts";
import type { Place, Prepared, PreparedSection } from "./prepare.ts";

export interface RecordFacts extends Facts {
  isQuestionAsked(question: string): boolean;
  isAsked(place: Place, row?: Row): boolean;
  lock(place: Place): Lock | undefined;
  /** The locked or typed value, normalised, whether it is asked or not. */
  value(place: Place, row?: Row): Answer | undefined;
  /** Facts that look in the row first, then at the top level. */
  ofRow(section: PreparedSection, row: Row): Facts;
}

export interface FactsInput {
  prepared: Prepared;
  record: DeclarationRecord;
  /** yyyy-MM-dd */
  today: string;
  matters: ReadonlySet<string>;
  /** The facts with every added matter chosen; deciding fields are judged by them. */
  reach?: RecordFacts;
}

const noAnswers: FieldAnswers = {};

/** An answer that is not asked is no fact (design: what is not asked is neither checked nor sent). Never writes to the record. */
export function factsOf({ prepared, record, today, matters, reach }: FactsInput): RecordFacts {
  const { definition, places } = prepared;
  const questions = definition.oneThing.questions;
  // A field counts as not asked while it is being judged, so two fields that wait for each other are both left out.
  const fieldsAsked = new Map<Place, boolean>();
  const questionsAsked = new Map<string, boolean>();
  const rowsAsked = new WeakMap<Row, { facts: Facts; asked: Map<string, boolean> }>();

  const judgeOnce = <Key>(memo: Map<Key, boolean>, key: Key, judge: () => boolean): boolean => {
    const judged = memo.get(key);
    if (judged !== undefined) return judged;
    memo.set(key, false);
    const verdict = judge();
    memo.set(key, verdict);
    return verdict;
  };
  const rowsOf = ({ section }: Place): Row[] => {
    const answers = record.answers[section.key];
    return Array.isArray(answers) ? answers : [];
  };

  /** The field is asked, and something that it may be the same as. */
  const isOffered = (place: Place): boolean =>
    facts.isAsked(place) &&
    (place.field.copies ?? []).some(({ from }) => {
      const source = from === undefined ? undefined : places.get(from);
      return source !== undefined && facts.isAsked(source);
    });

  const facts: RecordFacts = {
    today,
    matters,
    ...(record.areaId !== undefined && { areaId: record.areaId }),
    ...townshipOf(definition.townships, record.areaId),
    answer(key) {
      const place = places.get(key);
      if (place) return place.section.repeat || !facts.isAsked(place) ? undefined : facts.value(place);
      const choice =
        Object.hasOwn(questions, key) && facts.isQuestionAsked(key) ? record.choices[key] : undefined;
      return isEmpty(choice) ? undefined : choice;
    },
    rows(key) {
      const place = places.get(key);
      if (!place?.section.repeat) return [];
      return rowsOf(place).flatMap((row) =>
        facts.isAsked(place, row) ? [facts.value(place, row) ?? ""] : [],
      );
    },
    isQuestionAsked(key) {
      if (reach) return reach.isQuestionAsked(key);
      const when = questions[key]?.when;
      return !when || judgeOnce(questionsAsked, key, () => holds(when, facts));
    },
    isAsked(place, row) {
      if (reach && place.deciding) return reach.isAsked(place, row);
      const { words, serves } = place;
      if (words.length === 0 && !serves) return true;
      if (!row)
        return judgeOnce(
          fieldsAsked,
          place,
          () => words.every((word) => isWanted(word, facts)) && (serves?.some(isOffered) ?? true),
        );
      const held = inRow(place, row);
      return judgeOnce(held.asked, place.field.key, () =>
        place.words.every((word) => isWanted(word, held.facts)),
      );
    },
    lock: (place) => (place.lockable ? lockOf(prepared, place, record, facts) : undefined),
    value(place, row) {
      const typed = row ? row.answers : record.answers[place.section.key];
      const answers = typed && !Array.isArray(typed) ? typed : noAnswers;
      const lock = row ? undefined : facts.lock(place);
      const value = lock ? lock.value : answers[place.field.key];
      if (value === undefined || isEmpty(value)) return undefined;
      return normaliseAnswer(place.field, value, paperTypeOf(place, answers));
    },
    ofRow: (section, row) => memoOfRow(section, row).facts,
  };

  function inRow({ section }: Place, row: Row) {
    const known = prepared.bySection.get(section);
    if (!known) throw new Error(`The section "${section.key}" is not of this form.`);
    return memoOfRow(known, row);
  }
  function memoOfRow(section: PreparedSection, row: Row) {
    let memo = rowsAsked.get(row);
    if (!memo) {
      const own = (key: string) => {
        const place = section.byKey.get(key);
        if (!place) return null;
        return facts.isAsked(place, row) ? facts.value(place, row) : undefined;
      };
      memo = { facts: rowFacts(facts, own), asked: new Map() };
      rowsAsked.set(row, memo);
    }
    return memo;
  }
  return facts;
}

/** One of its matters is chosen, and its condition holds. */
export function isWanted({ for: users, when }: Pick<AskedWord, "for" | "when">, facts: Facts): boolean {
  return (!users || users.some((key) => facts.matters.has(key))) && (!when || holds(when, facts));
}

/** The paper type that belongs to a paper number. */
function paperTypeOf({ field }: Place, answers: FieldAnswers): string | undefined {
  const type = field.paperType === undefined ? undefined : answers[field.paperType];
  return typeof type === "string" ? type : undefined;
}

function townshipOf(townships: Readonly<Record<string, string>>, areaId: string | undefined) {
  const name = areaId !== undefined && Object.hasOwn(townships, areaId) ? townships[areaId] : undefined;
  return name === undefined ? {} : { townshipName: name };
}
