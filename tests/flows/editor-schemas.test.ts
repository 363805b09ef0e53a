// The schemas that editors use explain each word and each value of a list in Chinese, and their examples are valid.
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test, vi } from "vitest";
import { type ContentFiles, readContentFiles } from "../../content/content-files.ts";
import { stepsOf } from "../../engine/problem/pointer.ts";
import { fileOptions } from "../../engine/reader/ajv-options.ts";
import { fixtureRoot } from "../fixtures/fixture-content.ts";
import { projectRoot } from "./setup/content-copy.ts";
import { editorSchemas, partsOf, type Schema } from "./setup/schema-parts.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const schemas = Object.entries(editorSchemas);
const isChinese = (text: unknown): boolean => /\p{Script=Han}/u.test(String(text ?? ""));
const speaksForItself = ["const", "enum", "properties", "additionalProperties", "items", "then"];

/** Parts that an editor would show without words or without an example. */
function unexplained(root: Schema): string[] {
  return partsOf(root)
    .filter(({ named }) => named)
    .map(({ place, shown: { shape, ...shown }, schema }) => ({
      place,
      shown: schema.shape ? { ...shown, ...shape } : shown,
    }))
    .flatMap(({ place, shown }) => [
      ...(isChinese(shown.title) ? [] : [`${place} has no title`]),
      ...(isChinese(shown.description) ? [] : [`${place} has no description`]),
      ...(shown.examples !== undefined ||
      /^.\$defs.[^/]*$/.test(place) ||
      speaksForItself.some((word) => shown[word] !== undefined)
        ? []
        : [`${place} has no example`]),
    ]);
}

/** Words that an editor hides under those of the shared definition. */
function hidden(root: Schema): string[] {
  return partsOf(root).flatMap(({ place, schema, shown }) =>
    ["title", "description", "examples"].flatMap((word) =>
      schema[word] !== undefined && shown[word] !== schema[word] ? [`${place} ${word}`] : [],
    ),
  );
}

/** A closed list of words whose meaning an editor could not explain. */
function unexplainedValues(root: Schema): string[] {
  return partsOf(root).flatMap(({ place, schema }) => {
    if (schema.enum === undefined) return [];
    const told = schema.enumDescriptions ?? [];
    const whole = told.length === schema.enum.length && told.every(isChinese);
    return whole && new Set(told).size === told.length ? [] : [place];
  });
}

/** Examples that their own part would reject. */
function wrongExamples(name: string, root: Schema): string[] {
  const compiler = new Ajv2020({ ...fileOptions, verbose: false, schemas: [root] });
  return partsOf(root).flatMap(({ place, schema }) =>
    (schema.examples ?? []).flatMap((example) => {
      const check = compiler.getSchema(`${name}#${place}`);
      return check?.(example) ? [] : [`${place} ${JSON.stringify(example)} ${JSON.stringify(check?.errors)}`];
    }),
  );
}

describe("an editor explains", () => {
  test.each(schemas)(
    "[10.13] every word of %s in Chinese, with an example where it is not obvious",
    (_name, root) => {
      expect(unexplained(root)).toEqual([]);
    },
  );

  test.each(schemas)("%s by the words of each place, which what it borrows does not hide", (_name, root) => {
    expect(hidden(root)).toEqual([]);
  });

  test.each(schemas)("every value of every closed list of %s, no two alike", (_name, root) => {
    expect(unexplainedValues(root)).toEqual([]);
  });

  test.each(schemas)("%s with examples that hold", (name, root) => {
    expect(wrongExamples(name, root)).toEqual([]);
  });

  test("nothing goes unseen: a word, a value or an example that is spoilt is found", () => {
    const title = spoilt("/$defs/option/properties/label", { title: "label" });
    expect(unexplained(title)).toEqual(["/$defs/option/properties/label has no title"]);
    const description = spoilt("/$defs/rule", { description: undefined });
    expect(unexplained(description)).toContain("/$defs/rule has no description");
    expect(hidden(spoilt("/$defs/text", { description: "文字" }))).toContain("/properties/name description");
    expect(unexplainedValues(spoilt("/$defs/picture", { enumDescriptions: ["婴儿车"] }))).toEqual([
      "/$defs/picture",
    ]);
    expect(wrongExamples("one-thing", spoilt("/$defs/number", { examples: [7] }))).toHaveLength(1);
  });
});

/** The schema of one-things with other words at a place. */
function spoilt(place: string, words: Schema): Schema {
  const root = structuredClone(editorSchemas["one-thing"]) as Schema;
  const part = stepsOf(place).reduce<unknown>((holder, step) => (holder as Schema)[step], root);
  Object.assign(part as Schema, words);
  return root;
}

test("every file says which schema explains it", () => {
  const kinds = ({ oneThings, forms, shared, catalogue }: ContentFiles) =>
    [...oneThings, ...forms, ...shared, catalogue].map(
      ({ path, json }) => [path, (json as Schema).$schema] as const,
    );
  const written = [projectRoot, fixtureRoot].flatMap((root) => kinds(readContentFiles(root)));
  expect(written.filter(([path, schema]) => !isOurs(path, schema))).toEqual([]);
});

/** The address as an editor resolves it, from the file's own folder. */
function isOurs(path: string, schema: unknown): boolean {
  const { pathname } = new URL(String(schema), `file:///${path}`);
  return Object.keys(editorSchemas).some((name) => pathname === `/schemas/${name}.schema.json`);
}
