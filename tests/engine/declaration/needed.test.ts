// What is needed before starting (一次告知): the list while nothing, something and everything is answered.

import { describe, expect, it } from "vitest";
import { type Needed, whatIsNeeded } from "../../../engine/declaration/needed/needed.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { choices, field, matter, parking, section, small, today } from "./small.ts";

const lines = (list: Needed["matters"] | Needed["materials"]) =>
  list.map(({ key, certainty, because }) => [key, certainty, because].filter(Boolean).join(" "));

describe("[1] the list of the fixture with questions", () => {
  const { definition } = fixture("household");
  const needed = (chosen: Record<string, string | string[]>) =>
    whatIsNeeded(definition, { choices: chosen }, today);

  it("holds whatever some answers ask, and says on which question it hangs", () => {
    const { matters, materials, answered, questions } = needed({});
    expect(lines(matters)).toEqual([
      "registration sure",
      "water answers 是否需要，看您在“一并办理”中的选择",
      "gas answers 是否需要，看您在“一并办理”中的选择",
      "residencePermit answers 是否需要，看您在“住房来源”中的选择",
      "sharedWater answers 是否需要，看您在“一并办理”中的选择",
    ]);
    expect(lines(materials)).toEqual([
      "idCard sure",
      "lease answers 是否需要，看您在“住房来源”中的选择",
      "houseInfo answers 是否需要，看您在“住房来源”中的选择",
      "gasCheck answers 是否需要，看您在“一并办理”中的选择",
      "photo answers 是否需要，看您在“住房来源”中的选择",
      "promise sure",
    ]);
    expect([answered, questions.map(({ key }) => key)]).toEqual([false, ["homeKind", "also"]]);
  });

  it("is shorter after an answer, which it gives as the reason; a question that follows from it comes", () => {
    const { materials, questions } = needed({ homeKind: "2" });
    expect(lines(materials)).toEqual([
      "idCard sure",
      "lease sure 因为您在“住房来源”中选择了“租赁住房”",
      "gasCheck answers 是否需要，看您在“一并办理”中的选择",
      "photo answers 是否需要，看您在“是否申领居住证”中的选择",
      "promise sure",
    ]);
    expect(questions.map(({ key, because }) => [key, because])).toEqual([
      ["homeKind", undefined],
      ["also", undefined],
      ["permit", "因为您在“住房来源”中选择了“租赁住房”"],
    ]);
  });

  it("leaves only what the form decides when all is answered, and names the field", () => {
    const { matters, materials, answered } = needed({ homeKind: "1", also: ["water"] });
    expect(lines(matters)).toEqual([
      "registration sure",
      "water sure 因为选择了“用水过户”",
      "sharedWater form 视填写内容而定：“入住人数”",
    ]);
    expect(lines(materials)).toEqual([
      "idCard sure",
      "houseInfo sure 因为您在“住房来源”中选择了“自有住房”",
      "promise sure",
    ]);
    expect(answered).toBe(true);
  });

  it("takes an empty choice for nothing chosen, and no choice for an open question", () => {
    expect(needed({ homeKind: "1", also: [] })).toMatchObject({ answered: true });
    expect(lines(needed({ homeKind: "1", also: [] }).matters)).toEqual(["registration sure"]);
    expect(needed({ homeKind: "1" }).answered).toBe(false);
  });

  it("says at once that an option stops here", () => {
    expect(needed({ homeKind: "3" }).forbidden).toEqual({
      question: "homeKind",
      sentence: "单位宿舍由单位统一办理，请联系单位后勤部门",
    });
  });

  it("forgets answers that this definition does not know", () => {
    const kept = { homeKind: "9", also: "water", gone: "1", permit: ["1"] };
    expect(needed(kept)).toEqual(needed({}));
  });
});

it("[1] a one-thing without conditions has its list from the start", () => {
  const { materials, answered } = whatIsNeeded(parking().definition, { choices: {} }, today);
  expect(lines(materials)).toEqual(
    ["idCard", "parkingRight", "vehicle", "propertyConsent", "safetyPromise"].map((key) => `${key} sure`),
  );
  expect(answered).toBe(false);
});

describe("[1] the township is asked before starting", () => {
  const areas = { "329900003": "霁桥镇", "329900004": "松陌镇" };
  const paper = { id: "A1", name: "村委会证明", from: "upload" as const };
  const { definition } = small({
    areas,
    materials: { village: { ...paper, when: { township: { in: ["松陌镇"] } } } },
  });

  it("where something hangs on it, and shortens the list like any answer", () => {
    const open = whatIsNeeded(definition, { choices: {} }, today);
    expect([open.asksTownship, open.answered]).toEqual([true, false]);
    expect(lines(open.materials)).toEqual(["village answers 是否需要，看您在“所属乡镇”中的选择"]);
    const other = whatIsNeeded(definition, { choices: {}, areaId: "329900003" }, today);
    expect([other.materials, other.answered]).toEqual([[], true]);
    const here = whatIsNeeded(definition, { choices: {}, areaId: "329900004" }, today);
    expect(lines(here.materials)).toEqual(["village sure 因为您选择的乡镇是“松陌镇”"]);
  });

  it("and nowhere else", () => {
    expect(whatIsNeeded(small({ areas }).definition, { choices: {} }, today).asksTownship).toBe(false);
  });
});

describe("[1] what the form decides stays in the list", () => {
  const one = small({
    sections: [
      section("s", [field("kind", { choices: choices("1", "2") }), field("area", { format: "decimal" })]),
    ],
    questions: {
      kind: {
        ask: "类型",
        options: { "1": { label: "新建" }, "2": { label: "改建" }, other: { label: "其他", fills: null } },
        fills: "kind",
      },
    },
    matters: {
      base: matter("M1", { always: true }),
      fire: matter("M2"),
      small: matter("M3", { always: true }),
    },
    rules: {
      large: { name: "大", when: { answer: "area", atLeast: "300" }, adds: ["fire"], removes: ["small"] },
    },
    materials: {
      plan: { id: "A1", name: "图纸", from: "upload", when: { answer: "kind", is: "2" } },
      fire: { id: "A2", name: "消防", from: "upload", for: ["fire"] },
      none: { id: "A3", name: "未填", from: "upload", when: { answer: "area", filled: false } },
    },
  }).definition;
  const at = (kind: string) => whatIsNeeded(one, { choices: { kind } }, today);

  it("with the field's title; a field that the question fills decides at once", () => {
    expect(lines(at("1").materials)).toEqual([
      "fire form 视填写内容而定：“题area”",
      "none form 视填写内容而定：“题area”",
    ]);
    expect(lines(at("2").materials)[0]).toBe("plan sure 因为您在“题kind”中选择了“选项2”");
  });

  it("also where an option leaves that field to be typed", () => {
    expect(lines(at("other").materials)[0]).toBe("plan form 视填写内容而定：“题kind”");
  });

  it("and a matter that a rule may take away is not sure", () => {
    expect(lines(at("1").matters)).toEqual([
      "base sure",
      "fire form 视填写内容而定：“题area”",
      "small form 视填写内容而定：“题area”",
    ]);
  });
});
