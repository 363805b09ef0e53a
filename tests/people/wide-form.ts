// The widest form: thirteen sections, 106 fields, three lists, conditions on rows and on whole sections.
import type {
  Condition,
  Counts,
  Definition,
  Field,
  OneThing,
  Section,
  SectionChecks,
} from "../../engine/index.ts";

type Wish = Partial<Field> & Pick<Field, "title">;

const figures: Counts = { handling: 1, visits: 1, stages: 1, materials: 1, days: 1 };
const matter = (id: string, name: string, always = false) => ({
  id,
  name,
  department: "D1",
  always,
  before: figures,
  now: figures,
});
const options = (...titles: string[]) => titles.map((title, at) => ({ const: String(at + 1), title }));

const partner: Record<string, Wish> = {
  partnerKind: { title: "股东类型", choices: options("自然人", "企业", "其他组织") },
  partnerName: { title: "股东姓名（名称）", maxLength: 100 },
  partnerCard: { title: "股东身份证号码", format: "id-card", mask: "id" },
  partnerCode: { title: "股东统一社会信用代码", format: "credit-code" },
  partnerMobile: { title: "股东手机号码", format: "mobile", mask: "phone" },
  partnerAddress: { title: "股东住所", widget: "address", maxLength: 200 },
  partnerCapital: { title: "认缴出资额", format: "money", unit: "万元" },
  partnerShare: { title: "出资比例", format: "decimal", unit: "%" },
  partnerWay: { title: "出资方式", choices: options("货币", "实物", "知识产权", "土地使用权") },
  partnerDate: { title: "认缴期限", format: "date" },
  partnerCountry: { title: "国别（地区）", maxLength: 30, required: false },
  partnerRemark: { title: "股东备注", maxLength: 60, required: false },
};
const officer: Record<string, Wish> = {
  officerName: { title: "人员姓名", format: "name", mask: "name", maxLength: 50 },
  officerCard: { title: "人员身份证号码", format: "id-card", mask: "id" },
  officerMobile: { title: "人员手机号码", format: "mobile", mask: "phone" },
  officerPost: { title: "职务", many: true, choices: options("董事", "经理", "监事") },
  officerWay: { title: "产生方式", choices: options("选举", "委派", "聘任") },
  officerYears: { title: "任期", format: "integer", unit: "年" },
  officerSince: { title: "任职日期", format: "date", required: false },
};
const owner: Record<string, Wish> = {
  ownerName: { title: "受益人姓名", format: "name", mask: "name", maxLength: 50 },
  ownerCard: { title: "受益人身份证号码", format: "id-card", mask: "id" },
  ownerKind: { title: "受益情形", choices: options("持股", "收益权", "实际控制") },
  ownerShare: { title: "受益比例", format: "decimal", unit: "%" },
};

/** Nine fields like the ten of any form, which make up most of a wide form. */
const plain = (key: string, title: string): [string, Wish][] => [
  [`${key}Name`, { title: `${title}名称`, maxLength: 60 }],
  [`${key}Person`, { title: `${title}负责人`, format: "name", maxLength: 50 }],
  [`${key}Mobile`, { title: `${title}联系电话`, format: "mobile" }],
  [`${key}Kind`, { title: `${title}类型`, choices: options("自有", "租赁", "无偿使用") }],
  [`${key}Lease`, { title: `${title}租赁期限`, format: "date" }],
  [`${key}Area`, { title: `${title}面积`, format: "decimal", unit: "平方米", required: false }],
  [`${key}Count`, { title: `${title}数量`, format: "digits", maxLength: 9, required: false }],
  [`${key}Address`, { title: `${title}地址`, widget: "address", maxLength: 200 }],
  [`${key}Note`, { title: `${title}说明`, maxLength: 300, required: false }],
];
const nine: [string, string][] = [
  ["firm", "企业"],
  ["place", "住所"],
  ["leader", "法定代表人"],
  ["money", "财务"],
  ["seal", "公章"],
  ["bank", "银行"],
  ["social", "社保"],
  ["fund", "公积金"],
  ["contact", "联系"],
];

