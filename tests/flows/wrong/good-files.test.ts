// The project's own content has no error, its schemas conform to their draft, and a version changes only with what decides.
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { readContent } from "../../../content/read-content.ts";
import { takesFiles, usualFiles } from "../../../engine/one-thing/file-limits.ts";
import type { Material } from "../../../engine/one-thing/one-thing.ts";
import { definitionVersion } from "../../../engine/reader/definition-version.ts";
import { inspectOneThing, oneThingFrom } from "../../../engine/reader/read-flow.ts";
import { hues } from "../../../renderer/look/hues.ts";
import { motifPaths } from "../../../renderer/look/motif-paths.ts";
import catalogueSchema from "../../../schemas/catalogue.schema.json" with { type: "json" };
import formSchema from "../../../schemas/form.schema.json" with { type: "json" };
import oneThingSchema from "../../../schemas/one-thing.schema.json" with { type: "json" };
import { fixture, fixtureContent } from "../../fixtures/fixture-content.ts";
import { projectRoot } from "../setup/content-copy.ts";

const content = readContent(projectRoot);

test("every content file of the project is free of errors", () => {
  expect(content.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(content.files.oneThings.map(({ name }) => name).sort()).toEqual(
    [...content.definitions.keys()].sort(),
  );
});

test("the fixtures have neither error nor warning", () => {
  expect(fixtureContent().problems).toEqual([]);
});

test("every one-thing is readable by itself as well", () => {
  const { oneThings } = fixtureContent().files;
  for (const { json } of [...content.files.oneThings, ...oneThings])
    expect(inspectOneThing(json).filter(({ severity }) => severity === "error")).toEqual([]);
});

describe("the schemas that editors use", () => {
  const schemas = { "one-thing": oneThingSchema, form: formSchema, catalogue: catalogueSchema };

  test.each(Object.entries(schemas))("%s keeps draft 2020-12", (_name, schema) => {
    const check = new Ajv2020({
      strict: true,
      strictTypes: false,
      strictRequired: false,
      allowUnionTypes: true,
    });
    expect(check.validateSchema(schema)).toBe(true);
  });

  test("pictures and hues are those of the look", () => {
    const { picture, guide } = oneThingSchema.$defs;
    expect([...picture.enum].sort()).toEqual(Object.keys(motifPaths).sort());
    expect([...guide.properties.theme.properties.hue.enum].sort()).toEqual(Object.keys(hues).sort());
  });
});

describe("the version of a definition", () => {
  const { definition: parking } = fixture("parking");

  test("is the same for the same content, whatever the order of keys", () => {
    const turned = Object.fromEntries(Object.entries(parking.oneThing).reverse()) as typeof parking.oneThing;
    expect(definitionVersion(turned, parking.form)).toBe(parking.version);
    expect(parking.version).toMatch(/^[0-9a-f]{64}$/);
  });

  test("[3] the usual formats and limits of an upload may be left out: the version stays, another limit changes it", () => {
    const { materials } = parking.oneThing;
    const uploaded = Object.keys(materials).filter((key) => takesFiles(materials[key] as Material));
    const limited = (more: Partial<Material>) => {
      const bare = uploaded.map((key) => {
        const { accept: _a, maxMB: _b, maxFiles: _c, ...rest } = materials[key] as Material;
        return [key, { ...rest, ...more }];
      });
      return { ...parking.oneThing, materials: { ...materials, ...Object.fromEntries(bare) } };
    };
    expect(uploaded.length).toBeGreaterThan(0);
    const version = (more: Partial<Material>) => definitionVersion(oneThingFrom(limited(more)), parking.form);
    const written = version({ accept: ["pdf", "jpg", "png"], maxMB: 10, maxFiles: 9 });
    expect(version({})).toBe(written);
    expect(version({ maxMB: 11 })).not.toBe(written);
    expect(inspectOneThing(limited({})).filter(({ pointer }) => pointer.startsWith("/materials"))).toEqual(
      [],
    );
  });

  test("[3] what the schema says of the usual limits is what holds", () => {
    const { accept, maxMB, maxFiles } = oneThingSchema.$defs.material.properties;
    expect({ accept: accept.default, maxMB: maxMB.default, maxFiles: maxFiles.default }).toEqual(usualFiles);
  });

  test("stays when only a guide changes, and changes with a rule or a field", () => {
    const guide = {
      ...parking.oneThing,
      summary: "换一句话",
      guide: { ...parking.oneThing.guide, consult: null },
    };
    expect(definitionVersion(guide, parking.form)).toBe(parking.version);
    expect(definitionVersion({ ...parking.oneThing, rules: {} }, parking.form)).not.toBe(parking.version);
    expect(
      definitionVersion(parking.oneThing, { ...parking.form, sections: parking.form.sections.slice(1) }),
    ).not.toBe(parking.version);
  });
});

test("a form's references are written out, siblings over what they borrow", () => {
  const { sections } = fixture("parking").definition.form;
  const parking = sections.find(({ key }) => key === "parking");
  const address = parking?.fields.find(({ key }) => key === "parkAddress");
  expect(address).toEqual({
    key: "parkAddress",
    title: "车位地址",
    example: "云澜市霁桥镇测试路1号2幢303室",
    many: false,
    minLength: 4,
    maxLength: 200,
    widget: "address",
    required: true,
  });
  expect(JSON.stringify(parking?.schema)).not.toMatch(/\$ref|"required"/);
});
