// What is already known: given, proposed and default values; and how a declaration reads.

import { describe, expect, it } from "vitest";
import { prefill } from "../../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { Row } from "../../../engine/declaration/record.ts";
import type { Field } from "../../../engine/one-thing/form.ts";
import { choices, company, field, parking, person, record, section, small, today } from "./small.ts";

describe("[3] a new declaration", () => {
  const { definition } = parking();
  it("[3.13, 3.15] starts with the person's own data and paper type '1'", () => {
    expect(blankRecord(definition, person).answers.applicant).toEqual({
      declarePersonType: "1",
      applicantName: "测试申请人",
      applicantPaperType: "1",
      applicantPaperCode: "110101199003074610",
      applicantMobile: "13900001234",
    });
  });

  it("starts in the first step, never saved; several townships are left to choose", () => {
    expect(blankRecord(definition, person)).toMatchObject({
      revision: 0,
      step: "one-form",
      choices: {},
      signature: null,
    });
    expect(blankRecord(definition, person)).not.toHaveProperty("areaId");
  });

  it("[4] takes a single township directly", () => {
    const { definition } = small({ areas: { "329900003": "霁桥镇" } });
    expect(blankRecord(definition, person).areaId).toBe("329900003");
  });
});

describe("[3] what is given", () => {
  const one = (more: Partial<Field>, principal = person, answers = {}) => {
    const { definition } = small({ sections: [section("s", [field("a", more)])] });
    const filled = prefill(definition, record({ principal, answers: { s: answers } }));
    const [first] = evaluate(definition, filled, today).asked.sections;
    return {
      value: (filled.answers.s as Record<string, unknown>).a,
      locked: first?.fields[0]?.locked?.source,
    };
  };
  it.each([
    ["login.name", "测试申请人", "来自实名认证信息"],
    ["login.certificateNumber", "110101199003074610", "来自实名认证信息"],
    ["login.paperType", "1", "来自实名认证信息"],
    ["login.mobile", "13900001234", undefined],
    ["principal.kind", "2", "由办理身份确定"],
    ["company.name", "云澜测试科技有限公司", "来自所选企业"],
    ["company.creditCode", "91329900MA1TEST01X", "来自所选企业"],
  ] as const)("%s fills %s", (prefillWord, value, locked) => {
    expect(one({ prefill: prefillWord }, company)).toEqual({ value, locked });
  });

  it("is rewritten whatever was typed, but a proposal gives way", () => {
    expect(one({ prefill: "login.name" }, person, { a: "别人" }).value).toBe("测试申请人");
    expect(one({ prefill: "login.mobile" }, person, { a: "13800000000" }).value).toBe("13800000000");
    expect(one({ default: "5" }, person, { a: "" }).value).toBe("");
    expect(one({ default: "5" }).value).toBe("5");
  });

  it("is typed freely where nothing is known", () => {
    expect(one({ prefill: "company.name" }, person)).toEqual({ value: undefined, locked: undefined });
  });

  it("leaves the paper type open to who logged in with another paper", () => {
    const traveller = { ...person, certificateNumber: "H12345678" };
    expect(one({ prefill: "login.paperType", default: "1" }, traveller)).toEqual({
      value: "1",
      locked: undefined,
    });
  });

  it("never locks a value that the field does not offer", () => {
    expect(one({ prefill: "principal.kind", choices: choices("3", "4") }, company).locked).toBeUndefined();
  });

  it("fills the login's data into the first row alone, as a proposal: the others are about somebody else", () => {
    const fields = [field("name", { prefill: "login.name" }), field("type", { default: "1" })];
    const { definition } = small({ sections: [section("heirs", fields, { min: 0, max: 9 })] });
    const rows = [
      { rowId: "r1", answers: {} },
      { rowId: "r2", answers: {} },
    ];
    const filled = prefill(definition, record({ answers: { heirs: rows } })).answers.heirs as Row[];
    expect(filled.map(({ answers }) => answers)).toEqual([{ name: person.name, type: "1" }, { type: "1" }]);
    const emptied = record({ answers: { heirs: [{ rowId: "r1", answers: { name: "", type: "2" } }] } });
    expect(prefill(definition, emptied)).toBe(emptied);
  });

  it("gives the same record back when nothing is to be filled in", () => {
    const { definition } = parking();
    const first = prefill(definition, { ...blankRecord(definition, person), choices: { parkKind: "2" } });
    expect(prefill(definition, first)).toBe(first);
  });

  it("follows the question that fills it", () => {
    const { definition } = parking();
    const at = (parkKind: string) =>
      prefill(definition, { ...blankRecord(definition, person), choices: { parkKind } }).answers.parking;
    expect([at("1"), at("3")]).toEqual([{ parkKind: "1" }, { parkKind: "3" }]);
  });
});

describe("[3] what was declared, as it reads", () => {
  const { definition } = small({
    sections: [
      section("top", [
        field("name", { title: "姓名", mask: "name" }),
        field("power", { title: "功率", unit: "千瓦" }),
        field("open", { title: "备注" }),
      ]),
      section("heirs", [field("mobile", { title: "手机", mask: "phone" })], { min: 0, max: 9 }),
    ],
  });
  const one = record({
    answers: {
      top: { name: "欧阳测试", power: "7" },
      heirs: [{ rowId: "r1", answers: { mobile: "+8613812345678" } }],
    },
  });

  it("names each row, shows units, and leaves unanswered fields blank", () => {
    expect(evaluate(definition, one, today).content).toEqual([
      {
        section: "top",
        title: "分区top",
        fields: [
          { key: "name", title: "姓名", text: "欧**试" },
          { key: "power", title: "功率", text: "7 千瓦" },
          { key: "open", title: "备注", text: "" },
        ],
      },
      {
        section: "heirs",
        title: "分区heirs 1",
        fields: [{ key: "mobile", title: "手机", text: "138****5678" }],
      },
    ]);
  });

  it("[3.19, 5] masks names and telephones where it is told to", () => {
    const texts = evaluate(definition, one, today).content.flatMap(({ fields }) =>
      fields.map(({ text }) => text),
    );
    expect(texts).toEqual(["欧**试", "7 千瓦", "", "138****5678"]);
  });
});