function section(key: string, title: string, fields: [string, Wish][], repeat?: Section["repeat"]): Section {
  return {
    key,
    title,
    fields: fields.map(([name, wish]) => ({ key: name, many: false, required: true, ...wish })),
    schema: { type: "object" },
    ...(repeat && { repeat }),
  };
}

const [firm, ...others] = nine.map(([key, title]) => section(key, `${title}信息`, plain(key, title)));
const list = (min: number, max: number, addText: string) => ({ min, max, addText });
const lists = [
  section("partners", "股东（投资人）信息", Object.entries(partner), list(1, 50, "新增股东")),
  section("officers", "董事、监事、高级管理人员", Object.entries(officer), list(1, 30, "新增人员")),
  section("owners", "受益所有人", Object.entries(owner), list(0, 20, "新增受益所有人")),
];
const switches = section("more", "其他情况", [
  ["hasOwners", { title: "是否填报受益所有人", choices: options("是", "否") }],
  ["joint", { title: "是否按比例出资", choices: options("是", "否") }],
]);
const sections = [firm, switches, ...lists, ...others].filter((one) => one !== undefined);

const is = (answer: string, value: string): Condition => ({ answer, is: value });

const oneThing: OneThing = {
  code: "wide",
  id: "OT998",
  name: "宽表一件事",
  summary: "",
  subject: "",
  icon: "building",
  faceVerification: false,
  townships: [],
  notices: [],
  tips: [],
  steps: ["one-form", "submit-materials", "done"],
  sign: false,
  questions: {
    fund: {
      ask: "是否同时开户",
      options: { "1": { label: "开公积金户", adds: ["fund"] }, "2": { label: "不开" } },
    },
  },
  matters: {
    register: matter("M1", "企业设立登记", true),
    tax: matter("M2", "税务登记", true),
    fund: matter("M3", "公积金开户"),
  },
  rules: {
    shares: {
      name: "出资比例",
      when: is("joint", "1"),
      must: { answer: "partnerShare", sumIs: "100" },
      else: "全体股东出资比例之和应为100%",
    },
    supervisor: {
      name: "监事",
      must: { answer: "officerPost", countAtLeast: { value: "3", count: 1 } },
      else: "至少一名监事",
    },
    posts: {
      name: "兼任",
      must: { answer: "officerPost", notBoth: ["1", "3"] },
      else: "董事、高级管理人员不得兼任监事",
    },
  },
  form: "wide",
  asked: {
    partners: {
      partnerCard: { when: is("partnerKind", "1") },
      partnerCode: { when: { answer: "partnerKind", isNot: "1" } },
      // Another section's answer decides in each row.
      partnerShare: { when: is("joint", "1") },
    },
    owners: { "*": { when: is("hasOwners", "1") } },
    fund: { "*": { for: ["fund"] } },
    money: { "*": { for: ["tax"] }, moneyLease: { when: is("moneyKind", "2") } },
    place: { placeLease: { when: is("placeKind", "2") }, placeArea: { for: ["register"] } },
  },
  materials: {},
  guide: {
    theme: { hue: "steel", picture: "building", order: [] },
    now: figures,
    policies: null,
    consult: null,
    complaint: null,
  },
};

export const wideForm: Definition = {
  version: "wide",
  oneThing,
  form: { code: "wide", title: "宽表", sections },
  kind: "enterprise",
  companyRequired: false,
  townships: {},
  fieldTownships: {},
  departments: { D1: "测试部门" },
};

export const wideChecks: SectionChecks = Object.fromEntries(sections.map(({ key }) => [key, () => true]));

/** A filled-in row each; `at` makes them differ. */
export const partnerRow = (at: number, share: string) => ({
  rowId: `p${at}`,
  answers: {
    partnerKind: "1",
    partnerName: `测试股东${at}`,
    partnerCard: "329900199007082022",
    partnerMobile: "13800000020",
    partnerAddress: "云澜市霁桥镇测试路1号",
    partnerCapital: "10",
    partnerShare: share,
    partnerWay: "1",
    partnerDate: "2030-01-01",
  },
});
