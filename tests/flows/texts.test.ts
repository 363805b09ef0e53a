// Texts in separate files: the definition they make, its version, unused files, and paths outside the folder.
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemLines } from "../../content/problem-report.ts";
import { readContent } from "../../content/read-content.ts";
import { change, contentCopy } from "./setup/content-copy.ts";

const file = "flows/one-things/household.json";
const path = "flows/texts/household/settle-bills.html";
const words = "<p>请先与原住户<b>结清水、气费用</b>。</p>";

const household = (root: string) => readContent(root).definitions.get("household")?.definition;

test("[10.13] a text in a file is what it would be in its place: the same definition, the same version", () => {
  const root = contentCopy();
  const apart = household(root);
  expect(apart?.oneThing.notices[0]?.html).toBe(words);
  change(root, { file, from: '{ "file": "texts/household/settle-bills.html" }', to: JSON.stringify(words) });
  change(root, {
    file,
    from: '{ "file": "texts/household/residence.txt" }',
    to: '"入住之日起十日内应当办理居住登记，可以在这里一并办理。"',
  });
  expect(household(root)).toEqual(apart);
});

test("white around a text, a byte order mark and the ends of lines of Windows make no other text", () => {
  const root = contentCopy();
  writeFileSync(join(root, path), `\uFEFF\r\n<p>一</p>\r\n<p>二</p>\r\n\r\n`);
  expect(household(root)?.oneThing.notices[0]?.html).toBe("<p>一</p>\n<p>二</p>");
});

test("an announcement may be in a file as well; what is wrong in it stops the catalogue", () => {
  const root = contentCopy();
  const told = readContent(root).catalogue?.announcements?.[1]?.html;
  expect(told).toBe("<p>这条公告还没有开始。</p>");
  change(root, { file: "flows/texts/catalogue/to-come.html", from: "<p>", to: "<p onclick=a>" });
  expect(readContent(root).catalogue).toBeUndefined();
});

test("a file that nobody names is reminded of", () => {
  const root = contentCopy();
  mkdirSync(join(root, "flows/texts/parking"));
  writeFileSync(join(root, "flows/texts/parking/lease.txt"), "租期");
  expect(problemLines(readContent(root).problems)).toEqual([
    "flows/texts/parking/lease.txt 第 1 行 提醒：文件：没有一件事或公告使用这个文件。请在通知、引导或公告中写它的名称，或删去。",
  ]);
});

test("a link does not lead out of the folder", () => {
  const root = contentCopy();
  const outside = join(root, "outside.html");
  renameSync(join(root, path), outside);
  symlinkSync(outside, join(root, path));
  const { problems, definitions } = readContent(root);
  expect(problems.map(({ rule }) => rule)).toEqual(["text-missing"]);
  expect(definitions.has("household")).toBe(false);
});
