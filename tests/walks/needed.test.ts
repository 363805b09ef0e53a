// Compares what is needed before starting (一次告知) with what declarations of every kind ask in the end.
import { expect, it } from "vitest";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import { type Needed, whatIsNeeded } from "../../engine/declaration/needed/needed.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { chanceOf } from "../../workshop/answers/chance.ts";
import { today } from "../people/people.ts";
import { anyRecord } from "./any-record.ts";
import { fixturesAnd, long, things } from "./things.ts";

const seeds = Array.from({ length: long ? 100 : 5 }, (_, seed) => seed);
const asking = fixturesAnd(
  3,
  things.filter(({ loaded }) => Object.keys(loaded.definition.oneThing.questions).length > 0),
);
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const sureOf = (list: Needed["matters"] | Needed["materials"]) =>
  list.filter(({ certainty }) => certainty === "sure").map(({ key }) => key);

it.each(asking)("[1, 10.1] nothing that a declaration of $code asks is left out of the list", (walked) => {
  const { definition } = walked.loaded;
  for (const seed of seeds) {
    const record = anyRecord(walked, seed);
    const asked = evaluate(definition, record, today).asked;
    if (asked.forbidden) continue;
    for (const part of partsOf(definition, record, seed)) {
      const needed = whatIsNeeded(definition, part, today);
      const at = JSON.stringify({ seed, part });
      expect(keysOf(needed.matters), at).toEqual(expect.arrayContaining(keysOf(asked.matters)));
      expect(keysOf(needed.materials), at).toEqual(expect.arrayContaining(keysOf(asked.materials)));
      expect(keysOf(asked.matters), at).toEqual(expect.arrayContaining(sureOf(needed.matters)));
      expect(keysOf(asked.materials), at).toEqual(expect.arrayContaining(sureOf(needed.materials)));
    }
  }
});

it.each(asking)("[1] each answer shortens the list of $code, or leaves it", (walked) => {
  const { definition } = walked.loaded;
  for (const seed of seeds) {
    const lists = partsOf(definition, anyRecord(walked, seed), seed).map((part) =>
      whatIsNeeded(definition, part, today),
    );
    for (const [at, list] of lists.entries()) {
      const before = lists[at - 1];
      if (!before || list.forbidden) continue;
      expect(keysOf(before.materials), `${seed}`).toEqual(expect.arrayContaining(keysOf(list.materials)));
      expect(keysOf(before.matters), `${seed}`).toEqual(expect.arrayContaining(keysOf(list.matters)));
    }
  }
});

it.each(asking)("[1] with every question of $code answered only the form leaves something open", (walked) => {
  const { definition } = walked.loaded;
  for (const seed of seeds) {
    const record = anyRecord(walked, seed);
    const needed = whatIsNeeded(definition, record, today);
    expect(needed.answered).toBe(true);
    const open = [...needed.matters, ...needed.materials].filter(({ certainty }) => certainty !== "sure");
    expect(open.map(({ certainty }) => certainty).filter((certainty) => certainty !== "form")).toEqual([]);
    for (const { because } of open) expect(because).toMatch(/^视填写内容而定：“/);
  }
});

/** The answers of a record, including the township, added one at a time in random order. */
function partsOf(definition: Definition, record: ReturnType<typeof anyRecord>, seed: number) {
  const chance = chanceOf(seed);
  const keys = Object.keys(definition.oneThing.questions)
    .map((key) => ({ key, order: chance() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ key }) => key);
  return [...keys.keys(), keys.length].map((count) => ({
    choices: Object.fromEntries(keys.slice(0, count).map((key) => [key, record.choices[key] ?? ""])),
    ...(seed % 2 === 0 && record.areaId !== undefined && { areaId: record.areaId }),
  }));
}
