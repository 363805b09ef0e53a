// What `npm run new` writes is valid, listed, and can be handled from the first save to the receipt.

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import { demoPersons } from "../../gateway/ops/seed/persons.ts";
import { newOneThing, type Wish, withListedCode } from "../../workshop/new/write-pair.ts";
import { newKey } from "../gateway/setup/declarations.ts";
import { gatewayUnderTest, root } from "../gateway/setup/gateway-under-test.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { casesOf } from "../walks/cases.ts";
import { makeDraft } from "../walks/gateway-walk.ts";

function command(folder: string, ...more: string[]) {
  const words = ["--import", "tsx", "workshop/new/new.ts", "--content", folder, ...more];
  return spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
}

/** The project's catalogue and shared definitions, without any one-thing. */
function emptyContent(): string {
  const folder = temporaryFolder("portal-new");
  cpSync(join(root, "flows/catalogue.json"), join(folder, "flows/catalogue.json"));
  cpSync(join(root, "schemas/forms/shared"), join(folder, "schemas/forms/shared"), { recursive: true });
  return folder;
}

function principal(number: 1 | 4): Principal {
  const person = demoPersons.find(({ id }) => id === `demo-person-${number}`);
  if (!person) throw new Error(`There is no demo person ${number}.`);
  const { realName: name, certificateNumber, mobile, company } = person;
  if (!company) return { kind: "person", name, certificateNumber, mobile };
  const { id, companyName, unifiedSocialCreditCode: creditCode } = company;
  const acting = { id, name: companyName, creditCode };
  return { kind: "company", name, certificateNumber, mobile, company: acting };
}

const kinds = [
  ["personal", 1, "PERSONAL_SUBJECT"],
  ["enterprise", 4, "ENTERPRISE_SUBJECT"],
] as const;

describe.each(kinds)("a new one-thing of the kind %s", (kind, number, tab) => {
  test("is right, listed, has its guide, and is handled to its receipt", async () => {
    const folder = emptyContent();
    const { status, stdout, stderr } = command(folder, "garden", "--kind", kind, "--name", "庭院改造一件事");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^已写好 “庭院改造一件事”（代码 garden，编号 OT001，主题 .+）：$/m);

    const content = readContent(folder);
    const files = ["flows/one-things/garden.json", "schemas/forms/garden.schema.json"];
    expect(content.problems.filter(({ file }) => files.includes(file))).toEqual([]);
    expect(content.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    const { catalogue } = content;
    const loaded = content.definitions.get("garden");
    if (!catalogue || !loaded) throw new Error("The new one-thing is not there.");
    const { QT, QY } = catalogue.serviceLists;
    const listed = kind === "enterprise" ? QY.flatMap(({ items }) => items) : QT;
    expect(listed).toContain("garden");

    const { oneThing } = loaded.definition;
    const served = { catalogue, definitions: content.definitions };
    const { person } = await gatewayUnderTest({ content: served });
    const browser = await person(number);
    const { data: subjects } = await browser.call("listOneThing", { type: tab, plat: "PC" });
    expect(subjects.map(({ subjectName }: { subjectName: string }) => subjectName)).toEqual([
      oneThing.subject,
    ]);
    const { data: guide } = await browser.call("guideInfo", { oneThingId: oneThing.id });
    expect(guide).toMatchObject({ code: "garden", consultWay: null });

    const principals = new Map([[number, principal(number)]]);
    const cases = casesOf({ code: "garden", loaded, served, principals }, 4, 4);
    expect(cases.length).toBeGreaterThan(3);
    for (const { name, record, problems } of cases) {
      expect([name, problems]).toEqual([name, []]);
      const { draftId, revision } = await makeDraft(browser, loaded.definition, record);
      const options = { idempotencyKey: newKey(), ifMatch: revision };
      const receipt = await browser.call("registerDeclare", { draftId }, options);
      expect([name, receipt.status, receipt.msg, receipt.data?.problems]).toEqual([name, 200, "", undefined]);
      expect(receipt.data.number).toMatch(/^\d{20}$/);
    }
  });
});

