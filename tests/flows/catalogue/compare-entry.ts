// Compares an entry of the city's list with what was rebuilt from the files, and lists every key that is missing or has another value.
import { superseded } from "./superseded.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Loose = { [key: string]: unknown };

/** The key that identifies the items of a list; lists without an entry are compared item by item. */
const identities: Readonly<Record<string, string>> = {
  "matters[]": "matterInfoId",
  "materials[]": "materialId",
  "form.sections[]": "title",
  "form.sections[].fields[]": "key",
  "platChooseCondition.optionList[]": "id",
  "platChooseCondition.optionList[].options[]": "label",
  "platChooseCondition.quotaList[]": "id",
};
/** Lists whose order has no meaning. */
const unordered = /(matterInfoIds|formats)$/;

/** One sentence for each difference; none when nothing was lost. */
export function differences(expected: Json, rebuilt: unknown, pattern = "", place = ""): string[] {
  if (Object.hasOwn(superseded, pattern)) return [];
  if (Array.isArray(expected)) return inLists(expected, rebuilt, pattern, place);
  if (typeof expected === "object" && expected !== null) {
    if (typeof rebuilt !== "object" || rebuilt === null) return [differs(place, expected, rebuilt)];
    return Object.entries(expected).flatMap(([key, value]) => {
      const below = pattern === "" ? key : `${pattern}.${key}`;
      return differences(value, (rebuilt as Loose)[key], below, place === "" ? key : `${place}.${key}`);
    });
  }
  return expected === rebuilt ? [] : [differs(place, expected, rebuilt)];
}

function inLists(expected: Json[], rebuilt: unknown, pattern: string, place: string): string[] {
  if (!Array.isArray(rebuilt)) return [differs(place, expected, rebuilt)];
  const below = `${pattern}[]`;
  const identity = identities[below];
  if (identity === undefined) {
    const [one, other] = unordered.test(pattern)
      ? [expected.toSorted(), rebuilt.toSorted()]
      : [expected, rebuilt];
    if (one.length !== other.length) return [differs(place, one, other)];
    return one.flatMap((value, at) => differences(value, other[at], below, `${place}[${at}]`));
  }
  const nameOf = (item: unknown) => String((item as Loose)[identity]);
  const [names, found] = [expected.map(nameOf), rebuilt.map(nameOf)];
  const order =
    JSON.stringify(names) === JSON.stringify(found) ? [] : [differs(`${place} in order`, names, found)];
  return [
    ...order,
    ...expected.flatMap((item) => {
      const name = nameOf(item);
      const other = rebuilt.find((one) => nameOf(one) === name);
      return other === undefined ? [] : differences(item, other, below, `${place}[${name}]`);
    }),
  ];
}

function differs(place: string, expected: unknown, rebuilt: unknown): string {
  return `${place}: ${shown(expected)} became ${shown(rebuilt)}`;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 400);

/** Every path of the entry, with lists as [], without repetition. */
export function pathsOf(json: Json, pattern = ""): string[] {
  if (Array.isArray(json)) return [...new Set(json.flatMap((item) => pathsOf(item, `${pattern}[]`)))];
  if (typeof json !== "object" || json === null) return [pattern];
  const below = Object.entries(json).flatMap(([key, value]) =>
    pathsOf(value, pattern === "" ? key : `${pattern}.${key}`),
  );
  return [pattern, ...new Set(below)].filter((path) => path !== "");
}
