// Takes a survey and a section; gives the fields it asks, at the top level or in one row, each with its reason.

import type { Facts } from "../../condition/facts.ts";
import { holds } from "../../condition/holds.ts";
import { reasonWords } from "../../one-thing/sentences.ts";
import type { Row } from "../record.ts";
import type { AskedField, AskedSection } from "./asked-types.ts";
import { listAims } from "./list-aims.ts";
import { registerOf } from "./locks.ts";
import type { Place, PreparedSection } from "./prepare.ts";
import type { Survey } from "./survey.ts";
import { whenOf, whyOf, whyRequired } from "./why.ts";

const emptyRow = (): Row => ({ rowId: "", answers: {} });

/** The section with what it asks now; undefined when it asks nothing at all. */
export function askedSection(survey: Survey, prepared: PreparedSection): AskedSection | undefined {
  const { section, places, words } = prepared;
  const why = whyOf(survey, whenOf(words), survey.facts);
  const because = why && { because: why.because };
  if (!section.repeat) {
    const fields = askedFields(survey, places, survey.facts);
    return fields.length > 0 ? { section, fields, ...because } : undefined;
  }
  const ofRow = (row: Row) => askedFields(survey, places, survey.facts.ofRow(prepared, row), row);
  const answers = survey.record.answers[section.key];
  const held = Array.isArray(answers) ? answers : [];
  const rows = Object.fromEntries(held.map((row) => [row.rowId, ofRow(row)]));
  const fields = ofRow(emptyRow());
  // A row may ask nothing of itself and still be a row once something is answered; a section for no chosen matter is none.
  if (fields.length === 0 && Object.values(rows).every((row) => row.length === 0)) return undefined;
  const aims = listAims(survey, prepared);
  return { section, fields, rows, ...because, ...(aims.length > 0 && { aims }) };
}

function askedFields(survey: Survey, places: readonly Place[], facts: Facts, row?: Row): AskedField[] {
  return places.flatMap((place) =>
    survey.facts.isAsked(place, row) ? [askedField(survey, place, facts, row)] : [],
  );
}

function askedField(survey: Survey, place: Place, facts: Facts, row: Row | undefined): AskedField {
  const { field, words, own } = place;
  const lock = row ? undefined : survey.facts.lock(place);
  const required =
    field.required || words.some((word) => word.requiredWhen && holds(word.requiredWhen, facts));
  const asked: AskedField = { field, required, usedBy: usersOf(survey, place) };
  const register = row || lock ? undefined : registerOf(place, survey.record);
  if (lock) asked.locked = lock;
  if (register) asked.register = register;
  const whys = [whyOf(survey, whenOf(own), facts), lock ? undefined : whyRequired(survey, place, facts)];
  const because = whys.flatMap((why) => why?.because ?? []).join(reasonWords.besides);
  if (because !== "") asked.because = because;
  return asked;
}

const users = new WeakMap<Survey, Map<Place, string[]>>();

/** Worked out once for each look: rows ask it again and again. */
function usersOf(survey: Survey, place: Place): string[] {
  const known = users.get(survey) ?? new Map<Place, string[]>();
  users.set(survey, known);
  let names = known.get(place);
  if (!names) {
    const fits = (key: string) => place.words.every((word) => !word.for || word.for.includes(key));
    names = survey.chosen.matters.filter(({ key }) => fits(key)).map(({ matter }) => matter.name);
    known.set(place, names);
  }
  return names;
}
