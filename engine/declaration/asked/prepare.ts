// Prepares, once per definition, what every evaluation of it needs.

import { once } from "../../check/once.ts";
import { conditionKeys } from "../../condition/fold.ts";
import { conditionPlaces } from "../../one-thing/condition-places.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Field, Section } from "../../one-thing/form.ts";
import type { AskedWord } from "../../one-thing/one-thing.ts";
import { isAddress } from "../earlier.ts";

/** A field with every condition on when it is asked. */
export interface Place {
  section: Section;
  field: Field;
  /** The conditions of the whole section, then of the field; all must hold. */
  words: AskedWord[];
  /** Those that the section does not state already. */
  own: AskedWord[];
  /** Key of the question that fills and locks it. */
  filledBy?: string;
  /** True when something else may give its value; most fields are only typed. */
  lockable: boolean;
  /** Itself and the other fields whose answer is offered here. */
  alike?: Place[];
  /** The fields that this choice copies into: it is asked while one of them and its source are. */
  serves?: Place[];
  /**
   * True when the choice of matters depends on it. Such a field stays asked even when its own answer takes its matter away:
   * otherwise the answer would vanish and bring the matter back.
   */
  deciding: boolean;
}

export interface PreparedSection {
  section: Section;
  /** The conditions of the section as a whole. A condition that reads a row's own answers belongs to each row instead. */
  words: AskedWord[];
  places: Place[];
  byKey: ReadonlyMap<string, Place>;
}

export interface Prepared {
  definition: Definition;
  sections: PreparedSection[];
  bySection: ReadonlyMap<Section, PreparedSection>;
  /** Field key → its first place. */
  places: ReadonlyMap<string, Place>;
  /** Keys of the answers that influence what is asked. */
  dependencies: ReadonlySet<string>;
}

export const prepare = once((definition: Definition): Prepared => {
  const { oneThing, form } = definition;
  const filledBy = new Map(
    Object.entries(oneThing.questions).flatMap(([key, { fills }]) => (fills ? [[fills, key] as const] : [])),
  );
  const sections = form.sections.map((section): PreparedSection => {
    const asked = oneThing.asked[section.key];
    const whole = asked?.["*"];
    const isOfRows = whole?.when && conditionKeys(whole.when).some((key) => hasField(section, key));
    const said = whole && !isOfRows ? [whole] : [];
    const places = section.fields.map((field): Place => {
      const question = filledBy.get(field.key);
      const words = [whole, asked?.[field.key]].filter((word) => word !== undefined);
      return {
        section,
        field,
        words,
        own: words.filter((word) => !said.includes(word)),
        ...(question !== undefined && { filledBy: question }),
        lockable: !section.repeat && (question !== undefined || isGiven(field)),
        deciding: false,
      };
    });
    return { section, words: said, places, byKey: new Map(places.map((place) => [place.field.key, place])) };
  });
  const places = new Map<string, Place>();
  for (const place of sections.flatMap((section) => section.places))
    if (!places.has(place.field.key)) places.set(place.field.key, place);
  for (const place of places.values()) {
    const served = place.field.chooses?.flatMap((key) => places.get(key) ?? []);
    if (served) place.serves = served;
  }
  const deciding = decidingKeys(definition, places);
  for (const place of places.values()) place.deciding = deciding.has(place.field.key);
  const bySection = new Map(sections.map((one) => [one.section, one]));
  for (const alike of alikes([...places.values()])) for (const place of alike) place.alike = alike;
  return { definition, sections, bySection, places, dependencies: dependenciesOf(definition, deciding) };
});

/** From how many options on a list takes searching. */
const longList = 20;

/** Groups of fields whose answers may well be the same: the addresses, and those with one and the same long list of options. */
function alikes(places: readonly Place[]): Place[][] {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const { field, section } = place;
    const { choices = [], many } = field;
    if (section.repeat || many) continue;
    const codes = choices.length < longList ? "" : choices.map((choice) => choice.const).join();
    const group = isAddress(field) ? "address" : codes;
    if (group) groups.set(group, [...(groups.get(group) ?? []), place]);
  }
  return [...groups.values()];
}

/** Something else of the form, or of the visit, may say what the field holds. */
const isGiven = ({ prefill, copies, idCard }: Field): boolean =>
  prefill !== undefined || copies !== undefined || idCard !== undefined;

function hasField({ fields }: Section, key: string): boolean {
  return fields.some((field) => field.key === key);
}

/** Whatever matter-changing rules and questions read, and whatever decides whether that is asked. */
function decidingKeys({ oneThing }: Definition, places: ReadonlyMap<string, Place>): ReadonlySet<string> {
  const changing = Object.values(oneThing.rules).filter(({ adds, removes }) => adds || removes);
  const whens = [...changing, ...Object.values(oneThing.questions)].map(({ when }) => when);
  const open = whens.flatMap((when) => (when ? conditionKeys(when) : []));
  const deciding = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (deciding.has(key)) continue;
    deciding.add(key);
    for (const { when } of places.get(key)?.words ?? []) if (when) open.push(...conditionKeys(when));
  }
  return deciding;
}

function dependenciesOf({ oneThing, form }: Definition, deciding: ReadonlySet<string>): ReadonlySet<string> {
  const asking = conditionPlaces(oneThing).filter(
    ({ owner: { kind } }) => kind === "field" || kind === "material",
  );
  // What is copied, or said by an identity number, locks a field.
  const locking = form.sections.flatMap(({ fields }) =>
    fields.flatMap(({ copies = [], idCard }) => [
      ...copies.flatMap(({ by, from = by }) => [by, from]),
      ...(idCard === undefined ? [] : [idCard]),
    ]),
  );
  return new Set([...deciding, ...asking.flatMap(({ condition }) => conditionKeys(condition)), ...locking]);
}
