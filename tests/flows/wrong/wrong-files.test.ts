// Each small mistake in a good file is rejected with its own sentence on the right line.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { problemLines } from "../../../content/problem-report.ts";
import { readContent } from "../../../content/read-content.ts";
import { wrongChanges } from "../../workshop/wrong-changes.ts";
import { change, contentCopy, lineWith } from "../setup/content-copy.ts";
import { wrongCopies } from "./wrong-copies.ts";
import type { WrongFile } from "./wrong-file.ts";
import { wrongFits } from "./wrong-fits.ts";
import { wrongForms } from "./wrong-forms.ts";
import { wrongOneThings } from "./wrong-one-things.ts";
import { wrongShapes } from "./wrong-shapes.ts";
import { wrongTexts } from "./wrong-texts.ts";

const cases = [
  ...wrongShapes,
  ...wrongOneThings,
  ...wrongForms,
  ...wrongFits,
  ...wrongCopies,
  ...wrongTexts,
  ...wrongChanges,
];

test("no two cases have the same name", () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

describe("a file is refused with its sentence when", () => {
  test.each(cases)("$name", (wrong: WrongFile) => {
    const root = contentCopy();
    const changed = change(root, wrong);
    const content = readContent(root);
    const told = wrong.told ?? wrong.file;
    const text = told === wrong.file ? changed : readFileSync(join(root, told), "utf8");
    expect(problemLines(content.problems)).toContain(
      `${told} 第 ${lineWith(text, wrong.at)} 行 错误：${wrong.sentence}`,
    );
    expect(content.definitions.has(wrong.breaks ?? "parking")).toBe(false);
  });
});

test("all problems of all files are told at once", () => {
  const root = contentCopy();
  change(root, { file: "flows/one-things/parking.json", from: '"icon": "charger"', to: '"icon": "plug"' });
  change(root, { file: "flows/one-things/parking.json", from: '"atMost": "7"', to: '"atMost": 7' });
  change(root, {
    file: "flows/one-things/parking.json",
    from: '"adds": ["publicFiling"]',
    to: '"adds": ["x"]',
  });
  change(root, {
    file: "schemas/forms/parking.schema.json",
    from: '"format": "plate-number"',
    to: '"format": "plate"',
  });
  change(root, { file: "flows/catalogue.json", from: '"postalCode": "999000"', to: '"postalCode": ""' });
  const errors = readContent(root).problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
    "flows/catalogue.json /city/postalCode",
    "flows/one-things/parking.json /icon",
    "flows/one-things/parking.json /questions/parkKind/options/3/adds/0",
    "flows/one-things/parking.json /rules/power/must/atMost",
    "schemas/forms/parking.schema.json /properties/parking/properties/plateNo/format",
  ]);
});

test("[7] an announcement with turned dates, a name twice or a script in it is told with its place", () => {
  const root = contentCopy();
  const file = "flows/catalogue.json";
  change(root, { file, from: '"until": "2020-12-31"', to: '"until": "2019-12-31"' });
  change(root, { file, from: '"id": "G-TO-COME"', to: '"id": "G-OVER"' });
  change(root, {
    file: "flows/texts/catalogue/to-come.html",
    from: "<p>这条公告还没有开始。</p>",
    to: "<p onclick=a>这条公告还没有开始。</p>",
  });
  const errors = readContent(root).problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ rule, pointer }) => `${rule} ${pointer}`).toSorted()).toEqual([
    "dates-turned /announcements/0/until",
    "duplicate-name /announcements/1/id",
    "unsafe-html ",
  ]);
});
