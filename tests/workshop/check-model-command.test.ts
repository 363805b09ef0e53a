// `npm run check` on content with a fault that only walking reveals: what it prints and how it ends.
import { expect, test, vi } from "vitest";
import { runCheck } from "../../workshop/check/run-check.ts";
import { decodeScenario } from "../../workshop/index.ts";
import { change, contentCopy, lineWith } from "../flows/setup/content-copy.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

/** What the command prints and how it ends. */
function check(...words: string[]) {
  const { status, text } = runCheck(words, "2026-06-01");
  return { status, stdout: status === 2 ? "" : `${text}\n`, stderr: status === 2 ? `${text}\n` : "" };
}

const file = "flows/one-things/household.json";

test("[5, 10.5] what only walking shows is told with its line and a link that opens its answers, and an error fails the command", () => {
  const root = contentCopy();
  const text = change(root, {
    file,
    from: '"rules": {',
    to: '"rules": { "tight": { "name": "面积下限", "must": { "all": [{ "answer": "homeArea", "atLeast": "9" }, { "answer": "homeArea", "atMost": "8" }] }, "else": "面积不对" },',
  });
  const { status, stdout, stderr } = check(root, "household");
  expect(stderr).toBe("");
  expect(stdout).toContain(
    `${file} 第 ${lineWith(text, '"tight"')} 行 错误：rules.tight：没有任何答案能满足规则 “面积下限”。`,
  );
  const [, link = ""] =
    /在模拟器中打开：http:\/\/localhost:6006\/\?path=\/story\/simulator--play&full=1&play=(\S+)/.exec(
      stdout,
    ) ?? [];
  expect(decodeScenario(link)).toMatchObject({ code: "household", step: "one-form" });
  expect(stdout).toContain("household：走过全部 12 种选择。");
  expect(stdout).toMatch(/^检查了 一件事 household、.+：1 个错误，0 个提醒，用时 \d+\.\d 秒。$/m);
  expect(status).toBe(1);
});

test("[5] a reminder that only walking shows fails the command when it is asked to be strict", () => {
  const root = contentCopy();
  change(root, {
    file,
    from: '"for": ["residencePermit"],\n      "accept"',
    to: '"for": ["residencePermit"],\n      "when": { "answer": "homeKind", "is": "1" },\n      "accept"',
  });
  const { status, stdout } = check(root, "--strict");
  expect(stdout).toContain("提醒：materials.photo：材料 “photo” 永远不会要");
  expect(status).toBe(1);
});

test("a one-thing that is not there is told with the nearest name", () => {
  const { status, stdout, stderr } = check(contentCopy(), "houshold");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("没有文件夹，也没有一件事叫 “houshold”。是否想写 “household”？");
});
