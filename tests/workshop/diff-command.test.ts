// `npm run diff` on copies of the content in a separate repository: what it prints and how it ends.
import { execFileSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runDiff } from "../../workshop/diff/run-diff.ts";
import { change, contentCopy, lineWith } from "../flows/setup/content-copy.ts";

vi.setConfig({ testTimeout: 60_000 });

function repository(): string {
  const root = contentCopy();
  const nobody = [
    "-c",
    "user.name=nobody",
    "-c",
    "user.email=nobody@example.invalid",
    "-c",
    "commit.gpgsign=false",
  ];
  for (const words of [
    ["init", "-q"],
    ["add", "."],
    [...nobody, "commit", "-q", "-m", "content"],
  ]) {
    execFileSync("git", ["-C", root, ...words], { stdio: "pipe" });
  }
  return root;
}

const diff = (root: string, ...words: string[]) => runDiff(["--folder", root, ...words]);

test("a change is told with file and line, drafts with what mends them; of all it fails where one cannot go on", () => {
  const root = repository();
  const file = "schemas/forms/parking.schema.json";
  change(root, { file, from: '"leaseEndDate",', to: '"leaseUntil",' });
  const text = change(root, { file, from: '"leaseEndDate": {', to: '"leaseUntil": {' });
  change(root, { file: "flows/one-things/parking.json", from: '"leaseEndDate":', to: '"leaseUntil":' });

  const one = diff(root, "parking");
  expect(one.text).toContain("车位充电桩安装一件事（parking）：与 “HEAD” 相比有 1 处改动\n  改名\n");
  expect(one.text).toContain(`${file} 第 ${lineWith(text, '"leaseUntil": {')} 行：`);
  expect(one.text).toMatch(
    /暂存件：试了 \d+ 份，\d+ 份照常继续，0 份继续但要告诉办事人，[1-9]\d* 份不能原样继续。/,
  );
  expect(one.text).toContain('"field": "leaseEndDate"');
  expect(one.status).toBe(0);

  const all = diff(root, "--all", "--json");
  expect(all.status).toBe(1);
  const told = JSON.parse(all.text) as { code: string; drafts: { mends: unknown[] } }[];
  expect(told.map(({ code, drafts }) => [code, drafts.mends.length])).toContainEqual(["parking", 1]);
  expect(told.map(({ code, drafts }) => [code, drafts.mends.length])).toContainEqual(["household", 0]);
});

test("outside git, at an unknown revision and for an unknown code it says so, and ends with 2", () => {
  const root = repository();
  const [nowhere, revision, code, nothing] = [
    diff(contentCopy(), "parking"),
    diff(root, "parking", "nowhere"),
    diff(root, "parkin"),
    diff(root),
  ];
  expect(nowhere.text).toContain("不在 git 仓库里");
  expect(revision.text).toBe("git 里没有版本 “nowhere”。");
  expect(code.text).toBe("没有代码是 “parkin” 的一件事。现有：canteen、household、parking、signboard。");
  expect(nothing.text).toContain("用法：npm run diff");
  expect([nowhere, revision, code, nothing].map(({ status }) => status)).toEqual([2, 2, 2, 2]);
});

test("a one-thing that is gone is told, and one under another code is compared with what it was", () => {
  const root = repository();
  const parking = join(root, "flows/one-things/parking.json");
  change(root, {
    file: "flows/one-things/parking.json",
    from: '"code": "parking"',
    to: '"code": "pile", "formerly": ["parking"]',
  });
  renameSync(parking, join(root, "flows/one-things/pile.json"));
  const renamed = diff(root, "pile");
  expect(renamed.text).toContain("代码从 parking 改为 pile");
  expect(renamed.text).toContain("0 份不能原样继续");
  rmSync(join(root, "flows/one-things/pile.json"));
  rmSync(join(root, "schemas/forms/parking.schema.json"));
  const gone = diff(root, "--all");
  expect(gone.text).toContain("车位充电桩安装一件事（parking）没有了");
  expect(gone.status).toBe(1);
});

test("[10.10] what changed in a shared piece, a long text or the catalogue is told where it stands there, with whom it changes too", () => {
  const root = repository();
  const file = (name: string) => `schemas/forms/${name}.schema.json`;
  const shared = file("shared/applicant");
  const mobile = change(root, { file: shared, from: '"maxLength": 16', to: '"maxLength": 15' });
  const codes = change(root, { file: file("shared/codes"), from: "我已阅读，并作出以上承诺", to: "我承诺" });
  // The form's own word overrides the shared one, and is now gone.
  const parking = change(root, {
    file: file("parking"),
    from: '"告知承诺",\n          "description": "已知晓充电设施安装、使用的消防安全要求，并承诺遵守"',
    to: '"告知与承诺"',
  });
  const catalogue = change(root, {
    file: "flows/catalogue.json",
    from: '"住房和城乡建设局"',
    to: '"住建局"',
  });

  const one = diff(root, "parking").text;
  const line = (name: string, text: string, words: string) => `    ${name} 第 ${lineWith(text, words)} 行：`;
  for (const [name, text, words, sentence] of [
    [shared, mobile, '"maxLength": 15', "字段“申请人手机号码”最多从 16 个字改为 15 个字。"],
    [file("shared/codes"), codes, "我承诺", "字段“告知与承诺”的选项“我已阅读，并作出以上承诺”改称“我承诺”。"],
    [file("parking"), parking, '"告知与承诺"', "字段“告知承诺”改称“告知与承诺”。"],
    [file("parking"), parking, '"promiseFlag": {', "字段“告知与承诺”的说明改了。"],
    ["flows/catalogue.json", catalogue, '"住建局"', "的部门“住房和城乡建设局”改称“住建局”。"],
  ] as const)
    expect(one).toMatch(new RegExp(`^${escaped(line(name, text, words))}.*${escaped(sentence)}$`, "m"));
  expect(one).toContain("共用的内容改了，同时改动的还有 3 个一件事：");
  for (const code of ["household", "canteen", "signboard"]) expect(one).toContain(`（${code}）`);
});

test("of a long text the line is told that is another, and nobody else is named", () => {
  const root = repository();
  const text = "flows/texts/household/settle-bills.html";
  change(root, { file: text, from: "</p>", to: "</p>\n<p>请带好<b>收据</b>。</p>" });
  const one = diff(root, "household").text;
  expect(one).toContain(`    ${text} 第 2 行：办理前的通知“`);
  expect(one).not.toContain("同时改动");
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
