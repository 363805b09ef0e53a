// Imports run only in the directions of the architecture, in the project's files and in small made-up ones.
import { describe, expect, test } from "vitest";
import { importCircles, roomCircles } from "./import-circles.ts";
import { wrongImports } from "./import-directions.ts";
import { sourceFiles, tops } from "./source-files.ts";

test("imports between rooms run only as the house says", () => {
  const files = sourceFiles(...tops);
  expect(Object.keys(files).length).toBeGreaterThan(0);
  expect(wrongImports(files)).toEqual([]);
});

test("no files import each other in a circle, types counted", () => {
  expect(importCircles(sourceFiles(...tops))).toEqual([]);
});

test("no folders import each other in a circle, types counted", () => {
  expect(roomCircles(sourceFiles(...tops))).toEqual([]);
});

test("a circle of folders is named where no file closes one", () => {
  const files = {
    "gateway/files/a.ts": 'import type { B } from "../office/deep/b.ts";',
    "gateway/office/c.ts": 'import { d } from "../files/d.ts";',
    "gateway/office/deep/b.ts": "export {}",
    "gateway/files/d.ts": "export {}",
  };
  expect(importCircles(files)).toEqual([]);
  expect(roomCircles(files)).toEqual([["gateway/files", "gateway/office"]]);
});

test("a circle is named by its files, also where only a type closes it", () => {
  const files = {
    "engine/a.ts": 'import { b } from "./b.ts";',
    "engine/b.ts": 'export * from "./c.ts";',
    "engine/c.ts": 'import type { A } from "./a.ts";',
    "engine/d.ts": 'import { a } from "./a.ts";',
  };
  expect(importCircles(files)).toEqual([["engine/a.ts", "engine/b.ts", "engine/c.ts"]]);
});

test("a problem names the offender, what it imports and what it may import", () => {
  expect(wrongImports({ "engine/check/a.ts": 'import { b } from "../person/b.ts";' })).toEqual([
    "engine/check/a.ts imports ../person/b.ts (engine/person). Besides itself, engine/check may import: engine/problem, engine/contract, engine/sentences, engine/privacy, schemas",
  ]);
});

