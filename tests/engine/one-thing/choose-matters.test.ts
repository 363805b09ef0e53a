// Which matters are handled: always, by options, by rules over answers; and the words that explain it.

import { describe, expect, it } from "vitest";
import { chooseMatters } from "../../../engine/one-thing/choose-matters.ts";
import { stepOf } from "../../../engine/one-thing/step-of.ts";
import { matter, parking, small } from "../declaration/small.ts";
import { plainFacts } from "./facts.ts";

const cafe = small({
  questions: {
    kind: {
      ask: "类型",
      options: {
        "1": { label: "一般" },
        "2": { label: "有油烟", adds: ["smoke"] },
        "3": { label: "住宅楼内", forbids: "居民住宅楼内不得新建" },
      },
    },
    more: {
      ask: "一并办理",
      many: true,
      optional: true,
      options: {
        sign: { label: "招牌", adds: ["sign"] },
        drain: { label: "排水", adds: ["drain"] },
        none: { label: "都不要", removes: ["sign", "drain"] },
      },
      when: { answer: "kind", isNot: "1" },
    },
  },
  matters: {
    licence: matter("M1", { always: true, department: "D999" }),
    fire: matter("M2"),
    smoke: matter("M3"),
    sign: matter("M4"),
    drain: matter("M5"),
  },
  rules: {
    large: {
      name: "面积",
      when: { answer: "area", atLeast: "300" },
      adds: ["fire"],
      because: "经营面积达到300平方米，须办理消防检查",
    },
    dry: { name: "无排水", for: ["drain"], when: { matter: "fire" }, removes: ["drain"] },
  },
}).definition;

function chosen(choices: Record<string, string | string[]>, answers: Record<string, string> = {}) {
  return chooseMatters(cafe, {
    choices,
    factsAt: (matters) =>
      plainFacts({ matters, answers: { ...(choices as Record<string, string>), ...answers } }),
  });
}
const keys = (...input: Parameters<typeof chosen>) => chosen(...input).matters.map(({ key }) => key);

describe("[3] choosing matters", () => {
  it("a short answer is told with its question, a longer one speaks for itself", () => {
    const { matters } = chosen({ kind: "2", more: ["sign"] });
    expect(Object.fromEntries(matters.map(({ key, because }) => [key, because]))).toMatchObject({
      smoke: "因为选择了“有油烟”",
      sign: "因为在“一并办理”中选择了“招牌”",
    });
  });

  it("what is always handled needs no choice, and an option without matters is a legal answer", () => {
    expect(keys({})).toEqual(["licence"]);
    expect(keys({ kind: "1" })).toEqual(["licence"]);
  });

  it("options add their matters in the order written, not in the order chosen", () => {
    expect(keys({ kind: "2", more: ["drain", "sign"] })).toEqual(["licence", "smoke", "sign", "drain"]);
  });

  it("an option that removes wins over one that adds", () => {
    expect(keys({ kind: "2", more: ["sign", "none"] })).toEqual(["licence", "smoke"]);
  });

  it("the choice of a question that is not asked chooses nothing", () => {
    expect(keys({ kind: "1", more: ["sign"] })).toEqual(["licence"]);
  });

  it("an unknown option chooses nothing", () => {
    expect(keys({ kind: "constructor", more: ["__proto__"] })).toEqual(["licence"]);
  });

  it("a forbidding option gives its sentence and its question", () => {
    expect(chosen({ kind: "3" }).forbidden).toEqual({ question: "kind", sentence: "居民住宅楼内不得新建" });
    expect(chosen({ kind: "2" }).forbidden).toBeUndefined();
  });

  it("an answer adds a matter, compared as numbers", () => {
    expect(keys({}, { area: "299.99" })).toEqual(["licence"]);
    expect(keys({}, { area: "1000" })).toEqual(["licence", "fire"]);
  });

  it("an added matter can take another one away", () => {
    expect(keys({ kind: "2", more: ["drain"] }, { area: "300" })).toEqual(["licence", "fire", "smoke"]);
    expect(chosen({ kind: "2", more: ["drain"] }, { area: "300" }).removed.get("drain")).toContain("因为");
  });

  it("each matter says why it is handled and who handles it", () => {
    const reasons = chosen({ kind: "2" }, { area: "300" }).matters.map(({ because }) => because);
    expect(reasons).toEqual(["必办事项", "经营面积达到300平方米，须办理消防检查", "因为选择了“有油烟”"]);
    expect(chosen({ kind: "2" }).matters.map(({ departmentName }) => departmentName)).toEqual([
      "D999",
      "卫生健康委员会",
    ]);
  });

  it("the shipped charging-post: a shared space adds its filing", () => {
    const { definition } = parking();
    const of = (parkKind: string) =>
      chooseMatters(definition, { choices: { parkKind }, factsAt: (matters) => plainFacts({ matters }) })
        .matters;
    expect(of("1").map(({ key }) => key)).toEqual(["install", "consent", "fireSafety"]);
    expect(of("3").at(-1)).toMatchObject({
      key: "publicFiling",
      because: "因为选择了“公共共享车位”",
      departmentName: "发展和改革委员会",
    });
  });
});

describe("[2] where questions, form and materials stand", () => {
  it.each([
    [
      ["select-items", "confirm-info", "one-form", "submit-materials", "done"],
      "select-items",
      "submit-materials",
    ],
    [["one-form", "submit-materials", "done"], "one-form", "submit-materials"],
    [["one-form", "done"], "one-form", "one-form"],
  ] as const)("%j", (steps, questions, materials) => {
    const plan = { steps: [...steps] };
    expect(stepOf(plan, "questions")).toBe(questions);
    expect(stepOf(plan, "form")).toBe("one-form");
    expect(stepOf(plan, "materials")).toBe(materials);
  });
});
