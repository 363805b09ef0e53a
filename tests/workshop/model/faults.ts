// Good fixtures with one seeded fault each, the rule that must report it, and what its witness shows.
import type { Asked } from "../../../engine/declaration/asked/asked.ts";
import type { OneThing } from "../../../engine/one-thing/one-thing.ts";
import type { AnswerProblem } from "../../../engine/problem/problem.ts";
import type { FixtureCode } from "../../fixtures/fixture-content.ts";

/** The result of opening a witness's answers on their own. */
export interface Shown {
  asked: Asked;
  /** Errors in questions, form and rules. */
  problems: AnswerProblem[];
  answer(key: string): unknown;
}

export interface Fault {
  name: string;
  code: FixtureCode;
  /** Changes a copy of the one-thing. */
  seed(thing: OneThing): void;
  /** Changes its form as written. */
  form?(properties: Record<string, { properties: Record<string, object> }>): void;
  rule: string;
  at: string;
  severity: "error" | "warning";
  /** Absent when no answers can show it, because it never comes up. */
  shows?(shown: Shown): boolean;
}

const matters = ({ asked }: Shown) => asked.matters.map(({ key }) => key);
const says = (words: string) => (shown: Shown) =>
  shown.problems.some(({ message }) => message.includes(words));
const must = (part: object) => part as never;

