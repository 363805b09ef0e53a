// Each doubtful change of a good file gets its own reminder on the right line, and the one-thing still runs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { problemLines } from "../../../content/problem-report.ts";
import { readContent } from "../../../content/read-content.ts";
import { guideInfo } from "../../../engine/one-thing/guide/guide-view.ts";
import { fixtureContent } from "../../fixtures/fixture-content.ts";
import { change, contentCopy, lineWith } from "../setup/content-copy.ts";
import { doubtfulFiles } from "./doubtful-files.ts";
import type { WrongFile } from "./wrong-file.ts";

/** The one-things that must still run, which are all of them. */
const all = [...fixtureContent().definitions.keys()].toSorted();

describe("a file is read with a reminder when", () => {
  test.each(doubtfulFiles)("$name", (doubtful: WrongFile) => {
    const root = contentCopy();
    const changed = change(root, doubtful);
    const content = readContent(root);
    const told = doubtful.told ?? doubtful.file;
    const text = told === doubtful.file ? changed : readFileSync(join(root, told), "utf8");
    expect(problemLines(content.problems)).toContain(
      `${told} 第 ${lineWith(text, doubtful.at)} 行 提醒：${doubtful.sentence}`,
    );
    expect([...content.definitions.keys()].toSorted()).toEqual(all);
  });
});

test("a matter without department is shown as 主管部门待定", () => {
  const root = contentCopy();
  const file = "flows/one-things/parking.json";
  change(root, { file, from: '      "department": "D019",\n', to: "" });
  const definition = readContent(root).definitions.get("parking")?.definition;
  const names = definition && guideInfo(definition).matters.map(({ departmentName }) => departmentName);
  expect(names?.[0]).toBe("主管部门待定");
  expect(names?.[1]).toBe("住房和城乡建设局");
  // In a catalogue of another language it has another name.
  const named = { from: '"departments": {', to: '"departments": {\n    "undecided": "To be decided",' };
  change(root, { file: "flows/catalogue.json", ...named });
  expect(readContent(root).definitions.get("parking")?.definition.departments).toMatchObject({
    undecided: "To be decided",
  });
});
