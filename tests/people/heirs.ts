// A form with one list: heirs whose shares must add up to 100, one of whom must accept.
import type { Definition, OneThing, Row, Section, SectionChecks } from "../../engine/index.ts";
import { wideForm } from "./wide-form.ts";

const states = ["接受继承", "放弃继承", "先于被继承人死亡"].map((title, at) => ({
  const: `${at + 1}`,
  title,
}));

export const heirs: Section = {
  key: "jcr",
  title: "继承人信息",
  repeat: { min: 1, max: 3, addText: "新增继承人信息" },
  fields: [
    { key: "heirName", title: "继承人姓名", many: false, required: true, format: "name", mask: "name" },
    { key: "heirCard", title: "继承人身份证号", many: false, required: false, format: "id-card", mask: "id" },
    { key: "heirState", title: "继承意愿", many: false, required: true, choices: states },
    { key: "heirShare", title: "继承份额（%）", many: false, required: true, format: "decimal", unit: "%" },
  ],
  schema: { type: "object" },
};

const rules: OneThing["rules"] = {
  total: { name: "份额合计", must: { answer: "heirShare", sumIs: "100" }, else: "份额之和应为100%" },
  accepts: {
    name: "有人接受",
    must: { answer: "heirState", countAtLeast: { value: "1", count: 1 } },
    else: "至少一名继承人接受继承",
  },
};

/** Somebody who declines has no share. */
const asked: OneThing["asked"] = { jcr: { heirShare: { when: { answer: "heirState", isNot: "2" } } } };

export function heirsForm(repeat: Partial<Section["repeat"]> = {}): {
  definition: Definition;
  checks: SectionChecks;
} {
  const section = { ...heirs, repeat: { min: 1, max: 3, addText: "新增继承人信息", ...repeat } };
  return {
    definition: {
      ...wideForm,
      oneThing: { ...wideForm.oneThing, questions: {}, rules, asked },
      form: { code: "heirs", title: "继承", sections: [section] },
    },
    checks: { jcr: () => true },
  };
}

export function heir(rowId: string, heirName: string, heirShare: string, heirState = "1"): Row {
  return { rowId, answers: { heirName, heirState, heirShare } };
}
