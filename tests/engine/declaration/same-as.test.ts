// A person or an address that is the same as another of the form, and what an identity number says.

import { describe, expect, it } from "vitest";
import { conditionDependencies } from "../../../engine/declaration/asked/asked.ts";
import { prefill } from "../../../engine/declaration/asked/prefill.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { Answers, Row } from "../../../engine/declaration/record.ts";
import type { Field } from "../../../engine/one-thing/form.ts";
import { choices, field, person, record, section, small, today } from "./small.ts";

const by = "motherIs";
const copy = (from: string) => ({ copies: [{ by, value: "1", from }] });
const mother: Field[] = [
  field(by, {
    title: "母亲是谁",
    choices: choices("1", "0"),
    required: true,
    chooses: ["motherName", "motherCode"],
  }),
  field("motherName", { title: "母亲姓名", format: "name", required: true, ...copy("name") }),
  field("motherCode", { title: "母亲身份证号码", format: "id-card", required: true, ...copy("code") }),
  field("motherBirthday", {
    title: "母亲出生日期",
    format: "date",
    idCard: "motherCode",
    latest: "today-12y",
  }),
];
const applicant: Field[] = [
  field("name", { title: "申请人姓名", format: "name", prefill: "login.name" }),
  field("code", { title: "申请人证件号码", format: "id-card", prefill: "login.certificateNumber" }),
];
const words = { sections: [section("applicant", applicant), section("mother", mother)] };

function seen(answers: Answers, asked = {}) {
  const { definition, checks } = small({ ...words, asked });
  const kept = prefill(definition, record({ answers }));
  const evaluation = evaluate(definition, kept, today);
  const fields = evaluation.asked.sections.find((one) => one.section.key === "mother")?.fields ?? [];
  const locks = Object.fromEntries(fields.map(({ field: { key }, locked }) => [key, locked?.value]));
  const messages = evaluation.problems("one-form", checks).map(({ message }) => message);
  return { kept, evaluation, locks, messages, keys: fields.map(({ field: { key } }) => key) };
}

describe("[3] sameAs", () => {
  it("must be answered, and copies and locks what it names", () => {
    expect(seen({}).messages).toContain("请选择母亲是谁");
    const { locks, messages, kept } = seen({ mother: { motherIs: "1" } });
    expect(locks).toEqual({
      motherIs: undefined,
      motherName: person.name,
      motherCode: person.certificateNumber,
      motherBirthday: "1990-03-07",
    });
    expect(messages).toEqual([]);
    expect(kept.answers.mother).toMatchObject({ motherName: person.name });
  });

  it("says where it is from", () => {
    const { evaluation } = seen({ mother: { motherIs: "1" } });
    const sources = evaluation.asked.sections[1]?.fields.map(({ locked }) => locked?.source);
    expect(sources?.slice(1)).toEqual([
      "与“申请人姓名”相同",
      "与“申请人证件号码”相同",
      "由“母亲身份证号码”得出",
    ]);
  });

  it("is sent like every other answer, and what it copied with it", () => {
    const { evaluation } = seen({ mother: { motherIs: "1" } });
    expect(evaluation.wire.formData).toMatchObject({ motherIs: "1", motherName: person.name });
  });

  it("leaves the fields to be typed when it is somebody else", () => {
    const { locks, messages } = seen({ mother: { motherIs: "0" } });
    expect(locks.motherName).toBeUndefined();
    expect(messages).toEqual(["请填写母亲姓名", "请填写母亲身份证号码"]);
  });

  it("an option may say the value of another field, in any section, and locks it too", () => {
    const is = { by, value: "1", is: "52" };
    const relation = field("relation", {
      title: "与新生儿的关系",
      choices: choices("51", "52"),
      copies: [is],
    });
    const { definition } = small({
      sections: [section("mother", mother), section("last", [...applicant, relation])],
    });
    const lock = (answers: Answers) =>
      evaluate(definition, record({ answers }), today).asked.sections[1]?.fields.at(-1)?.locked;
    expect(lock({ mother: { motherIs: "1" } })).toEqual({ value: "52", source: "来自“母亲是谁”的选择" });
    expect(lock({ mother: { motherIs: "0" } })).toBeUndefined();
  });

  it("is asked only while one of its fields is", () => {
    const never = { when: { answer: "name", is: "没有" } };
    expect(seen({}, { mother: { motherName: never, motherCode: never } }).keys).toEqual(["motherBirthday"]);
  });

  it("leaves a field open whose source is not asked or not answered", () => {
    const never = { when: { answer: "motherIs", is: "没有" } };
    const { locks } = seen({ mother: { motherIs: "1" } }, { applicant: { name: never } });
    expect([locks.motherName, locks.motherCode]).toEqual([undefined, person.certificateNumber]);
  });

  it("the choice, what is copied and the numbers influence what is locked", () => {
    const { definition } = small(words);
    expect([...conditionDependencies(definition)].sort()).toEqual(["code", "motherCode", "motherIs", "name"]);
  });
});

describe("[5] what an identity number says", () => {
  it("is filled in and locked; impossible at its field, it is told there", () => {
    const child = { motherIs: "0", motherName: "测试母亲", motherCode: "329900202001010026" };
    const { locks, messages } = seen({ mother: child });
    expect(locks.motherBirthday).toBe("2020-01-01");
    expect(messages).toContain("母亲出生日期不能晚于 2014-11-20，请检查");
  });

  it("of another paper nothing is said, and the date is typed", () => {
    const { definition } = small({
      sections: [section("s", [field("code"), field("day", { format: "date", idCard: "code" })])],
    });
    const [asked] = evaluate(definition, record({ answers: { s: { code: "E12345678" } } }), today).asked
      .sections;
    expect(asked?.fields.map(({ locked }) => locked)).toEqual([undefined, undefined]);
  });

  it("in a row it is proposed, and contradicted aloud", () => {
    const sex = field("sex", { title: "继承人性别", choices: choices("1", "2"), idCard: "code" });
    const fields = [
      field("code", { format: "id-card" }),
      field("day", { format: "date", idCard: "code" }),
      sex,
    ];
    const { definition, checks } = small({ sections: [section("heirs", fields, { min: 0, max: 9 })] });
    const row = (answers: Row["answers"]) => record({ answers: { heirs: [{ rowId: "r1", answers }] } });
    const filled = prefill(definition, row({ code: person.certificateNumber }));
    expect((filled.answers.heirs as Row[])[0]?.answers).toMatchObject({ day: "1990-03-07", sex: "1" });
    const wrong = row({ code: person.certificateNumber, day: "1990-03-08", sex: "2" });
    const told = evaluate(definition, wrong, today).problems("one-form", checks);
    expect(told.map(({ rule, message }) => [rule, message])).toEqual([
      ["id-card", "题day与身份证号码中的不一致（1990-03-07），请检查"],
      ["id-card", "继承人性别与身份证号码中的不一致（选项1），请检查"],
    ]);
  });
});
