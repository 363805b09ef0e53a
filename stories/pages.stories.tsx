// The pages that belong to no one-thing, in every state of their data.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { applicationPage } from "../tests/people/applications.ts";
import { Refused } from "../tests/people/fake-gateway.ts";
import { forElders, onPhone, type PageWish, pageStory, stepStory } from "./makers/index.ts";
import { skeletonMockUp } from "./makers/mock-ups.ts";
import { submittedStory } from "./makers/step-story.ts";

export default { title: "页面" } satisfies Meta;

const code = "parking";
const visitor: PageWish = { person: "visitor" };
const busy = (): never => {
  throw new Refused(500, "系统繁忙，请稍后重试");
};

export const Home: StoryObj = { name: "首页", ...pageStory("/", visitor) };
export const HomePhone: StoryObj = { name: "首页 手机", ...onPhone(pageStory("/", visitor)) };
export const HomeElder: StoryObj = {
  name: "首页 长辈版",
  tags: ["long-run"],
  ...forElders(pageStory("/", visitor)),
};
export const HomeLoading: StoryObj = {
  name: "首页 正在加载",
  ...pageStory("/", { ...visitor, answers: { serviceList: "never" }, waiting: true }),
};

export const List: StoryObj = { name: "列表 个人", ...pageStory("/tListId", visitor) };
export const ListCompany: StoryObj = { name: "列表 企业", ...pageStory("/tListId?tab=enterprise", visitor) };
export const ListPhone: StoryObj = { name: "列表 手机", ...onPhone(pageStory("/tListId", visitor)) };
export const ListElder: StoryObj = {
  name: "列表 长辈版",
  tags: ["long-run"],
  ...forElders(pageStory("/tListId", visitor)),
};
export const ListElderPhone: StoryObj = {
  name: "列表 长辈版 手机",
  tags: ["long-run"],
  ...forElders(onPhone(pageStory("/tListId", visitor))),
};
export const ListLoading: StoryObj = {
  name: "列表 正在加载",
  ...pageStory("/tListId", {
    ...visitor,
    answers: { listOneThing: "never" },
    waiting: true,
    mockUp: skeletonMockUp,
  }),
};
export const ListEmpty: StoryObj = {
  name: "列表 空",
  ...pageStory("/tListId", { ...visitor, answers: { listOneThing: () => [] } }),
};
export const ListFailed: StoryObj = {
  name: "列表 失败",
  ...pageStory("/tListId", { ...visitor, answers: { listOneThing: busy } }),
};
export const Search: StoryObj = {
  name: "搜索",
  ...pageStory(`/tListId?q=${encodeURIComponent("充电")}`, visitor),
};
export const SearchNone: StoryObj = {
  name: "搜索 无结果",
  ...pageStory(`/tListId?q=${encodeURIComponent("月球")}`, visitor),
};

export const Mine: StoryObj = { name: "我的一件事", tags: ["long-run"], ...pageStory("/office/list") };
export const MinePhone: StoryObj = {
  name: "我的一件事 手机",
  tags: ["long-run"],
  ...onPhone(pageStory("/office/list")),
};
export const MineElder: StoryObj = {
  name: "我的一件事 长辈版",
  tags: ["long-run"],
  ...forElders(pageStory("/office/list")),
};
export const MineOneStatus: StoryObj = {
  name: "我的一件事 按状态",
  tags: ["long-run"],
  ...pageStory(`/office/list?status=${encodeURIComponent("办理中")}`),
};
export const MineVisitor: StoryObj = {
  name: "我的一件事 未登录",
  tags: ["long-run"],
  ...pageStory("/office/list", visitor),
};
export const MineLoading: StoryObj = {
  name: "我的一件事 正在加载",
  tags: ["long-run"],
  ...pageStory("/office/list", { answers: { applications: "never" }, waiting: true }),
};
export const MineEmpty: StoryObj = {
  name: "我的一件事 空",
  tags: ["long-run"],
  ...pageStory("/office/list", { answers: { applications: () => applicationPage([]) } }),
};
export const MineFailed: StoryObj = {
  name: "我的一件事 失败",
  tags: ["long-run"],
  ...pageStory("/office/list", { answers: { applications: busy } }),
};

export const Detail: StoryObj = { name: "办件详情", tags: ["long-run"], ...submittedStory(code) };
export const DetailPhone: StoryObj = {
  name: "办件详情 手机",
  tags: ["long-run"],
  ...onPhone(submittedStory(code)),
};
export const DetailElder: StoryObj = {
  name: "办件详情 长辈版",
  tags: ["long-run"],
  ...forElders(submittedStory(code)),
};
export const DetailLoading: StoryObj = {
  name: "办件详情 正在加载",
  tags: ["long-run"],
  ...pageStory("/my/thing/application-1", { answers: { projectInfo: "never" }, waiting: true }),
};
export const DetailNotMine: StoryObj = {
  name: "办件详情 不存在",
  tags: ["long-run"],
  ...pageStory("/my/thing/nothing"),
};
export const DetailFailed: StoryObj = {
  name: "办件详情 失败",
  tags: ["long-run"],
  ...pageStory("/my/thing/application-1", { answers: { projectInfo: busy } }),
};

export const FormPhone: StoryObj = {
  name: "一表申请 手机",
  ...onPhone(stepStory(code, "one-form", "filled")),
};
export const FormElder: StoryObj = {
  name: "一表申请 长辈版",
  tags: ["long-run"],
  ...forElders(stepStory(code, "one-form", "filled")),
};
export const FormElderPhone: StoryObj = {
  name: "一表申请 长辈版 手机",
  tags: ["long-run"],
  ...forElders(onPhone(stepStory(code, "one-form", "wrong"))),
};
export const MaterialsPhone: StoryObj = {
  name: "材料提交 手机",
  ...onPhone(stepStory(code, "submit-materials", "filled")),
};
export const NotFound: StoryObj = { name: "没有这一页", ...pageStory("/not-a-page", visitor) };
