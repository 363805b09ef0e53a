// Each part of a guide with what the gateway tells, and without.
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { GuideInfo, GuidePart } from "../engine/index.ts";
import { guideParts } from "../renderer/guides/index.ts";
import { forElders, guideStory, onPhone, partStory } from "./makers/index.ts";

export default { title: "指南" } satisfies Meta;

const code = "dd";

const counts = { handleCount: 4, runTimes: 6, stages: 9, materials: 13, days: 23 };
const full: GuideInfo = {
  oneThingId: "OT999",
  oneThingName: "示例一件事",
  code: "sample",
  consultWay: [
    {
      department: "测试部门",
      phone: "0000-86120100",
      online: null,
      matter: "示例事项",
      hours: "工作日 9:00-17:00",
    },
  ],
  complaintWay: [
    {
      department: "云澜市政务服务管理办公室",
      phone: "0000-86120000",
      online: "12345",
      matter: null,
      hours: null,
    },
  ],
  guides: [{ title: "办理须知", content: "车位须固定。", allowApply: true }],
  policies: [
    { title: "示例政策文件", number: "测〔2026〕1号", issuer: "测试部门", url: "https://example.cn/" },
  ],
  matters: ["示例事项", "另一个示例事项"].map((name, at) => ({
    matterInfoId: `M0${at}`,
    name,
    departmentName: "测试部门",
    type: "公共服务",
    always: at === 0,
    legalDays: 7,
    promisedDays: at,
    visits: 0,
  })),
  materials: ["上传", "电子证照", "由表单生成", "部门共享"].map((from, at) => ({
    name: `示例材料${at + 1}`,
    from,
    note: "PDF、JPG 文件；每个不超过 10 MB",
    sample: at === 0 ? "sample" : null,
    blank: at === 1 ? "blank" : null,
  })),
  original: counts,
  present: { handleCount: 1, runTimes: 0, stages: 4, materials: 3, days: 3 },
  fieldCount: 20,
  separateFieldCount: 41,
};
const bare: GuideInfo = {
  ...full,
  consultWay: null,
  complaintWay: null,
  guides: [],
  policies: [],
  materials: [],
  matters: [],
};
const asBefore: GuideInfo = { ...full, present: counts, separateFieldCount: 20 };

const part = (name: GuidePart, info: GuideInfo) => {
  const { view: View } = guideParts[name];
  return partStory(() => (
    <main>
      <h1>{info.oneThingName}</h1>
      <View id={name} info={info} sampleUrl={(sample) => `/api/portal/sample?name=${sample}`} />
    </main>
  ));
};

export const Counts: StoryObj = { name: "办理成效", ...part("counts", full) };
export const CountsAsBefore: StoryObj = { name: "办理成效 无变化", ...part("counts", asBefore) };
export const CountsPhone: StoryObj = { name: "办理成效 手机", ...onPhone(part("counts", full)) };
export const Matters: StoryObj = { name: "事项", ...part("matters", full) };
export const MattersPhone: StoryObj = { name: "事项 手机", ...onPhone(part("matters", full)) };
export const Materials: StoryObj = { name: "材料", ...part("materials", full) };
export const MaterialsNone: StoryObj = { name: "材料 暂无相关信息", ...part("materials", bare) };
export const Policies: StoryObj = { name: "政策依据", ...part("policies", full) };
export const PoliciesNone: StoryObj = { name: "政策依据 暂无相关信息", ...part("policies", bare) };
export const Ways: StoryObj = { name: "咨询投诉", ...part("ways", full) };
export const WaysNone: StoryObj = { name: "咨询投诉 暂无相关信息", ...part("ways", bare) };

export const Page: StoryObj = { name: "指南页 已登录", ...guideStory(code, { person: "verified" }) };
export const PagePhone: StoryObj = { name: "指南页 手机", ...onPhone(guideStory(code)) };
export const PageElder: StoryObj = { name: "指南页 长辈版", ...forElders(guideStory(code)) };
export const PageLoading: StoryObj = {
  name: "指南页 正在加载",
  ...guideStory(code, { answers: { guideInfo: "never" }, waiting: true }),
};
export const PageUnknown: StoryObj = { name: "指南页 没有这个一件事", ...guideStory("nothing") };
