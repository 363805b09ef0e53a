// `npm run check` on copies of the content: what it prints and how it ends.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { attackedPatterns } from "../../workshop/check/attacked-patterns.ts";
import { runCheck } from "../../workshop/check/run-check.ts";
import { change, contentCopy, lineWith, projectRoot } from "../flows/setup/content-copy.ts";

// Other suites may share the machine.
vi.setConfig({ testTimeout: 60_000 });

function command(...words: string[]) {
  const started = [join(projectRoot, "node_modules/tsx/dist/cli.mjs"), "workshop/check/check.ts", ...words];
  return spawnSync(process.execPath, started, { cwd: projectRoot, encoding: "utf8" });
}

/** A day whose years the content knows. */
const day = "2026-06-01";

/** What the command prints and how it ends. */
function check(...words: string[]) {
  const { status, text } = runCheck(words, day);
  return { status, stdout: status === 2 ? "" : `${text}\n`, stderr: status === 2 ? `${text}\n` : "" };
}

test("a broken file is told with its line and the repair, and the command fails", () => {
  const root = contentCopy();
  const file = "flows/one-things/parking.json";
  const text = change(root, { file, from: '"adds": ["publicFiling"]', to: '"adds": ["publicFilling"]' });
  const { status, stdout, stderr } = command(root);
  expect(stderr).toBe("");
  expect(stdout).toContain(`${file} 第 ${lineWith(text, "publicFilling")} 行 错误：`);
  expect(stdout).toContain("是否想写 “publicFiling”？");
  expect(stdout).toMatch(/：1 个错误，\d+ 个提醒，用时 \d+\.\d 秒。\n$/);
  expect(status).toBe(1);
});

test("good files end well", () => {
  const { status, stdout } = check(contentCopy());
  expect(stdout).toMatch(
    /^检查了 \d+ 个一件事、\d+ 张表单、\d+ 个共用片段和目录：没有错误，\d+ 个提醒，用时 \d+\.\d 秒。$/m,
  );
  expect(status).toBe(0);
});

test("reminders do not fail the command, unless it is asked to be strict", () => {
  const root = contentCopy();
  change(root, { file: "flows/catalogue.json", from: '"QT": ["parking"]', to: '"QT": ["nobody"]' });
  const { status, stdout } = check(root);
  expect(stdout).toContain("清单里有 1 个还没有配置的一件事：nobody");
  expect([status, check(root, "--strict").status]).toEqual([0, 1]);
  expect(check(contentCopy(), "--strict").status).toBe(0);
});

test("[9] from November on the command reminds of the next year's holidays while they are not written", () => {
  const root = contentCopy();
  const text = (today: string) => runCheck([root], today).text;
  expect(text("2026-10-31")).not.toContain("放假和调休");
  expect(text("2026-11-01")).toMatch(
    /flows\/catalogue\.json 第 \d+ 行 提醒：workCalendar：没有写 2027 年的放假和调休。写了的年份，工作日才会避开节假日。请照国务院办公厅的通知，在 workCalendar 里补上 "2027"。/,
  );
  expect(text("2026-11-01")).not.toContain("没有写 2026 年");
});

test("an option that does not exist is told with the usage", () => {
  const { status, stdout, stderr } = command("--strikt");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("npm run check [-- --strict]");
});

test("a pattern that an answer could attack is told with the attack, and one that takes too long to judge is a reminder", () => {
  const root = contentCopy();
  const file = "schemas/forms/parking.schema.json";
  const from = '"title": "车位编号", "type": "string", "maxLength": 30';
  const to = `${from}, "pattern": "^\\\\d*\\\\d*$"`;
  const text = change(root, { file, from, to });
  const attacked = check(root);
  expect(attacked.stdout).toContain(
    `${file} 第 ${lineWith(text, "pattern")} 行 错误：properties.parking.properties.parkNo.pattern：样式遇到 “000000000000…\\u0000” 这样的输入会卡住页面（输入长一倍，慢 4 倍）。再长的输入也应很快判断完。请让相邻的重复不能匹配同样的字，两头写 ^ 和 $，给次数写上限，或改用 format。`,
  );
  expect(attacked.status).toBe(1);
  // A millisecond is too little for any.
  expect(attackedPatterns(readContent(root), 1)).toMatchObject([
    { severity: "warning", message: expect.stringContaining("样式太复杂，判断不了会不会卡住页面。请简化") },
  ]);
});
