// The command in a folder that has nothing of this project: any `$schema`, and texts in files of their own.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it, test } from "vitest";
import { readContent } from "../../../content/read-content.ts";
import { definitionModule, readDefinition } from "../../../engine/index.ts";
import { readCatalogue } from "../../../engine/reader/read-catalogue.ts";
import { fixtureRoot } from "../../fixtures/fixture-content.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const root = resolve(import.meta.dirname, "../../..");
const command = ["--import", import.meta.resolve("tsx"), join(root, "engine/command/command.ts")];

type Json = Record<string, unknown>;
const jsonOf = (path: string): Json => JSON.parse(readFileSync(path, "utf8"));
const example = (name: string): Json => jsonOf(join(root, `engine/example/${name}.json`));
const { announcements: _, ...catalogue } = jsonOf(join(fixtureRoot, "flows/catalogue.json"));

const notice = { id: "N001", terminal: "all", title: "须知", allowContinue: true };
const named = (html: unknown): Json => ({ ...example("one-thing"), notices: [{ ...notice, html }] });
const words = "<p>请带<b>身份证</b>。</p>";

/** Writes these files and runs the command among them. */
function runIn(files: Record<string, string | Json>) {
  const folder = temporaryFolder("foreign");
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  const run = (...line: string[]) => {
    const started = spawnSync(process.execPath, [...command, ...line], { cwd: folder, encoding: "utf8" });
    return { status: started.status, stdout: started.stdout, stderr: started.stderr };
  };
  return { run, module: (path: string) => readFileSync(join(folder, path), "utf8") };
}

describe("whoever has nothing of this project", () => {
  const schemas = {
    "that of the installed package": "node_modules/one-thing-engine/schemas/form.schema.json",
    "one beside the file": "./form.schema.json",
    "an address": "https://example.invalid/form.schema.json",
    "none at all": undefined,
  };

  test.each(Object.entries(schemas))("[dev] may name any schema: %s", (_name, $schema) => {
    const written = (json: Json): Json => {
      const { $schema: _, ...rest } = json;
      return $schema === undefined ? rest : { $schema, ...rest };
    };
    const { reader, ...others } = example("form").properties as Json;
    const read = readDefinition({
      oneThing: written(example("one-thing")),
      form: written({
        ...example("form"),
        properties: { reader: { $ref: "shared/reader", title: "读者" }, ...others },
      }),
      shared: { "forms/shared/reader": written({ $id: "forms/shared/reader", ...(reader as Json) }) },
    });
    expect(read).toMatchObject({ ok: true, warnings: [] });
    expect(readCatalogue(written(catalogue))).toMatchObject({ ok: true });
  });

  it("[dev] is told when its word is no text", () => {
    const read = readDefinition({ oneThing: example("one-thing"), form: { ...example("form"), $schema: 5 } });
    expect(read.ok ? [] : read.problems.map(({ message }) => message)).toEqual([
      "$schema：写成了数字。应写文字（写在引号里）。",
    ]);
  });
});

describe("a text in a file of its own", () => {
  const files = {
    "one-thing.json": named({ file: "texts/reader/bring-along.html" }),
    "form.json": example("form"),
    "answers.json": example("answers"),
    "texts/reader/bring-along.html": `\uFEFF${words}\r\n`,
  };

  it("[dev] is compiled as if it stood in its place, and judged with the rest", () => {
    const { run, module } = runIn({ ...files, "whole.json": named(words) });
    expect(run("compile", "one-thing.json", "form.json", "--out", "apart.js")).toMatchObject({
      status: 0,
      stderr: "",
    });
    expect(run("compile", "whole.json", "form.json", "--out", "whole.js").status).toBe(0);
    expect(module("apart.js")).toBe(module("whole.js"));
    expect(module("apart.js")).toContain(JSON.stringify(words));
    expect(run("check", "one-thing.json", "form.json", "answers.json")).toMatchObject({
      status: 1,
      stderr: "",
    });
  });

  it("[dev] is given by its name to who reads no file, and is a problem when it is not", () => {
    const files = { oneThing: named({ file: "texts/reader/bring-along.html" }), form: example("form") };
    const texts = { "texts/reader/bring-along.html": `${words}\n` };
    expect(readDefinition({ ...files, texts })).toEqual(readDefinition({ ...files, oneThing: named(words) }));
    const read = readDefinition({ ...files, texts: { "texts/reader/bring-alon.html": words } });
    expect(read.ok ? [] : read.problems).toMatchObject([
      {
        file: "one-thing",
        rule: "text-missing",
        message: expect.stringContaining("texts/reader/bring-along.html"),
      },
    ]);
  });

  it("[dev] is found in a city's own folders, for one-thing and catalogue, as its content is read", () => {
    const { run, module } = runIn({});
    const folder = join(fixtureRoot, "flows");
    const line = [join(folder, "one-things/household.json"), join(folder, "catalogue.json")] as const;
    const form = join(fixtureRoot, "schemas/forms/household.schema.json");
    expect(run("compile", line[0], form, "--catalogue", line[1], "--out", "household.js")).toMatchObject({
      status: 0,
      stderr: "",
    });
    const household = readContent(fixtureRoot).definitions.get("household");
    if (!household) throw new Error("There is no household.");
    expect(module("household.js")).toBe(definitionModule(household.definition));
  });

  it("[dev] is found from within the folder one-things as well", () => {
    const folder = temporaryFolder("city");
    cpSync(fixtureRoot, folder, { recursive: true });
    const line = ["compile", "household.json", "../../schemas/forms/household.schema.json", "--out", "a.js"];
    const { status, stderr } = spawnSync(process.execPath, [...command, ...line], {
      cwd: join(folder, "flows/one-things"),
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(readFileSync(join(folder, "flows/one-things/a.js"), "utf8")).toContain("<b>结清水、气费用</b>");
  });

  it("[dev] is told with its file and line when it is missing, empty or wrong, together with all else", () => {
    const wrong = {
      ...named({ file: "texts/reader/bring-along.html" }),
      icon: "crad",
      educationTip: { title: "提示", content: { file: "texts/reader/account.txt" }, officialAccount: "测试" },
    };
    const { run } = runIn({
      ...files,
      "my/one-thing.json": wrong,
      "my/texts/reader/bring-alon.html": words,
      "my/texts/reader/account.txt": "请关注\n<b>公众号</b>",
      "my/texts/other/not-named.txt": "",
    });
    const { status, stderr } = run("check", "my/one-thing.json", "form.json", "answers.json");
    expect(status).toBe(2);
    expect(stderr.trim().split("\n")).toEqual([
      "my/one-thing.json 错误：notices.0.html.file：没有文件 my/texts/reader/bring-along.html。现有：texts/reader/bring-alon.html。是否想写 “texts/reader/bring-alon.html”？",
      "my/texts/reader/account.txt 第 2 行 错误：文件：文字里写了 HTML。这里只能写纯文字。请删去标签。",
      expect.stringMatching(/^my\/one-thing\.json 错误：icon：不能写 “crad”。.*是否想写 “card”？$/),
    ]);
  });

  it("[dev] cannot lie outside the folder", () => {
    const { run } = runIn({
      ...files,
      "my/one-thing.json": named({ file: "texts/../../secret.html" }),
      "secret.html": words,
    });
    const { status, stderr } = run("check", "my/one-thing.json", "form.json", "answers.json");
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        "my/one-thing.json 错误：notices.0.html.file：“texts/../../secret.html” 不符合文件的写法。texts/<代码>/<名称>.html，UTF-8 编码；texts 文件夹在 flows/ 中，单独使用时在本文件旁边。\n",
    });
  });
});
