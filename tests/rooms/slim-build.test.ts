// The portal needs nothing that is left out of RJSF and of the calls' files.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { portalAlias } from "../../renderer/build/alias.ts";
import { slimCall } from "../../renderer/build/slim-calls.ts";
import { templates } from "../../renderer/form/theme.tsx";
import { schemaOf } from "../../renderer/form/validator.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";

const root = resolve(import.meta.dirname, "../..");
const filesOf = (folder: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name}`,
  );

describe("what is left out", () => {
  it.each(portalAlias)("[9] $find is still imported by RJSF", ({ find }) => {
    const files = ["@rjsf/core/lib", "@rjsf/utils/lib"].flatMap((name) => filesOf(`node_modules/${name}`));
    const imported = files
      .filter((name) => name.endsWith(".js"))
      .flatMap((name) => [...readFileSync(resolve(root, name), "utf8").matchAll(/from ["']([^"']+)["']/g)]);
    expect(imported.some(([, name = ""]) => find.test(name))).toBe(true);
  });

  it("[7] a call keeps everything by which the client treats it", () => {
    const looked = [
      ...["name", "method", "path", "token", "signed", "spinner"],
      ...["popup", "absent", "unanswered", "effect"],
    ];
    for (const name of filesOf("schemas/calls")) {
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

  it("[5] every template that a form without RJSF's own would ask for is the portal's", () => {
    const asked = ["FieldTemplate", "ObjectFieldTemplate", "DescriptionFieldTemplate", "ErrorListTemplate"];
    const own = [...asked, "FieldHelpTemplate", "FieldErrorTemplate", "ButtonTemplates"];
    expect(Object.keys(templates).sort()).toEqual(own.sort());
  });
});
