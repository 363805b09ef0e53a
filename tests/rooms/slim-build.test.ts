// What a build leaves out of libraries and call files: that it still finds what it shortens, and keeps what is looked at.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readContent } from "../../content/read-content.ts";
import type { AskedSection } from "../../engine/index.ts";
import { slimCall } from "../../renderer/build/slim.ts";
import { shortened } from "../../renderer/build/slim-files.ts";
import { slimProperties } from "../../renderer/build/slim-styles.ts";
import { schemaOf } from "../../renderer/form/section-schema.ts";
import { templates } from "../../renderer/form/theme.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";
import { sourceFiles } from "./source-files.ts";

const root = resolve(import.meta.dirname, "../..");
const packages = ["@rjsf/core", "@rjsf/utils", "@chakra-ui/react", "ky"];
const filesOf = (folder: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name}`,
  );

describe("what a build leaves out", () => {
  it("[9] every short file stands for one that its library still has", () => {
    const files = packages.flatMap((name) => filesOf(`node_modules/${name}`));
    const gone = shortened.filter(({ file }) => !files.some((name) => file.test(name)));
    expect(gone.map(({ file }) => file.source)).toEqual([]);
  });

  it("[9] of the CSS properties those stay that the sources name", () => {
    const list = readFileSync(resolve(root, "node_modules/@pandacss/is-valid-prop/dist/index.mjs"), "utf8");
    const slim = slimProperties(list, new Set(["color", "maxWidth"]));
    expect(slim).toContain('cssPropertiesStr = "color,maxWidth"');
  });

  it("[7] a call keeps everything by which the client treats it", () => {
    const looked = ["name", "method", "path", "token", "signed", "spinner", "popup", "absent", "effect"];
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
        const fields = section.fields.map((field) => ({ field, required: true, usedBy: [] }));
        look(
          `${definition.oneThing.code} ${section.key}`,
          schemaOf({ section, fields } as unknown as AskedSection),
          ["object"],
        );
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

  it("[9] of Chakra the portal uses no part with a recipe of several slots, of ky no progress", () => {
    const files = Object.entries(sourceFiles("renderer", "engine"));
    const taken = files.flatMap(([, text]) =>
      [...text.matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap(([, names = ""]) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "" && !name.startsWith("type ")),
      ),
    );
    const withoutSlots = ["chakra", "ChakraProvider", "createSystem", "defineGlobalStyles", "defineRecipe"];
    expect([...new Set(taken)].filter((name) => !withoutSlots.includes(name))).toEqual([]);
    expect(
      files.filter(([, text]) => /\bon(Download|Upload)Progress\b/.test(text)).map(([file]) => file),
    ).toEqual([]);
  });
});
