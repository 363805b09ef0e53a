// A form of one section with a field for each rule on what a person types (Spec 5).
import type { Definition, Section, SectionChecks } from "../../engine/index.ts";
import { wideForm } from "./wide-form.ts";

const once = { many: false, required: true } as const;

const people: Section = {
  key: "people",
  title: "办理人信息",
  fields: [
    { key: "operManName", title: "经办人姓名", ...once, format: "name", mask: "name" },
    { key: "operManCode", title: "经办人身份证号码", ...once, format: "id-card", mask: "id" },
    { key: "operManPhoneNumber", title: "经办人手机号码", ...once, format: "mobile", mask: "phone" },
    { key: "linkManMobile", title: "联系人手机号码", ...once, format: "mobile" },
    { key: "linkManPaperCode", title: "联系人身份证号码", ...once, format: "id-card" },
    { key: "shxydm", title: "统一社会信用代码", ...once, format: "credit-code" },
    { key: "bankAccount", title: "银行账号", ...once, format: "digits" },
  ],
  schema: { type: "object" },
};

const definition: Definition = {
  ...wideForm,
  oneThing: { ...wideForm.oneThing, questions: {}, rules: {}, asked: {} },
  form: { code: "people", title: "规则", sections: [people] },
};

export const peopleForm: { definition: Definition; checks: SectionChecks } = {
  definition,
  checks: { people: () => true },
};