describe("the check goes red when", () => {
  const wrong: [string, string, string][] = [
    ["rooms of the engine joined by | import each other", "engine/person/a.ts", 'import "../company/b.ts"'],
    ["flow imports the client", "engine/flow/a.ts", 'export * from "../client/b.ts"'],
    ["the declaration imports the reader", "engine/declaration/a.ts", 'import "../reader/b.ts"'],
    ["the flow imports the reader", "engine/flow/a.ts", 'import "../reader/b.ts"'],
    ["the engine imports the workshop", "engine/portal/a.ts", 'import "../../workshop/index.ts"'],
    ["the gateway imports the workshop", "gateway/http/app.ts", 'import "../../workshop/index.ts"'],
    ["the workshop imports the gateway", "workshop/check/a.ts", 'import "../../gateway/http/app.ts"'],
    ["content imports the declaration", "content/a.ts", 'import "../engine/declaration/b.ts"'],
    ["a lower room imports a higher one", "engine/declaration/a.ts", 'export { b } from "../portal/b.ts"'],
    ["only a type is taken", "engine/check/a.ts", 'import type { B } from "../flow/b.ts"'],
    ["a type is taken in passing", "engine/check/a.ts", 'type B = import("../flow/b.ts").B'],
    ["the import is dynamic", "engine/check/a.ts", 'void import("../flow/b.ts")'],
    ["the dynamic import is a template", "engine/check/a.ts", "void import(`../flow/b.ts`)"],
    ["the engine imports a flow", "engine/flow/a.ts", 'import x from "../../flows/catalogue.json"'],
    ["the engine imports Node", "engine/check/a.ts", 'import { join } from "node:path"'],
    ["the engine imports React", "engine/check/a.ts", 'import { useState } from "react"'],
    ["xstate is used outside its two places", "engine/reader/read-flow.ts", 'import { setup } from "xstate"'],
    ["the renderer uses xstate", "renderer/pages/a.tsx", 'import type { AnyActor } from "xstate"'],
    ["the renderer passes by the engine's door", "renderer/pages/a.tsx", 'import "../../engine/check/b.ts"'],
    ["the form knows the portal", "renderer/form/a.tsx", 'import "../../engine/portal/index.ts"'],
    ["the form's door knows a visit", "engine/index.ts", 'export { a } from "./portal/a.ts"'],
    ["the form's door knows a call", "engine/index.ts", 'export { a } from "./client/a.ts"'],
    ["the renderer imports the gateway", "renderer/main.tsx", 'import "../gateway/app.ts"'],
    ["the gateway imports the renderer", "gateway/http/app.ts", 'import "../../renderer/main.tsx"'],
    ["the gateway runs the portal's actors", "gateway/http/app.ts", 'import "../../engine/portal/b.ts"'],
    [
      "a floor of the gateway imports a higher one",
      "gateway/audit/a.ts",
      'import type { B } from "../http/b.ts"',
    ],
    ["the ground floor knows the database", "gateway/base/a.ts", 'import "../database/b.ts"'],
    ["a route builds queries", "gateway/http/routes/a.ts", 'import { sql } from "kysely"'],
    ["a file of the gateway lies on no floor", "gateway/a.ts", "export {}"],
    ["a route calls Vite", "gateway/http/routes/a.ts", 'import { build } from "vite"'],
    ["the look imports the frame", "renderer/look/a.tsx", 'import "../frame/b.tsx"'],
    ["a widget imports a step", "renderer/form/widgets/a.tsx", 'import "../../steps/b.tsx"'],
    ["a page imports the routes", "renderer/pages/a.tsx", 'import "../routes.tsx"'],
    ["a page globs the flows", "renderer/pages/a.tsx", 'import.meta.glob("../../flows/one-things/*.json")'],
    ["a step imports a step", "renderer/steps/a.tsx", 'import "./b.tsx"'],
    ["a step asks the portal", "renderer/steps/a.tsx", 'import "../portal.ts"'],
    ["a dialog imports a dialog", "renderer/dialogs/a.tsx", 'import type { B } from "./b.tsx"'],
    ["a widget imports a widget", "renderer/form/widgets/a.tsx", 'import "./b.tsx"'],
    ["a route imports a route", "gateway/http/routes/a.ts", 'import "./b/c.ts"'],
    ["a check imports a check", "gateway/http/checks/a.ts", 'import "./b.ts"'],
    ["a part imports another step", "renderer/steps/a/part.tsx", 'import "../b.tsx"'],
    ["a step uses the registry", "renderer/steps/a.tsx", 'import { steps } from "./registry.ts"'],
    ["a story imports the gateway", "stories/a.stories.tsx", 'import "../gateway/app.ts"'],
    ["a file lies in no room", "renderer/utils/a.ts", "export {}"],
    ["a flow holds code", "flows/a.ts", "export {}"],
    ["a flow has a $ref", "flows/one-things/a.json", '{ "$ref": "../../schemas/b.json" }'],
    ["a $ref leaves the schemas", "schemas/forms/a.json", '{ "$ref": "../../flows/b.json" }'],
    ["a $ref is remote", "schemas/forms/a.json", '{ "$ref": "https://example.org/b.json" }'],
  ];
  test.each(wrong)("%s", (_rule, path, text) => {
    expect(wrongImports({ [path]: text })).toEqual([expect.stringContaining(path)]);
  });

  test("two files import @xstate/react", () => {
    const text = 'import { useSelector } from "@xstate/react"';
    const files = { "renderer/frame/a.ts": text, "renderer/pages/b.tsx": text };
    expect(wrongImports(files)).toEqual([
      "renderer/frame/a.ts, renderer/pages/b.tsx import @xstate/react. Exactly one file may",
    ]);
  });
});

describe("the check stays green when", () => {
  const right: [string, string, string][] = [
    ["a higher room imports a lower one", "engine/portal/a.ts", 'import "../flow/b.ts"; import "xstate"'],
    [
      "the engine reads a contract",
      "engine/contract/a.ts",
      'import x from "../../schemas/contract/calls/b.json"',
    ],
    ["the flow compiler uses xstate", "engine/flow/compile-flow.ts", 'import { setup } from "xstate"'],
    ["the renderer goes through the door", "renderer/look/a.tsx", 'import "../../engine/index.ts"'],
    ["a page goes through the visit's door", "renderer/pages/a.tsx", 'import "../../engine/portal/index.ts"'],
    ["main hands in the flows", "renderer/main.tsx", 'import.meta.glob("../flows/one-things/*.json")'],
    ["the registry knows every step", "renderer/steps/registry.ts", 'import { A } from "./a.tsx"'],
    ["a step knows its type", "renderer/steps/a.tsx", 'import type { StepView } from "./registry.ts"'],
    ["a step imports its own part", "renderer/steps/a.tsx", 'import "./a/part.tsx"'],
    ["the form imports its widgets", "renderer/form/a.tsx", 'import "./widgets/registry.ts"'],
    ["the gateway uses a pure room", "gateway/http/routes/a.ts", 'import "../../../engine/declaration/b.ts"'],
    ["the dev server starts Vite", "gateway/ops/dev.ts", 'import "vite"; import "../../vite.config.ts"'],
    ["a build plugin reads content", "renderer/build/a.ts", 'import "../../content/b.ts"; import "node:fs"'],
    ["a story shows a person", "stories/a.stories.tsx", 'import "../tests/people/li.ts"'],
    [
      "a $ref stays inside",
      "schemas/forms/a.json",
      '{ "$ref": "./shared/b.json#/$defs/c", "x": { "$ref": "#/y" } }',
    ],
  ];
  test.each(right)("%s", (_rule, path, text) => {
    expect(wrongImports({ [path]: text })).toEqual([]);
  });
});
