// Reports what has no effect: rules, questions and `asked` entries that do nothing, and figures that grow.

import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { entries, type Loose, list, object, text, texts } from "../loose.ts";
import { conditionsOf } from "./condition-places.ts";
import { inThing, type Look } from "./look.ts";

function optionsOf(thing: Loose): [string, Loose][] {
  return entries(thing.questions).flatMap(([question, { options }]) =>
    entries(options).map(
      ([key, option]) => [below("/questions", question, "options", key), option] as [string, Loose],
    ),
  );
}

export function ruleEffects({ thing }: Look): DesignProblem[] {
  return entries(thing.rules).flatMap(([key, rule]) => {
    const place = below("/rules", key);
    const half = (has: string, lacks: string) =>
      inThing(place, "rule-half", sentences["rule-half"](has, lacks));
    const changes = rule.adds !== undefined || rule.removes !== undefined;
    if (!changes && rule.must === undefined) {
      return [inThing(place, "rule-without-effect", sentences["rule-without-effect"]())];
    }
    const problems: DesignProblem[] = [];
    if (rule.must !== undefined && rule.else === undefined) problems.push(half("must", "else"));
    if (rule.must === undefined && rule.else !== undefined) problems.push(half("else", "must"));
    if (changes && rule.when === undefined) problems.push(half("adds 或 removes", "when"));
    if (changes && rule.because === undefined) problems.push(half("adds 或 removes", "because"));
    return problems;
  });
}

/** A matter that the same option or rule both adds and removes. */
export function addsAndRemoves({ thing }: Look): DesignProblem[] {
  const rules = entries(thing.rules).map(([key, rule]) => [below("/rules", key), rule] as const);
  return [...optionsOf(thing), ...rules].flatMap(([place, part]) =>
    texts(part.removes)
      .filter((matter) => texts(part.adds).includes(matter))
      .map((matter) =>
        inThing(below(place, "removes"), "adds-and-removes", sentences["adds-and-removes"](matter)),
      ),
  );
}

export function unusedQuestions({ thing }: Look): DesignProblem[] {
  const read = new Set(conditionsOf(thing).flatMap(({ condition }) => text(condition.answer) ?? []));
  return entries(thing.questions)
    .filter(([key, question]) => {
      const acts = entries(question.options).some(
        ([, option]) =>
          option.adds !== undefined || option.removes !== undefined || option.forbids !== undefined,
      );
      return !acts && question.fills === undefined && !read.has(key);
    })
    .map(([key]) =>
      inThing(
        below("/questions", key),
        "option-without-effect",
        sentences["option-without-effect"](),
        "warning",
      ),
    );
}

export function materialSources({ thing }: Look): DesignProblem[] {
  return entries(thing.materials).flatMap(([key, material]) => {
    const place = below("/materials", key);
    const problems: DesignProblem[] = [];
    if (material.orElse !== undefined && material.from !== "e-licence") {
      problems.push(inThing(below(place, "orElse"), "licence-only", sentences["licence-only"]()));
    }
    return problems;
  });
}

export function emptyAskedWords({ thing }: Look): DesignProblem[] {
  return entries(thing.asked).flatMap(([section, fields]) =>
    entries(fields)
      .filter(([, word]) => !["for", "when", "requiredWhen"].some((name) => word[name] !== undefined))
      .map(([key]) =>
        inThing(
          below("/asked", section, key),
          "asked-without-word",
          sentences["asked-without-word"](),
          "warning",
        ),
      ),
  );
}

const counted = { handling: "办件次数", visits: "跑动次数", stages: "环节", materials: "材料", days: "天数" };

/** Figures that are larger after the reform than before it. */
export function grownCounts({ thing }: Look): DesignProblem[] {
  const guide: [string, Loose] = ["/guide", object(thing.guide)];
  const matters = entries(thing.matters).map(([key, matter]) => [below("/matters", key), matter] as const);
  return [...matters, guide].flatMap(([place, { before, now }]) =>
    Object.entries(counted).flatMap(([key, words]) => {
      const [old, present] = [object(before)[key], object(now)[key]];
      if (typeof old !== "number" || typeof present !== "number" || present <= old) return [];
      return [
        inThing(
          below(place, "now", key),
          "counts-grow",
          sentences["counts-grow"](words, old, present),
          "warning",
        ),
      ];
    }),
  );
}

/** Fewer than two parts in `all` or `any` are fine; a township condition without townships is not. */
export function townshipConditions({ thing }: Look): DesignProblem[] {
  const known = texts(thing.townships);
  return conditionsOf(thing).flatMap(({ condition, pointer }) =>
    list(object(condition.township).in).flatMap((name, index) =>
      typeof name !== "string" || known.includes(name)
        ? []
        : [
            inThing(
              below(pointer, "township", "in", index),
              "township-outside",
              sentences["township-outside"](name, known),
            ),
          ],
    ),
  );
}
