// Each entry of the city's list can be rebuilt from its two files, and none of its keys is lost.
import { describe, expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import cityList from "./catalogue/catalogue.json" with { type: "json" };
import { differences, type Json, pathsOf } from "./catalogue/compare-entry.ts";
import { type CityList, expectedEntry } from "./catalogue/expected-entry.ts";
import { rebuildEntry } from "./catalogue/rebuild-entry.ts";
import { superseded, supersededBeside, unusedDictionaries } from "./catalogue/superseded.ts";
import { projectRoot } from "./setup/content-copy.ts";

const list = cityList as unknown as CityList;
const { definitions, catalogue } = readContent(projectRoot);
const entries = list.oneThings.map((entry) => ({ code: String(entry.code), entry }));
const written = entries.filter(({ code }) => definitions.has(code));

/** Without the choices of `sameAs`: the list asks everything again. */
function asListed(definition: Definition): Definition {
  const sections = definition.form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ chooses }) => chooses === undefined),
  }));
  return { ...definition, form: { ...definition.form, sections } };
}

/** Changes the value at the path. */
function changedAt(json: Json, [key = "", ...rest]: string[]): Json {
  const name = key.replace("[]", "");
  if (typeof json !== "object" || json === null || Array.isArray(json) || json[name] === undefined)
    return json;
  const change = (value: Json): Json => (rest.length === 0 ? "§" : changedAt(value, rest));
  const value = json[name];
  return { ...json, [name]: key.endsWith("[]") && Array.isArray(value) ? value.map(change) : change(value) };
}

test(`all ${entries.length} one-things of the city's list are written, or none`, () => {
  const missing = entries.filter(({ code }) => !definitions.has(code)).map(({ code }) => code);
  expect([[], entries.map(({ code }) => code)]).toContainEqual(missing);
});

describe.runIf(written.length > 0)("[3] without loss", () => {
  test.each(written)("$code is whole", ({ code, entry }) => {
    const definition = definitions.get(code)?.definition;
    if (!definition || !catalogue) throw new Error(`${code} cannot be read.`);
    const rebuilt = rebuildEntry(asListed(definition), catalogue);
    const fields = rebuilt.form.sections.flatMap((section) => section.fields);
    const expected = expectedEntry(entry, list, new Map(fields.map((field) => [field.path, field])));
    expect(differences(expected, rebuilt)).toEqual([]);
  });

  test("a change of any key of an entry is seen, unless the key is superseded", () => {
    const unseen = new Set<string>();
    const [first] = written;
    const definition = first && definitions.get(first.code)?.definition;
    if (!first || !definition || !catalogue) throw new Error("There is nothing to change.");
    const rebuilt = rebuildEntry(asListed(definition), catalogue);
    const fields = rebuilt.form.sections.flatMap((section) => section.fields);
    const expected = expectedEntry(first.entry, list, new Map(fields.map((field) => [field.path, field])));
    for (const path of pathsOf(expected)) {
      const isLeft = Object.keys(superseded).some((one) => path === one || path.startsWith(`${one}[]`));
      if (!isLeft && differences(changedAt(expected, path.split(".")), rebuilt).length === 0)
        unseen.add(path);
    }
    expect([...unseen]).toEqual([]);
  });

  test("what is not compared is in the list, and has a reason", () => {
    const paths = new Set(list.oneThings.flatMap((entry) => pathsOf(entry)));
    const known = (path: string) => paths.has(path) || [...paths].some((one) => one.startsWith(`${path}[]`));
    expect(Object.keys(superseded).filter((path) => !known(path))).toEqual([]);
    expect(Object.values(superseded).every((reason) => reason.length > 10)).toBe(true);
  });

  test("what stands beside the entries has its place too", () => {
    const city = catalogue;
    if (!city) throw new Error("The catalogue cannot be read.");
    const ids = new Map(entries.map(({ code, entry }) => [String(entry.oneThingId), code]));
    const codes = (names: unknown) => (names as string[]).map((id) => ids.get(id) ?? id);
    const compared: Record<string, [unknown, unknown]> = {
      // Hotline, hall and search of policies are the deployment's, and in no list of one-things.
      city: [
        {
          ...list.city,
          hotline: city.city.hotline,
          policySearch: city.city.policySearch,
          hall: city.city.hall,
        },
        city.city,
      ],
      projectAreaMap: [list.projectAreaMap, city.townships],
      departments: [Object.fromEntries(list.departments.map(({ id, name }) => [id, name])), city.departments],
      subjects: [
        list.subjects.map(({ id, subjectName, subjectType, eCode, remark }) => ({
          id,
          name: subjectName,
          kind: subjectType === "ENTERPRISE_SUBJECT" ? "enterprise" : "personal",
          eCode,
          remark,
        })),
        city.subjects,
      ],
      serviceLists: [
        {
          RD: codes(list.serviceLists.RD),
          ...Object.fromEntries(
            ["GR", "QY"].map((key) => [
              key,
              (list.serviceLists[key] as { group: string; items: string[] }[]).map(({ group, items }) => ({
                group,
                items: codes(items),
              })),
            ]),
          ),
          QT: codes(list.serviceLists.QT),
        },
        city.serviceLists,
      ],
    };
    // Every dictionary is used by a field, where its codes and names are compared.
    const fields = list.oneThings.flatMap((entry) =>
      (entry.form as { sections: { fields: { dict?: string }[] }[] }).sections.flatMap((one) => one.fields),
    );
    const used = new Set(fields.map(({ dict }) => dict));
    expect(Object.keys(list.dicts).filter((name) => !used.has(name))).toEqual(unusedDictionaries);
    for (const [key, [before, now]] of Object.entries(compared)) expect(now, key).toEqual(before);
    const keys = Object.keys(cityList).filter(
      (key) => !["dicts", "oneThings", ...Object.keys(compared)].includes(key),
    );
    expect(keys).toEqual(Object.keys(supersededBeside));
  });
});
