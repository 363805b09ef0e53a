// Makes copies of a file with one slip each, such as any JSON can have: names, types, texts, lists and missing parts.

import type { Change } from "./mutant.ts";
import { hasChosenKeys, misspelt, type Place, parentOf, placesIn, withKey, withValue } from "./places.ts";

/** Texts for people, where any word is right; and pictures of numbers. */
const free =
  /\/(name|title|summary|audience|ask|help|label|else|because|forbids|html|content|description|addText|unit|examples\/\d+|number|issuer|hours|online|phone|officialAccount|remark|basis\/\d+|keywords\/\d+|notes\/.*|stepLabels\/.*|const|default|pattern|regionCode|postalCode|hotline|host|icp|police|eCode|url|type|\$comment)$/;

/** Names that refer to something written elsewhere, or to one word of a closed list. */
const names =
  /\/(\$ref|answer|matter|sex|fills|form|subject|department|icon|hue|picture|layout|from|orElse|severity|terminal|listing|(before|now)\/unit|format|mask|prefill|paperType|widget|source|kind|where|code|\$schema|\$id|(adds|removes|for|townships|required|accept|order|steps|in)\/\d{1,3}|fill\/[^/]+)$/;

const otherTypes: unknown[] = ["错", 5, true, null, [], {}];

export function slips(json: unknown): Change[] {
  return placesIn(json).flatMap((place) => [
    ...misspeltKeys(json, place),
    ...misspeltNames(json, place),
    ...otherTypesAt(json, place),
    ...empty(json, place),
    ...markup(json, place),
    ...repeated(json, place),
  ]);
}

function misspeltKeys(json: unknown, { pointer, key, pattern }: Place): Change[] {
  if (/^\d+$/.test(key) || hasChosenKeys(parentOf(pointer))) return [];
  return [
    {
      what: "a word is misspelt",
      pointer: parentOf(pointer),
      json: withKey(json, pointer, misspelt(key)),
      pattern,
      names: [key],
    },
  ];
}

function misspeltNames(json: unknown, { pointer, value, pattern }: Place): Change[] {
  if (typeof value !== "string" || !names.test(pointer)) return [];
  return [
    {
      what: "a name is misspelt",
      pointer,
      json: withValue(json, pointer, misspelt(value)),
      pattern,
      names: [misspelt(value)],
    },
  ];
}

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

function otherTypesAt(json: unknown, { pointer, value, pattern }: Place): Change[] {
  return (
    otherTypes
      .filter((other) => typeOf(other) !== typeOf(value))
      // An option that fills nothing says null.
      .filter((other) => other !== null || !/\/options\/[^/]+\/fills$/.test(pointer))
      .map((other) => ({
        what: `a value becomes ${JSON.stringify(other)}`,
        pointer,
        json: withValue(json, pointer, other),
        pattern,
        ...(typeof other === "string" && { names: [other] }),
      }))
  );
}

/** These may be empty, which says that there is nothing of the kind. */
const mayBeEmpty =
  /\/(townships|notices|tips|questions|rules|asked|materials|required|remark|RD|GR|QY|QT|announcements|policies|consult|complaint|basis|keywords)$|\/(GR|QY)\/\d+\/items$/;

function empty(json: unknown, { pointer, value, pattern }: Place): Change[] {
  if (mayBeEmpty.test(pointer)) return [];
  if (value === "" || typeof value === "number" || typeof value === "boolean" || value === null) return [];
  const nothing = typeof value === "string" ? "" : Array.isArray(value) ? [] : {};
  if (Object.keys(value as object).length === 0) return [];
  return [{ what: "a value is left empty", pointer, json: withValue(json, pointer, nothing), pattern }];
}

function markup(json: unknown, { pointer, value, pattern }: Place): Change[] {
  if (typeof value !== "string" || !free.test(pointer) || /\/(const|default|pattern|type)$/.test(pointer))
    return [];
  return [
    {
      what: "a script stands in a text",
      pointer,
      json: withValue(json, pointer, `${value}<script>`),
      pattern,
    },
  ];
}

/** The same entry twice in a list. */
function repeated(json: unknown, { pointer, value, pattern }: Place): Change[] {
  if (!Array.isArray(value) || value.length === 0) return [];
  return [
    {
      what: "an entry is written twice",
      pointer,
      json: withValue(json, pointer, [...value, value[0]]),
      pattern,
    },
  ];
}
