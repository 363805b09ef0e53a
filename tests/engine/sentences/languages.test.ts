// Both languages say the same things, and a definition carries the one it is read in.
import { expect, it, test } from "vitest";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import { formats } from "../../../engine/declaration/formats/formats.ts";
import type { Field, FieldFormat } from "../../../engine/one-thing/form.ts";
import { definitionModule } from "../../../engine/reader/definition-module.ts";
import { chineseSentences } from "../../../engine/sentences/chinese.ts";
import { englishSentences } from "../../../engine/sentences/english.ts";
import { sentencesOf, withSentences } from "../../../engine/sentences/sentences.ts";
import { choices, field, matter, person, record, section, small, today } from "../declaration/small.ts";

const han = /\p{Script=Han}/u;
const english = englishSentences;

/** `problems.fill function`, … */
function shapeOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [`${path} ${typeof value}`];
  return Object.entries(value).flatMap(([key, part]) => shapeOf(part, path ? `${path}.${key}` : key));
}

/** What is wrong with these fields in English; they have English titles. */
function wrong(fields: Field[], answers: Record<string, string | string[]>): string[] {
  const { definition, checks } = small({ sections: [section("s", fields)] });
  const seen = evaluate(withSentences(definition, english), record({ answers: { s: answers } }), today);
  return seen.problems("one-form", checks).map(({ message }) => message);
}

test("[form] Chinese and English have the same sentences", () => {
  expect(shapeOf(english).toSorted()).toEqual(shapeOf(chineseSentences).toSorted());
});

test("[form] a definition speaks Chinese until it is given another language, and the given one stays as it is", () => {
  const { definition } = small({ sections: [section("s", [field("a")])] });
  const other = withSentences(definition, english);
  expect([sentencesOf(definition), sentencesOf(other)]).toEqual([chineseSentences, english]);
  expect(definition).not.toHaveProperty("sentences");
  expect(other.form).toBe(definition.form);
});

test("[form] the module of a definition leaves the language out, so what it loads speaks Chinese again", () => {
  const { definition } = small({ sections: [section("s", [field("a")])] });
  expect(definitionModule(withSentences(definition, english))).toBe(definitionModule(definition));
});

it.each(Object.keys(formats) as FieldFormat[])(
  "[5] %s: what does not fit is said in English, with the field's title",
  (name) => {
    for (const type of ["1", "3", "4", "5", "6", "7", "99"]) {
      const said = formats[name].sentence(english.formats, "Number", "?", today, type);
      expect(said).toContain("Number");
      expect(said).not.toMatch(han);
    }
  },
);

it.each<[Partial<Field>, string | string[], string]>([
  [{ required: true }, "", "Enter Answer"],
  [{ required: true, choices: choices("1") }, "", "Choose Answer"],
  [{ choices: choices("1") }, "2", "Choose Answer from the list"],
  [{ maxLength: 2 }, "abc", "Shorten Answer to at most 2 characters"],
  [{ minLength: 2 }, "a", "Answer needs at least 2 characters"],
  [{ format: "integer", minimum: 18 }, "17", "Answer must be at least 18"],
  [{ format: "integer", maximum: 9, unit: "m" }, "17", "Answer must be at most 9 m"],
  [{ format: "integer", minimum: 1, maximum: 9 }, "17", "Answer must be between 1 and 9"],
  [{ format: "date", latest: "today" }, "2999-01-01", "Answer must not be after today"],
  [{ format: "date", earliest: "2020-01-01" }, "2019-01-01", "Answer must not be before 2020-01-01"],
  [{ format: "id-card" }, "110101199002304610", "Check Answer: its date of birth does not exist"],
  [
    { format: "id-card" },
    "110101199003074611",
    "the area code or the check digit of this identity number does not fit",
  ],
])("[5] in English %j says of %j: %s", (more, answer, sentence) => {
  expect(wrong([field("a", { title: "Answer", ...more })], { a: answer })).toEqual([sentence]);
});

test("[3] in English reasons, sources, rows and answers are read as one sentence", () => {
  const { definition } = small({
    sections: [
      section("s", [
        field("name", { title: "Name", prefill: "login.name" }),
        field("ways", { title: "Ways", many: true, choices: choices("1", "2") }),
        field("until", { title: "Until", format: "date" }),
        field("why", { title: "Why" }),
      ]),
      section("list", [field("child", { title: "Child" })], { min: 0, max: 3 }),
    ],
    questions: {
      kind: { ask: "Kind", options: { a: { label: "Yes", adds: ["water"] }, b: { label: "No" } } },
    },
    matters: { all: matter("M1", { always: true }), water: matter("M2", { name: "Water" }) },
    asked: {
      s: {
        why: {
          for: ["water"],
          when: { answer: "ways", has: "1" },
          requiredWhen: { answer: "until", filled: true },
        },
      },
    },
  });
  const answers = { s: { ways: ["1", "2"], until: "9999-12-31" }, list: [{ rowId: "1", answers: {} }] };
  const given = record({ principal: person, choices: { kind: "a" }, answers });
  const { asked, content } = evaluate(withSentences(definition, english), given, today);
  expect(asked.matters.map(({ because }) => because)).toEqual([
    "Always handled",
    "Because you chose “Yes” for “Kind”",
  ]);
  const fields = asked.sections[0]?.fields ?? [];
  expect(fields[0]?.locked?.source).toBe("From your verified identity");
  expect(fields[3]?.because).toBe(
    "Because you chose “选项1” for “Ways”; required because you filled in “Until”",
  );
  expect(content[0]?.fields.map(({ text }) => text)).toEqual([person.name, "选项1, 选项2", "no expiry", ""]);
  expect(content[1]?.title).toBe("分区list 1");
});

test("[3] in English of many names two are said, and sentences are joined", () => {
  const { reasons, needed } = english;
  expect(reasons.wanted(["A"])).toBe("you apply for “A”");
  expect(reasons.wanted(["A", "B", "C"])).toBe("you apply for “A”, “B” and “C”");
  expect(reasons.wanted(["A", "B", "C", "D"])).toBe("you apply for “A”, “B” and 2 others");
  expect(reasons.because([reasons.noMatter(["A", "B"])])).toBe("Because you do not apply for “A” or “B”");
  expect(reasons.and(["Because one", "Because two"])).toBe("Because one, and because two");
  expect(needed.answers(["A", "B", "C"])).toBe("Depends on your answer to “A”, “B” and others");
});
