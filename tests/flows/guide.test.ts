// Follows the guide for service designers word for word in a separate folder: the tools do what it says, and the new one-thing is handled to its receipt.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readJsonText } from "../../content/json-text.ts";
import { type Content, readContent } from "../../content/read-content.ts";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import { checkDeclaration } from "../../engine/declaration/check-declaration.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { FieldAnswers } from "../../engine/declaration/record.ts";
import { principalFor } from "../../gateway/declaring/who-declares.ts";
import { demoPersons } from "../../gateway/ops/seed/persons.ts";
import { pageId, storiesOf } from "../../stories/config/story-list.ts";
import { completeRecord } from "../../workshop/answers/complete-record.ts";
import { checkedModel } from "../../workshop/index.ts";
import { newKey } from "../gateway/setup/declarations.ts";
import { gatewayUnderTest } from "../gateway/setup/gateway-under-test.ts";
import { literally } from "../literally.ts";
import { casesOf } from "../walks/cases.ts";
import { makeDraft } from "../walks/gateway-walk.ts";
import { projectRoot } from "./setup/content-copy.ts";
import {
  beforeTheGuide,
  type Followed,
  followGuide,
  guideCode,
  guideText,
  type Tried,
  withoutNumbers,
} from "./setup/follow-guide.ts";
import { guideSteps } from "./setup/guide-steps.ts";
import { pasted, propertiesOf } from "./setup/paste-properties.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let followed: Followed[];
let tried: Tried[];
let content: Content;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guide-"));
  beforeTheGuide(folder);
  ({ followed, tried } = followGuide(folder));
  content = readContent(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ignores the end of a long link. */
const shown = (told: string): RegExp =>
  new RegExp(`^${withoutNumbers(told).split("play=…").map(literally).join("play=\\S+")}$`);

describe("[5] the guide, followed word for word,", () => {
  test("[10.15] says what the tools say, to the letter", () => {
    expect(followed.length).toBeGreaterThan(8);
    for (const { at, told, said } of followed) {
      expect(withoutNumbers(said), `line ${at} of docs/service-designers.md`).toMatch(shown(told));
    }
    const all = followed.map(({ told }) => told).join("\n");
    for (const words of ["是否想写", "在模拟器中打开：", "份不能原样继续", "已写好"]) {
      expect(all).toContain(words);
    }
  });

  test("ends with a one-thing without errors, reminders or findings", () => {
    expect(content.problems.filter(({ file }) => file.includes(guideCode))).toEqual([]);
    const loaded = content.definitions.get(guideCode);
    if (!loaded) throw new Error("The one-thing is not there.");
    const { findings, complete } = checkedModel(loaded, { today: todayInShanghai(Date.now()) });
    expect([findings, complete]).toEqual([[], true]);
    expect(content.catalogue?.serviceLists.QT).toContain(guideCode);
  });

  test("uses what it teaches: matters by choice, a field and a material in some case, rows, rules, a text of its own, a signature", () => {
    const oneThing = content.definitions.get(guideCode)?.definition.oneThing;
    const form = content.definitions.get(guideCode)?.definition.form;
    expect(Object.values(oneThing?.rules ?? {}).map(({ severity }) => severity)).toEqual(
      expect.arrayContaining(["warn", "block"]),
    );
    const options = Object.values(oneThing?.questions ?? {}).flatMap((one) => Object.values(one.options));
    expect(options.some(({ adds }) => adds)).toBe(true);
    expect(Object.values(oneThing?.materials ?? {}).some((one) => one.when)).toBe(true);
    expect(form?.sections.some(({ repeat }) => repeat)).toBe(true);
    expect([oneThing?.sign, oneThing?.migrations?.length]).toEqual([true, 1]);
    expect(oneThing?.notices[0]?.html).toContain("<h3>");
  });

  test("quotes the reasons and the complaints that a person will read", () => {
    const loaded = content.definitions.get(guideCode);
    const [somebody] = demoPersons;
    if (!loaded || !somebody) throw new Error("The one-thing is not there.");
    const today = todayInShanghai(Date.now());
    const setting = { today, seed: 7, principal: principalFor(somebody, null) };
    const choices = { goods: "food", fire: "no", place: "market" };
    const { record } = completeRecord(loaded, setting, { choices });
    const { sections, materials } = evaluate(loaded.definition, record, today).asked;
    const asked = [...sections.flatMap(({ fields }) => fields), ...materials];
    const reasons = [...guideText.matchAll(/`(因为[^`]+)`/g)].map(([, words]) => words);
    expect(reasons.length).toBe(2);
    expect(asked.map(({ because }) => because)).toEqual(expect.arrayContaining(reasons));

    const wrong = { ...(record.answers.stall as FieldAnswers), filingDays: "100", area: "6" };
    const answers = { ...record.answers, stall: wrong };
    const verdict = checkDeclaration(loaded.definition, { ...record, answers }, loaded.checks, today);
    const rules = (verdict.ok ? [] : verdict.problems).filter(({ rule }) => rule === "rule");
    expect(rules.map(({ field, severity }) => [field, severity ?? "warning"])).toEqual([
      ["area", "warning"],
      ["filingDays", "error"],
    ]);
    expect(guideText).toContain(`停下来，并说“${rules[1]?.message}”`);
  });

  test("shows words that hold when they are only tried", () => {
    expect(tried.length).toBe(3);
    for (const { at, problems } of tried) expect(problems, `line ${at}`).toEqual([]);
  });

  test("makes a one-thing that is found by its words and leads its choices to the receipt", async () => {
    const loaded = content.definitions.get(guideCode);
    const { catalogue, definitions } = content;
    const [somebody] = demoPersons;
    if (!loaded || !catalogue || !somebody) throw new Error("The one-thing is not there.");
    const served = { catalogue, definitions };
    const { person } = await gatewayUnderTest({ content: served });
    const browser = await person(1);
    const [, phrase = ""] = /搜索框里搜“([^”]+)”/.exec(guideText) ?? [];
    const { data: found } = await browser.call("cleverFilter", { phrase, terminal: "pc" });
    expect(found.map(({ thing }: { thing: { code: string } }) => thing.code)).toEqual([guideCode]);
    const principals = new Map([[1 as const, principalFor(somebody, null)]]);
    const cases = casesOf({ code: guideCode, loaded, served, principals }, 3, 2);
    const good = cases.filter(({ problems }) => problems.length === 0);
    expect(good.length).toBeGreaterThan(3);
    for (const { name, record } of good) {
      const { draftId, revision } = await makeDraft(browser, loaded.definition, record);
      const options = { idempotencyKey: newKey(), ifMatch: revision };
      const receipt = await browser.call("registerDeclare", { draftId }, options);
      expect([name, receipt.status, receipt.msg]).toEqual([name, 200, ""]);
      expect(receipt.data.number).toMatch(/^\d{20}$/);
    }
  });
});

describe("[5] a reader of the guide", () => {
  const steps = guideSteps(guideText);

  test("is told in words what a block does: in which file, and in whose place", () => {
    for (const step of steps) {
      if (step.kind === "run" || step.kind === "shown") continue;
      const where = `line ${step.at} of docs/service-designers.md`;
      const name = (step.kind === "edit" ? step.edit.file : step.file).split("/").at(-1) ?? "";
      // A file named for one block also holds for the next, until another file is named.
      const before = guideText.split("\n").slice(0, step.at).join("\n");
      const named = [...before.matchAll(/`([^`\s]*\.(?:json|html))`/g)].at(-1)?.[1];
      expect(named?.split("/").at(-1), where).toBe(name);
      if (step.kind === "write") continue;
      const { after, instead } = step.edit;
      for (const key of [after, instead]) if (key) expect(step.prose, where).toContain(`\`${key}\``);
    }
  });

  test("finds every button and heading of the portal, the desk and Storybook that is named", () => {
    const bold = [...guideText.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, words = ""]) => words);
    const names = bold.filter((words) => !/[。？]$/.test(words) && words.length < 20);
    const sources = ["renderer", "stories", "engine", "gateway/ops/seed"].map(textsBelow).join("\n");
    const own = readdirSync(join(folder, "schemas/forms"))
      .filter((name) => name.startsWith(guideCode))
      .map((name) => readFileSync(join(folder, "schemas/forms", name), "utf8"))
      .join("\n");
    const terms = ["什么时候", "是什么样", "事项", "问题"];
    expect(names.length).toBeGreaterThan(15);
    expect(
      names.filter((name) => !terms.includes(name) && !sources.includes(name) && !own.includes(name)),
    ).toEqual([]);
  });

  test("finds the words of a broken file that are quoted", () => {
    const [problem] = readJsonText('{\n  "a": 1\n  "b": 2\n}').problems;
    const [, quoted = ""] = /\*\*工具说“(JSON [^”]+)”/.exec(guideText) ?? [];
    expect(problem?.message).toContain(quoted);
    expect(quoted.length).toBeGreaterThan(5);
  });

  test("finds every page and every command that is named", () => {
    const links = [...guideText.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = ""]) => path);
    expect(links.filter((path) => !existsSync(join(projectRoot, "docs", path)))).toEqual([]);
    const newTexts = readFileSync(join(projectRoot, "workshop/new/texts.ts"), "utf8");
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
    const named = [...guideText.matchAll(/npm run ([a-z:]+)/g)].map(([, script = ""]) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
    expect(newTexts).toContain("docs/service-designers.md");
    const oneThing = content.definitions.get(guideCode)?.definition.oneThing;
    const ids = (oneThing ? storiesOf(oneThing) : []).flatMap((page) =>
      page.stories.map(({ key }) => `${pageId(page)}--${key.toLowerCase()}`),
    );
    const stories = [...guideText.matchAll(/path=\/story\/(stall-[a-z-]+)/g)].map(([, id = ""]) => id);
    expect(stories.length).toBe(1);
    expect(stories.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test("what is pasted takes the place of its name, or comes where the guide says; without a place nothing is pasted", () => {
  const text = '{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}\n';
  const edit = { file: "x.json", pointer: "", after: undefined, instead: undefined, tried: false };
  expect(pasted(text, { ...edit, snippet: '  "a": [\n    3\n  ],' })).toBe(
    text.replace("1,", "[\n    3\n  ],"),
  );
  expect(pasted(text, { ...edit, pointer: "/b", after: "c", snippet: '    "d": 4' })).toBe(
    text.replace("2\n", '2,\n    "d": 4\n'),
  );
  expect(pasted(text, { ...edit, instead: "a", snippet: '  "z": 0, "y": 9' })).toBe(
    text.replace('"a": 1', '"z": 0,\n  "y": 9'),
  );
  expect(() => pasted(text, { ...edit, snippet: '"new": 1' })).toThrow("does not say behind what");
  expect(() => pasted(text, { ...edit, pointer: "/q", snippet: '"a": 1' })).toThrow("has no /q");
  expect(propertiesOf('"a": 1, "b": 2').map(({ key }) => key)).toEqual(["a", "b"]);
  expect(() => guideSteps("```yaml\na: 1\n```")).toThrow("nobody follows");
});

/** All sources of a folder in one text. */
function textsBelow(path: string): string {
  return readdirSync(join(projectRoot, path), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(projectRoot, path, name), "utf8"))
    .join("\n");
}
