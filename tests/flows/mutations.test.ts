// Breaks every good file in generated ways: each mutant is reported at its place, or declares exactly as before.
import { describe, expect, test, vi } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { fixtureContent, fixtureFiles } from "../fixtures/fixture-content.ts";
import type { Mutant } from "./mutations/mutant.ts";
import { kind, kindAndPlace, mutantsOf, oneOfEach } from "./mutations/of-thing.ts";
import { type Subject, subjectsOf } from "./mutations/subjects.ts";
import { original, verdictOn } from "./mutations/verdict.ts";
import { projectRoot } from "./setup/content-copy.ts";

vi.setConfig({ testTimeout: 1_200_000 });

const long = process.env.LONG === "1";
/** Mutants of one of the city's one-things in a short run. */
const few = 25;

const spread = <One>(list: readonly One[], count: number): One[] =>
  list.filter(
    (_, at) => Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length),
  );

const fixtures = subjectsOf(fixtureContent());
const own = subjectsOf(readContent(projectRoot));
const subjects = long ? [...fixtures, ...own] : [...fixtures, ...spread(own, 2)];

/** A long run breaks every kind of place in every one-thing, and every place in the fixtures; a short one does each thing once to each fixture. */
function chosen(subject: Subject): Mutant[] {
  const all = mutantsOf(subject.files);
  const isFixture = fixtures.includes(subject);
  if (long) return isFixture ? all : oneOfEach(all, kindAndPlace);
  return isFixture ? oneOfEach(all, kind) : spread(oneOfEach(all, kindAndPlace), few);
}

const words = ({ file, pointer, what }: Mutant): string => `${file} ${pointer}: ${what}`;

describe("a mutant is told at its place, or declares as before", () => {
  test.each(subjects.map((subject) => [subject.code, subject] as const))("%s", (code, subject) => {
    const before = original(code, subject.files, subject.principal);
    const survivors = chosen(subject).filter((mutant) => verdictOn(mutant, before).is === "survived");
    expect(survivors.map(words)).toEqual([]);
  });
});

describe("no kind of mutant is forgotten, and a rule that is gone lets its mutants live", () => {
  const [files, mutants] = [fixtureFiles("household"), mutantsOf(fixtureFiles("household"))];

  test("names, types, texts, lists, ids, steps, conditions, circles, limits, choices and dates are broken", () => {
    const kinds = new Set(
      mutants.map(({ what }) => what.replace(/\d+/g, "n").replace(/(becomes|says) .*/, "$1 another")),
    );
    expect([...kinds].toSorted()).toEqual(kindsOfMutants.toSorted());
  });

  test("[10.8] what nobody tells is seen to survive", () => {
    const subject = fixtures.find(({ code }) => code === "household");
    if (!subject) throw new Error("There is no household.");
    const before = original("household", files, subject.principal);
    const mutant = mutants.find(
      ({ what, pointer }) => what === "a name is misspelt" && pointer === "/questions/homeKind/fills",
    );
    if (!mutant) throw new Error("No such mutant.");
    expect(verdictOn(mutant, before).is).toBe("told");
    // A changed label is no fault: nothing reports it, but the text asked differs from before.
    const silent = { ...mutant, files: { ...files, oneThing: { ...files.oneThing, rules: {} } } };
    const quiet = {
      ...silent,
      files: { ...silent.files, oneThing: { ...silent.files.oneThing, asked: {} } },
    };
    expect(verdictOn(quiet, before).is).toBe("survived");
    expect(verdictOn({ ...mutant, files }, before).is).toBe("same");
  });
});

const kindsOfMutants = `
a condition compares twice, a condition reads nothing, a condition says another, a day does not exist,
a field goes in a circle, a field that is not there is required, a field waits for itself, a name is misspelt,
a range is turned, a script stands in a text, a subject is there twice, a type is taken away, a value becomes another,
a value is left empty, a word is misspelt, a word is taken away, ages are turned, an announcement is there twice,
an entry is written twice, an id is used twice, dates are turned, least is more than most, no subject is left,
nothing chooses a matter, step n is left out, step n stands twice, steps n and n change places, there is nothing to choose,
two choices have one value, two fields wait for each other, what others name is deleted`
  .split(",")
  .map((kind) => kind.trim());
