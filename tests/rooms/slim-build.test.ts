// The portal needs nothing that is left out of RJSF and of the calls' files.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readContent } from "../../content/read-content.ts";
import type { SectionState } from "../../engine/index.ts";
import noUris from "../../renderer/build/no-uris.ts";
import { slimCall } from "../../renderer/build/slim-calls.ts";
import { registryOf } from "../../renderer/form/theme.tsx";
import { schemaOf } from "../../renderer/form/validator.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";

const root = resolve(import.meta.dirname, "../..");
const filesOf = (folder: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name}`,
  );

describe("what is left out", () => {
  it("[9] one library is left out: RJSF imports it where it follows references, for two functions", () => {
    const importing = filesOf("node_modules/@rjsf/utils/lib")
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(resolve(root, name), "utf8"))
      .filter((text) => text.includes("'fast-uri'"));
    expect(importing).toHaveLength(1);
    expect(new Set(importing[0]?.match(/UriResolver\.\w+/g))).toEqual(
      new Set(Object.keys(noUris).map((name) => `UriResolver.${name}`)),
    );
  });

  it("[7] a call keeps everything by which the client treats it", () => {
    const looked = [
      ...["name", "method", "path", "token", "signed", "spinner"],
      ...["popup", "absent", "unanswered", "effect"],
    ];
    for (const name of filesOf("schemas/contract/calls")) {
      const text = readFileSync(resolve(root, name), "utf8");
      const [whole, slim] = [text, slimCall(text)].map((json) => JSON.parse(json) as Record<string, unknown>);
      expect(looked.map((key) => slim?.[key])).toEqual(looked.map((key) => whole?.[key]));
    }
  });

  it("[5] no section of any form asks RJSF for what was cut: references, alternatives, other kinds than texts and lists of texts", {
    timeout: 60_000,
  }, () => {
    const cut =
      /^(\$ref|\$defs|allOf|anyOf|oneOf|if|then|else|dependen.*|additionalProperties|patternProperties|default)$/;
    const wrong: string[] = [];
    const look = (place: string, schema: Record<string, unknown>, kinds: string[]) => {
      const { type, items, properties, ...others } = schema;
      if (!kinds.includes(String(type))) wrong.push(`${place} is ${type}`);
      wrong.push(
        ...Object.keys(others)
          .filter((key) => cut.test(key))
          .map((key) => `${place} has ${key}`),
      );
      if (items) look(`${place}[]`, items as Record<string, unknown>, ["string"]);
      for (const [key, part] of Object.entries(properties ?? {})) {
        look(`${place}.${key}`, part as Record<string, unknown>, ["string", "array"]);
      }
    };
    const all = [readContent(root), fixtureContent()].flatMap(({ definitions }) => [...definitions.values()]);
    for (const { definition } of all) {
      for (const section of definition.form.sections) {
        look(`${definition.oneThing.code} ${section.key}`, schemaOf(section), ["object"]);
      }
    }
    expect(all.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it("[5] every template and every function that RJSF's field asks of its registry is there", () => {
    const field = readFileSync(
      resolve(root, "node_modules/@rjsf/core/lib/components/fields/SchemaField.js"),
      "utf8",
    );
    const registry = registryOf({}, { place: { section: "a" }, state: {} as SectionState, fields: [] });
    const asked = (pattern: RegExp) => [...field.matchAll(pattern)].map(([, name]) => name);
    expect(Object.keys(registry.templates)).toEqual(asked(/getTemplate\('(\w+)'/g));
    expect(Object.keys(registry.schemaUtils)).toEqual(expect.arrayContaining(asked(/schemaUtils\.(\w+)\(/g)));
  });
});
