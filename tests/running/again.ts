// Repeats browser tests, if wanted on a machine that is kept busy, and lists what differed: `npm run test:again -- <file or title> --times 20 --busy`.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ownCommandLine } from "../../content/command-line.ts";
import { findChromium } from "../chromium.ts";
import { literally } from "../literally.ts";
import { keepBusy, slowedChromium } from "./busy.ts";
import { countPlaywright, countVitest, type Failure } from "./reports.ts";

const usage = `Usage: npm run test:again -- FILE|TITLE … [--times N] [--busy]
  FILE     a journey (*.spec.ts), a form test (*.test.tsx) or stories (*.stories.tsx), by any part of its path; several of one kind
  TITLE    the title of a test, or a part of it
  --times  how often, 5 by default
  --busy   while every core is kept busy and Chromium gets a quarter of one`;

const root = resolve(import.meta.dirname, "../..");
const results = resolve(root, "test-results/again");
const isFile = (word: string): boolean => /\.(spec\.ts|test\.tsx|stories\.tsx)(:\d+)?$/.test(word);

const { values, words } = ownCommandLine({
  usage,
  words: [1, 99],
  options: { times: { type: "string", default: "5" }, busy: { type: "boolean", default: false } },
  wrong: ({ times }) =>
    /^[1-9]\d*$/.test(times ?? "") ? undefined : `--times takes a number, not ${times}.`,
});
const times = Number(values.times);
const files = words.filter(isFile);
const titles = words.filter((word) => !isFile(word));

/** Runs a program of the project to its end; `true` when all was green. */
function run(program: string, args: string[], environment: Record<string, string> = {}): Promise<boolean> {
  const env = { ...process.env, LONG: "1", STORIES: "all", JOURNEYS: "all", AGAIN: results, ...environment };
  const child = spawn(join(root, "node_modules/.bin", program), args, { cwd: root, stdio: "inherit", env });
  return new Promise((done) => child.on("close", (code) => done(code === 0)));
}

/** All in one run, so that the portal is built once. */
async function repeatJourneys(): Promise<Failure[]> {
  const report = join(results, "report.json");
  const apart = /(^|\/)(every-one-thing|guide)\.spec/;
  const projects = files.some((file) => apart.test(file)) ? ["guide", "every-one-thing"] : ["journeys"];
  await run(
    "playwright",
    [
      ...["test", "-c", "tests/journeys/playwright.config.ts", "--reporter=line,json"],
      ...projects.flatMap((project) => ["--project", project]),
      ...["--repeat-each", String(times), "--output", results, "--trace", "retain-on-failure"],
      // How long a whole test takes says nothing on a slowed machine; what a step waits for stays as it is.
      ...(values.busy ? ["--workers", "1", "--timeout", "600000"] : []),
      ...files,
      ...(titles.length > 0 ? ["--grep", titles.map(literally).join("|")] : []),
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      CALLS_MADE: join(results, "calls.txt"),
      ...(projects.includes("every-one-thing") && { OPENED: "1" }),
    },
  );
  if (!existsSync(report)) throw new Error("Playwright wrote no report.");
  return countPlaywright(JSON.parse(readFileSync(report, "utf8"))).failures;
}

/** A process each time: what a page keeps from one test to the next is part of what may differ. */
async function repeatInVitest(project: "form" | "stories"): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (let time = 1; time <= times; time++) {
    const report = join(results, `report-${time}.json`);
    const good = await run("vitest", [
      ...["run", "-c", "tests/vitest.config.ts", "--project", project, "--reporter=dot", "--reporter=json"],
      ...[`--outputFile.json=${report}`, ...files],
      ...(titles.length > 0 ? ["--testNamePattern", titles.map(literally).join("|")] : []),
      ...(values.busy ? ["--testTimeout", "600000"] : []),
    ]);
    const { failures: found } = countVitest(JSON.parse(readFileSync(report, "utf8")));
    failures.push(...found);
    if (!good && found.length === 0)
      failures.push({ title: `Run ${time}`, message: "failed outside of its tests" });
  }
  return failures;
}

function kindOf(): "journeys" | "form" | "stories" {
  if (files.some((file) => /\.stories\.tsx/.test(file))) return "stories";
  if (files.some((file) => /\.test\.tsx/.test(file))) return "form";
  if (files.length > 0) return "journeys";
  const holds = (folder: string, ending: RegExp) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => ending.test(name))
      .some((name) =>
        titles.some((title) => readFileSync(resolve(root, folder, name), "utf8").includes(title)),
      );
  if (holds("tests/form", /\.test\.tsx$/)) return "form";
  return holds("stories", /\.stories\.tsx$/) ? "stories" : "journeys";
}

rmSync(results, { recursive: true, force: true });
await findChromium();
if (values.busy) process.env.CHROMIUM_NICE = slowedChromium;
const rest = values.busy ? keepBusy() : () => {};
const kind = kindOf();
const failures = kind === "journeys" ? await repeatJourneys() : await repeatInVitest(kind);
rest();

const told = new Map<string, number>();
for (const { title, message } of failures) {
  const text = `${title}\n${message}`;
  told.set(text, (told.get(text) ?? 0) + 1);
}
for (const [text, count] of told) console.log(`\n${count} of ${times} times: ${text}`);
const seen = existsSync(results) ? readdirSync(results, { recursive: true, encoding: "utf8" }) : [];
for (const name of seen.filter((each) => /\.(png|zip)$/.test(each)).toSorted())
  console.log(join(results, name));
console.log(failures.length > 0 ? `${failures.length} failures.` : `Green, ${times} times.`);
process.exitCode = failures.length > 0 ? 1 : 0;
