// The engine as others install it: the example of its README, its types, and its command.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { installInto } from "./installed.ts";

const root = resolve(import.meta.dirname, "../..");
const readme = readFileSync(join(root, "engine/README.md"), "utf8");
const block = (language: string): string =>
  new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "ms").exec(readme)?.[1] ?? "";

/** As strict as a foreign project may be; declarations of libraries are checked, too. */
const strictest = {
  compilerOptions: {
    module: "nodenext",
    target: "es2023",
    lib: ["es2023", "dom"],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
  },
  files: ["types.ts"],
};

const typed = `
import { blankRecord, createForm, type Definition, evaluate, readDefinition } from "one-thing-engine";
import type { Portal } from "one-thing-engine/portal";
const read = readDefinition({ oneThing: {}, form: {} });
export const definition: Definition | undefined = read.ok ? read.definition : undefined;
export const because: string | undefined = definition && evaluate(
  definition,
  blankRecord(definition, { kind: "person", name: "", certificateNumber: "", mobile: "" }),
  "2026-11-29",
).asked.matters[0]?.because;
// @ts-expect-error: a definition is no text.
export const wrong: string = definition;
export type Left = ReturnType<Portal["focused"]>;
export { createForm };
`;

describe("the packed engine", () => {
  it("[dev] runs its README's example, checks against the strictest types, judges answers at the command line, and brings the schemas for an editor", async () => {
    const folder = temporaryFolder("packed");
    await installInto(folder, ["engine"]);
    const write = (name: string, value: unknown) =>
      writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));
    const node = (...words: string[]) => spawnSync("node", words, { cwd: folder, encoding: "utf8" });

    const example = block("js");
    expect(example.trim().split("\n").length).toBeLessThanOrEqual(20);
    write("example.js", example);
    const ran = node("example.js");
    expect([ran.stderr, ran.stdout]).toEqual(["", block("text")]);

    write("types.ts", typed);
    write("tsconfig.json", strictest);
    const tsc = spawnSync("npx", ["tsc", "-p", folder], { cwd: root, encoding: "utf8" });
    expect(tsc.stdout).toBe("");

    const place = "node_modules/one-thing-engine";
    const check = (answers: string, ...words: string[]) => {
      const files = ["one-thing", "form"].map((name) => `${place}/example/${name}.json`);
      const { status, stdout, stderr } = node(
        `${place}/command/command.js`,
        "check",
        ...files,
        answers,
        ...words,
      );
      return { status, stdout, stderr };
    };
    expect(check(`${place}/example/answers.json`)).toEqual({
      status: 1,
      stderr: "",
      stdout: [
        "图书馆读者一件事（reader）",
        "",
        "办理事项",
        "  读者证（D001）：必办事项",
        "  家庭证（D001）：因为选择了“我和家人”",
        "",
        "要改的地方",
        "  错误：手机号为 11 位，以 1 开头，请检查",
        "  错误：请填写家人人数",
        "",
        "下一步",
        "  一表申请",
        "",
      ].join("\n"),
    });

    const reader = { readerName: "测试甲", readerMobile: "13800000000" };
    write("alone.json", { choices: { reader: "self" }, answers: { reader } });
    const alone = check("alone.json", "--json", "--today", "2026-11-29");
    expect(alone).toMatchObject({ status: 0, stderr: "" });
    expect(JSON.parse(alone.stdout)).toMatchObject({
      matters: [{ key: "card", because: "必办事项" }],
      problems: [],
      declaration: { oneThingId: "OT001", platChooseCondition: { matterInfoIds: ["OT001-M01"] } },
    });

    write("number.json", { answers: { reader: { readerName: 7 } } });
    write("broken.json", "{");
    for (const [answers, sentence] of [
      ["number.json", "number.json 错误：answers.reader.readerName："],
      ["broken.json", "broken.json 不是正确的 JSON："],
      ["missing.json", "读不了 missing.json："],
    ] as const)
      expect(check(answers)).toMatchObject({
        status: 2,
        stdout: "",
        stderr: expect.stringContaining(sentence),
      });
    const schemas = ["one-thing", "form"].map((name) => {
      write("named.js", `console.log(import.meta.resolve("one-thing-engine/schemas/${name}.schema.json"))`);
      return readFileSync(new URL(node("named.js").stdout.trim()), "utf8");
    });
    expect(schemas).toEqual(
      ["one-thing", "form"].map((name) => readFileSync(join(root, `schemas/${name}.schema.json`), "utf8")),
    );
    const $schema = `./${place}/schemas/form.schema.json`;
    const form = JSON.parse(readFileSync(join(folder, place, "example/form.json"), "utf8"));
    expect(existsSync(join(folder, place, "example", form.$schema))).toBe(true);
    write("form.json", { ...form, $schema });
    const compile = [
      `${place}/command/command.js`,
      "compile",
      `${place}/example/one-thing.json`,
      "form.json",
    ];
    expect(node(...compile, "--out", "thing.js")).toMatchObject({ status: 0, stderr: "" });
    expect(check("alone.json", "--today", "29.11.2026")).toMatchObject({ status: 2 });
    expect(check("alone.json", "--todya", "2026-11-29").stderr).toMatch(/^用法：/);
  });
});
