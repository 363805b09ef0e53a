// Lists the fields that a section asks now, at the top level or in each row, with the reasons.

import { isEmpty } from "../../check/is-empty.ts";
import type { Facts } from "../../condition/facts.ts";
import { holds } from "../../condition/holds.ts";
import type { Field, Section } from "../../one-thing/form.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import { firstOffers, isAddress } from "../earlier.ts";
import type { Row } from "../record.ts";
import { type ListAim, listAims } from "./list-aims.ts";
import { type Lock, proposerOf } from "./locks.ts";
import type { Place, PreparedSection } from "./prepare.ts";
import { type Situation, usersOf } from "./situation.ts";
import { whenOf, whyOf, whyRequired } from "./why.ts";

export interface AskedField {
  field: Field;
  required: boolean;
  locked?: Lock;
  /** Who filled it in: a register, or the last application. The answer may still be changed. */
  proposer?: string;
  /** Answers that are known from elsewhere, for a field that is still empty: addresses, or options of a long list. */
  offers?: string[];
  /** Names of the chosen matters that use the field. */
  usedBy: string[];
  /** Why a conditional field is asked or must be answered: `因为您在“车位性质”中选择了“长期租赁车位”`. */
  because?: string;
}

export interface AskedSection {
  section: Section;
  /** Why a conditional section is asked as a whole; its fields do not repeat it. */
  because?: string;
  /** For a repeatable section: what a new row asks. */
  fields: AskedField[];
  /** Only for a repeatable section: rowId → what that row asks, since a row's own answers decide it. */
  rows?: Readonly<Record<string, AskedField[]>>;
  /** Only for a repeatable section: what all rows together must add up to. */
  aims?: ListAim[];
}

/** Returns undefined when the section asks nothing at all. */
export function askedSection(seen: Situation, prepared: PreparedSection): AskedSection | undefined {
  const { section, places, words } = prepared;
  const usedBy = new Map(places.map((place) => [place, namesOfUsers(seen, place)]));
  const fieldsIn = (facts: Facts, row?: Row) =>
    places.flatMap((place) =>
      seen.facts.isAsked(place, row) ? [askedField(seen, place, usedBy.get(place) ?? [], facts, row)] : [],
    );
  const why = whyOf(seen, whenOf(words), seen.facts);
  const because = why && { because: why.because };
  if (!section.repeat) {
    const fields = fieldsIn(seen.facts);
    return fields.length > 0 ? { section, fields, ...because } : undefined;
  }
  const ofRow = (row: Row) => fieldsIn(seen.facts.ofRow(prepared, row), row);
  const answers = seen.record.answers[section.key];
  const held = Array.isArray(answers) ? answers : [];
  const rows = Object.fromEntries(held.map((row) => [row.rowId, ofRow(row)]));
  const fields = ofRow({ rowId: "", answers: {} });
  // A row that asks nothing at first is still a row, since it may ask once something is answered; a section used by no chosen matter has none.
  if (fields.length === 0 && Object.values(rows).every((row) => row.length === 0)) return undefined;
  const aims = listAims(seen, prepared);
  return { section, fields, rows, ...because, ...(aims.length > 0 && { aims }) };
}

/** What one row of a repeatable section asks. An unknown row asks what a new one would. */
export function fieldsOfRow({ fields, rows }: AskedSection, rowId: string | undefined): AskedField[] {
  return (rowId !== undefined && rows && Object.hasOwn(rows, rowId) && rows[rowId]) || fields;
}

/** Treats one row of a repeatable section as a section of its own. */
export function askedRow(asked: AskedSection, rowId: string): AskedSection {
  return { section: asked.section, fields: fieldsOfRow(asked, rowId) };
}

/** Answers of this declaration, then addresses of the last ones. */
function offersFor({ facts, record, unreasoned }: Situation, { field, alike }: Place): string[] {
  if (unreasoned || !alike) return [];
  const here = alike.flatMap((other) => (facts.isAsked(other) ? [facts.value(other) ?? []].flat() : []));
  const earlier = isAddress(field) ? (record.principal.earlier?.addresses ?? []) : [];
  return firstOffers([...here, ...earlier].filter((text) => text !== ""));
}

function namesOfUsers(seen: Situation, { words }: Place): string[] {
  return usersOf(seen, words).map(({ matter }) => matter.name);
}

function askedField(
  seen: Situation,
  place: Place,
  usedBy: string[],
  facts: Facts,
  row: Row | undefined,
): AskedField {
  const { field, words, own } = place;
  const lock = row ? undefined : seen.facts.lock(place);
  const required =
    field.required || words.some((word) => word.requiredWhen && holds(word.requiredWhen, facts));
  const asked: AskedField = { field, required, usedBy };
  const proposer = row || lock ? undefined : proposerOf(place, seen);
  const offers = row || lock || !isEmpty(seen.facts.value(place)) ? [] : offersFor(seen, place);
  if (lock) asked.locked = lock;
  if (proposer) asked.proposer = proposer;
  if (offers.length > 0) asked.offers = offers;
  const whys = [whyOf(seen, whenOf(own), facts), lock ? undefined : whyRequired(seen, place, facts)];
  const because = whys.flatMap((why) => why?.because ?? []);
  if (because.length > 0) asked.because = sentencesOf(seen.definition).reasons.besides(because);
  return asked;
}
