// Invents guides: a usual one, one without content, and one that is as long as possible.
import type { Definition, OneThing } from "../../engine/index.ts";
import type { GuideInfo } from "../../engine/portal/index.ts";
import { oneThingOf } from "./invented.ts";

const counts = { handleCount: 4, runTimes: 6, stages: 9, materials: 13, days: 23 };
const office = "云澜市政务服务管理办公室";
const hours = "工作日 9:00-12:00, 13:30-17:00";

const way = (department: string, matter: string | null, at: number) => ({
  department,
  phone: `0000-861201${String(at).padStart(2, "0")}`,
  online: null,
  matter,
  hours,
});
const matter = (name: string, at: number): GuideInfo["matters"][number] => ({
  matterInfoId: `M${at}`,
  name,
  departmentName: "测试部门",
  type: "公共服务",
  always: at === 0,
  legalDays: 7,
  promisedDays: at % 3,
  originalVisits: 2,
  visits: at % 2,
});
const froms = ["upload", "e-licence", "form", "shared-data"] as const;
const material = (at: number) => ({
  name: `示例材料${at + 1}`,
  from: froms[at % froms.length] ?? "upload",
  note: "办理“示例事项”时需要；PDF、JPG，每个不超过 10 MB",
  sample: at % 4 === 0 ? "sample" : null,
  blank: at % 8 === 0 ? "blank" : null,
});
const policy = (at: number) => ({
  title: `关于示例事项的第${at + 1}号文件`,
  number: `测〔2026〕${at + 1}号`,
  issuer: "测试部门",
  url: at === 0 ? "https://example.invalid/" : null,
});
const times = <Thing>(count: number, make: (at: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, at) => make(at));

export const usualGuide: GuideInfo = {
  oneThingId: "OT999",
  oneThingName: "示例一件事",
  code: "sample",
  consultWay: [
    way("测试部门", "示例事项", 0),
    way("测试部门", "另一个示例事项", 1),
    way("另一个测试部门", "第三个示例事项", 2),
  ],
  complaintWay: [{ ...way(office, null, 9), online: "12345 政务服务便民热线（测试）", hours: null }],
  guides: [],
  policies: times(2, policy),
  matters: ["示例事项", "另一个示例事项", "第三个示例事项"].map(matter),
  materials: times(4, material),
  original: counts,
  present: { handleCount: 1, runTimes: 0, stages: 4, materials: 3, days: 3 },
  hall: { name: "云澜市政务服务中心（测试）", address: "云澜市望岫街道测试路 1 号", hours },
  fieldCount: 20,
  separateFieldCount: 41,
};

export const bareGuide: GuideInfo = {
  ...usualGuide,
  consultWay: null,
  complaintWay: null,
  policies: [],
  materials: [],
  matters: [],
};

export const longGuide: GuideInfo = {
  ...usualGuide,
  matters: times(9, (at) => matter(`名称比较长、要占两行才写得下的第${at + 1}个示例事项`, at)),
  materials: times(12, material),
  policies: times(9, policy),
  consultWay: times(9, (at) => way(`第${at + 1}测试部门`, `第${at + 1}个示例事项`, at)),
};

export const sameAsBefore: GuideInfo = { ...usualGuide, present: counts, separateFieldCount: 20 };

/** A one-thing whose form does not matter. */
export function guideDefinition(written: Partial<OneThing>, more: Partial<Definition> = {}): Definition {
  return {
    version: "0".repeat(64),
    oneThing: oneThingOf(written),
    form: { code: "sample", title: "表单", sections: [] },
    kind: "personal",
    companyRequired: false,
    townships: {},
    fieldTownships: {},
    departments: { D001: "测试部门" },
    ...more,
  };
}

/** Asks everything, and says everything on the way. */
export const demanding: Definition = guideDefinition(
  {
    faceVerification: true,
    sign: true,
    steps: ["select-items", "confirm-info", "one-form", "submit-materials", "done"],
    notices: [
      {
        id: "N1",
        terminal: "pc",
        title: "公告",
        html: "<p>请先备好<b>示例证件</b>。</p>",
        allowContinue: true,
      },
      {
        id: "N2",
        terminal: "all",
        title: "申请时间",
        html: "<p>本年度申请已结束。</p>",
        allowContinue: false,
      },
    ],
    educationTip: { title: "教育提示", content: "请关注公众号发布的信息。", officialAccount: "测试公众号" },
    tips: [{ id: "G1", title: "办理须知", content: "车位须固定。", allowApply: true }],
  },
  { companyRequired: true, townships: { "1": "望岫街道", "2": "澜湾街道" } },
);

export const elsewhere: Definition = guideDefinition({ webHandleUrl: "https://example.invalid/apply" });