test("in the whole content it takes the next free id and adds no reminder", () => {
  const folder = temporaryFolder("portal-new");
  for (const part of ["flows", "schemas/forms"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  const before = readContent(folder);
  const made = newOneThing(folder, root, { code: "garden", kind: "personal" });
  const after = readContent(folder);
  const [first, ...more] = after.files.oneThings.flatMap(({ name, json }) =>
    name === "garden" ? [(json as { id: string }).id] : [],
  );
  expect([made.ok, more]).toEqual([true, []]);
  expect(first).toBe(`OT${String(before.files.oneThings.length + 1).padStart(3, "0")}`);
  expect(after.problems.filter(({ file }) => file.includes("garden"))).toEqual([]);
  expect(after.definitions.size).toBe(before.definitions.size + 1);
});

describe("nothing is written and one sentence says why when", () => {
  const refused: [string, Partial<Wish>, string][] = [
    ["the code leaves the folder", { code: "../garden" }, "代码 “../garden” 不能用。"],
    ["the code begins with a digit", { code: "1garden" }, "代码 “1garden” 不能用。"],
    ["the code is too long", { code: "g".repeat(41) }, "不能用。"],
    ["the code is JavaScript's own", { code: "constructor" }, "代码 “constructor” 是系统保留的"],
    ["the code is a device", { code: "con" }, "代码 “con” 是系统保留的"],
    ["the kind is not known", { kind: "company" }, "没有类别 “company”。"],
    ["the name holds HTML", { name: "<b>x</b>" }, "name：文字里写了 HTML。"],
    ["the name is too long", { name: "长".repeat(41) }, "name：写了 41 个字。"],
    ["the name is empty", { name: "" }, "name：写了 0 个字。"],
  ];
  test.each(refused)("%s", (_case, wish, said) => {
    const folder = emptyContent();
    const list = readFileSync(join(folder, "flows/catalogue.json"), "utf8");
    const made = newOneThing(folder, root, { code: "garden", kind: "personal", ...wish });
    expect(made.ok ? [] : made.problems.join("\n")).toContain(said);
    expect(existsSync(join(folder, "flows/one-things"))).toBe(false);
    expect(readdirSync(join(folder, "schemas/forms"))).toEqual(["shared"]);
    expect(readFileSync(join(folder, "flows/catalogue.json"), "utf8")).toBe(list);
  });

  test("the code is taken, in whatever case", () => {
    const folder = emptyContent();
    expect(newOneThing(folder, root, { code: "garden", kind: "personal" })).toMatchObject({ ok: true });
    const written = readFileSync(join(folder, "flows/one-things/garden.json"), "utf8");
    const again = newOneThing(folder, root, { code: "Garden", kind: "personal" });
    const said = "代码 “Garden” 已经有了：flows/one-things/garden.json。";
    expect(again).toMatchObject({ ok: false, problems: [expect.stringContaining(said)] });
    expect(readFileSync(join(folder, "flows/one-things/garden.json"), "utf8")).toBe(written);
  });

  test.each([
    [[], "用法：npm run new"],
    [["garden", "--nmae", "x"], "不认识选项 --nmae。"],
  ])("the command line says %j", (words, said) => {
    const { status, stdout, stderr } = command(emptyContent(), ...words);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(said);
  });
});

test.each([
  ['{ "serviceLists": { "QT": [] } }', '{ "serviceLists": { "QT": ["b"] } }'],
  ['{ "serviceLists": { "QT": ["a"] } }', '{ "serviceLists": { "QT": ["a", "b"] } }'],
  [
    '{ "serviceLists": {\n  "QT": [\n    "a"\n  ] } }',
    '{ "serviceLists": {\n  "QT": [\n    "a",\n    "b"\n  ] } }',
  ],
])("a code is listed as the others stand: %s", (before, after) => {
  expect(withListedCode(before, "b")).toBe(after);
});

test.each([
  ['{ "serviceLists": { "QY": [] } }', '{ "serviceLists": { "QY": [{"group":"企业服务","items":["b"]}] } }'],
  [
    '{ "serviceLists": { "QY": [{ "items": ["x"] }, { "items": ["a"] }] } }',
    '{ "serviceLists": { "QY": [{ "items": ["x"] }, { "items": ["a", "b"] }] } }',
  ],
])("[4.22] a company's affair is listed among the services for companies: %s", (before, after) => {
  expect(withListedCode(before, "b", true)).toBe(after);
});