export const faults: Fault[] = [
  {
    name: "two rules want different things of one field under one choice",
    code: "household",
    seed: ({ rules }) => {
      const when = { answer: "homeKind", is: "2" };
      rules.small = { name: "面积上限", when, must: { answer: "homeArea", atMost: "50" }, else: "太大" };
      rules.large = { name: "面积下限", when, must: { answer: "homeArea", atLeast: "60" }, else: "太小" };
    },
    rule: "rules-contradict",
    at: "/rules/small",
    severity: "error",
    shows: (shown) => shown.answer("homeKind") === "2" && (says("太大")(shown) || says("太小")(shown)),
  },
  {
    name: "no answer satisfies a rule",
    code: "household",
    seed: ({ rules }) => {
      const parts = [
        { answer: "homeArea", atMost: "5" },
        { answer: "homeArea", atLeast: "6" },
      ];
      rules.narrow = { name: "面积", must: must({ all: parts }), else: "面积不对" };
    },
    rule: "rule-unmet",
    at: "/rules/narrow",
    severity: "error",
    shows: says("面积不对"),
  },
  {
    name: "a field has no answer that fits",
    code: "household",
    seed: () => {},
    form: ({ home }) => {
      Object.assign(home?.properties.leaseEndDate ?? {}, { maxLength: 5 });
    },
    rule: "nothing-fits",
    at: "/asked/home/leaseEndDate",
    severity: "error",
    shows: ({ problems }) => problems.some(({ field }) => field === "leaseEndDate"),
  },
  {
    name: "a pattern has no example",
    code: "parking",
    seed: () => {},
    form: ({ parking }) => {
      Object.assign(parking?.properties.pileBrand ?? {}, { pattern: "^Z{9}$" });
    },
    rule: "pattern-without-example",
    at: "/asked/parking/pileBrand",
    severity: "warning",
    shows: ({ problems }) => problems.some(({ field }) => field === "pileBrand"),
  },
  {
    name: "a choice leaves no matter, and nothing more to choose",
    code: "household",
    seed: ({ questions, matters }) => {
      delete matters.registration?.always;
      questions.homeKind?.options["1"] &&
        Object.assign(questions.homeKind.options["1"], { adds: ["registration"] });
      questions.homeKind?.options["2"] &&
        Object.assign(questions.homeKind.options["2"], { adds: ["registration"] });
      questions.first = {
        ask: "是否首次入住",
        options: {
          yes: { label: "是" },
          no: { label: "不是首次", removes: ["registration", "water", "gas", "residencePermit"] },
        },
      };
      delete questions.also;
      for (const key of ["water", "gas", "sharedWater"]) Object.assign(matters[key] ?? {}, { always: true });
      Object.assign(questions.first.options.no ?? {}, {
        removes: ["registration", "water", "gas", "sharedWater", "residencePermit"],
      });
    },
    rule: "choice-without-matter",
    at: "/questions/first",
    severity: "warning",
    shows: (shown) => matters(shown).length === 0,
  },
  {
    name: "a rule refuses an option whatever else is answered",
    code: "parking",
    seed: ({ rules }) => {
      rules.refused = {
        name: "不办共享",
        must: { not: { answer: "parkKind", is: "3" } },
        else: "共享车位不能办",
      };
    },
    rule: "option-never-passes",
    at: "/questions/parkKind/options/3",
    severity: "warning",
    shows: says("共享车位不能办"),
  },
  {
    name: "a matter is taken away each time it is added",
    code: "household",
    seed: ({ questions }) => {
      Object.assign(questions.homeKind?.options["2"] ?? {}, { removes: ["residencePermit"] });
    },
    rule: "matter-added-in-vain",
    at: "/questions/permit/options/1/adds/0",
    severity: "warning",
    shows: (shown) => !matters(shown).includes("residencePermit"),
  },
  {
    name: "two options take away each other's matter",
    code: "household",
    seed: ({ questions }) => {
      Object.assign(questions.also?.options.water ?? {}, { removes: ["gas"] });
      Object.assign(questions.also?.options.gas ?? {}, { removes: ["water"] });
    },
    rule: "matters-cancel-out",
    at: "/questions/also/options/gas/removes/0",
    severity: "warning",
    shows: (shown) => !matters(shown).includes("water") && !matters(shown).includes("gas"),
  },
  {
    name: "of three kinds the middle one has nothing",
    code: "parking",
    seed: ({ asked }) => {
      Object.assign(asked.parking ?? {}, {
        parkOwner: { when: { answer: "parkKind", is: "1" } },
        leaseEndDate: { when: { answer: "parkKind", is: "3" } },
      });
    },
    rule: "choice-gap",
    at: "/asked/parking",
    severity: "warning",
    shows: ({ answer }) => answer("parkKind") === "2",
  },
  {
    name: "a question waits for a field of a later step",
    code: "household",
    seed: ({ questions }) => {
      Object.assign(questions.permit ?? {}, { when: { answer: "livingCount", atLeast: "2" } });
    },
    rule: "asked-too-late",
    at: "/questions/permit/when",
    severity: "error",
  },
  {
    name: "a condition reads what is never asked where it is looked at",
    code: "household",
    seed: ({ materials }) => {
      Object.assign(materials.photo ?? {}, { when: { answer: "houseNo", isNot: "1" } });
    },
    rule: "never-asked-here",
    at: "/materials/photo/when",
    severity: "error",
    shows: (shown) => matters(shown).includes("residencePermit") && shown.answer("houseNo") === undefined,
  },
  {
    name: "a demand waits for two answers that exclude each other",
    code: "household",
    seed: ({ asked }) => {
      const parts = [
        { answer: "homeKind", is: "1" },
        { answer: "homeKind", in: ["2"] },
      ];
      Object.assign(asked.home ?? {}, { remark: { requiredWhen: { all: parts } } });
    },
    rule: "condition-never-holds",
    at: "/asked/home/remark/requiredWhen",
    severity: "warning",
  },
  {
    name: "a rule holds whatever is answered",
    code: "household",
    seed: ({ rules }) => {
      const parts = [
        { answer: "homeArea", atMost: "300" },
        { answer: "homeArea", moreThan: "300" },
      ];
      Object.assign(rules.area ?? {}, { must: { any: parts } });
    },
    rule: "rule-never-speaks",
    at: "/rules/area",
    severity: "warning",
  },
  {
    name: "a section is for a matter under an answer that excludes it",
    code: "household",
    seed: ({ asked }) => {
      asked.permitInfo = { "*": { for: ["residencePermit"], when: { answer: "homeKind", is: "1" } } };
    },
    rule: "field-never-asked",
    at: "/asked/permitInfo/*",
    severity: "warning",
  },
  {
    name: "a material is for a matter under an answer that excludes it",
    code: "household",
    seed: ({ materials }) => {
      Object.assign(materials.photo ?? {}, { when: { answer: "homeKind", is: "1" } });
    },
    rule: "material-never-asked",
    at: "/materials/photo",
    severity: "warning",
  },
  {
    name: "a question waits for two answers that exclude each other",
    code: "household",
    seed: ({ questions }) => {
      const parts = [
        { answer: "homeKind", is: "2" },
        { answer: "homeKind", in: ["1"] },
      ];
      Object.assign(questions.permit ?? {}, { when: { all: parts } });
    },
    rule: "question-never-asked",
    at: "/questions/permit/when",
    severity: "warning",
  },
  {
    name: "every option takes away what always belongs to it",
    code: "parking",
    seed: ({ questions }) => {
      for (const option of Object.values(questions.parkKind?.options ?? {}))
        Object.assign(option, { removes: ["fireSafety"] });
    },
    rule: "matter-never-chosen",
    at: "/matters/fireSafety",
    severity: "warning",
  },
  {
    name: "a rule over the questions looks at a later answer",
    code: "household",
    seed: ({ rules }) => {
      const parts = [
        { answer: "also", has: "water" },
        { answer: "remark", filled: true },
      ];
      rules.explained = { name: "说明", must: must({ any: parts }), else: "不办用水过户的，请说明原因" };
    },
    rule: "walk-stopped",
    at: "/questions/also",
    severity: "error",
    shows: ({ asked, answer }) => asked.questions.length > 0 && answer("remark") !== undefined,
  },
  {
    name: "a step has nothing to do in it",
    code: "parking",
    seed: (thing) => {
      thing.materials = {};
    },
    rule: "step-empty",
    at: "/steps/1",
    severity: "warning",
    shows: ({ asked }) => asked.materials.length === 0,
  },
];
