// One process of a simulation: runs seeds one after the other, and prints a line of JSON for each.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { compileChecks } from "../../engine/reader/compile-checks.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";
import type { Contents } from "./deployment.ts";
import { simulate } from "./simulate.ts";
import { type Story, shrink, storyOf } from "./story.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "1" },
    step: { type: "string", default: "1" },
    days: { type: "string", default: "30" },
    /** Ends after that many seconds, but not before so many seeds. */
    seconds: { type: "string" },
    least: { type: "string", default: "0" },
    /** Ends with the first seed that fails. */
    first: { type: "boolean", default: false },
    trace: { type: "boolean", default: false },
    shrink: { type: "boolean", default: false },
    /** A file with a story, instead of seeds. */
    story: { type: "string" },
  },
});

/** Later, a one-thing says something else: every open draft belongs to a former version then. */
function laterOf(definition: Definition): Definition {
  const { oneThing, version } = definition;
  return {
    ...definition,
    version: version.split("").reverse().join(""),
    oneThing: { ...oneThing, summary: `${oneThing.summary}（新版）` },
  };
}

function contents(): Contents {
  const { catalogue, definitions } = fixtureContent();
  if (!catalogue) throw new Error("The catalogue of the fixtures is wrong.");
  const later = [...definitions].map(([code, { definition }]) => {
    const changed = laterOf(definition);
    return [code, { definition: changed, checks: compileChecks(changed.form) }] as const;
  });
  return { first: { catalogue, definitions }, later: { catalogue, definitions: new Map(later) } };
}

const collect = globalThis.gc;
if (!collect) throw new Error("Start Node with --expose-gc.");
/** Nothing stays behind of a story but timers of calls that were given up, for a minute. */
const mostMegabytes = 120;

/** After every tenth story: to collect takes a tenth of one. */
function heldMegabytes(told: number): number | undefined {
  if (told % 10 > 0) return undefined;
  collect?.();
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
}

const served = contents();
const days = Number(values.days);
const began = performance.now();
const end = values.seconds === undefined ? Number.POSITIVE_INFINITY : began + Number(values.seconds) * 1000;
const stories = function* (): Generator<Story> {
  if (values.story !== undefined) return yield JSON.parse(readFileSync(values.story, "utf8"));
  const isOver = (at: number) => at >= Number(values.least) && performance.now() >= end;
  for (let at = 0; at < Number(values.count) && !isOver(at); at += 1)
    yield storyOf(Number(values.seed) + at * Number(values.step), days);
};

let told = 0;
for (const story of stories()) {
  const from = performance.now();
  const { violations, trace, hash, counts } = await simulate(story, served);
  const ms = Math.round(performance.now() - from);
  told += 1;
  const megabytes = heldMegabytes(told);
  if (megabytes !== undefined && megabytes > mostMegabytes)
    violations.push(`${megabytes} MB are still held after it`);
  if (values.trace) for (const line of trace) console.log(line);
  const fails = async (shorter: Story) => (await simulate(shorter, served)).violations.length > 0;
  const shortest = violations.length > 0 && values.shrink ? await shrink(story, fails) : undefined;
  console.log(JSON.stringify({ seed: story.seed, violations, hash, counts, ms, megabytes, shortest }));
  if (values.first && violations.length > 0) break;
}
// Whoever gave up a call has left its timer behind; what is printed is read first.
process.stdout.write("", () => process.exit());
