// The clever search, the gateway's different verdict, the announcement and the loading townships, each in every state.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import type { FilteredBusiness } from "../engine/portal/index.ts";
import { TownshipView } from "../renderer/dialogs/township.tsx";
import VerdictNote from "../renderer/steps/select-items/verdict-note.tsx";
import { Refused } from "../tests/people/fake-gateway.ts";
import { forElders, onPhone, type PageWish, pageStory } from "./makers/index.ts";
import { partStory } from "./makers/part-story.tsx";

export default { title: "查询与核定" } satisfies Meta;

const nothing = () => {};
const failing = () => {
  throw new Refused(500, "网络繁忙，请稍后再试");
};

const search = (words: string, wish: PageWish = {}) =>
  pageStory(`/tListId?q=${encodeURIComponent(words)}`, { person: "visitor", ...wish });

const instead = () => search("给家里装新能源车的桩");

export const Instead: StoryObj = { name: "搜索 为您推荐", ...instead() };
export const InsteadPhone: StoryObj = {
  name: "搜索 为您推荐 手机",
  tags: ["long-run"],
  ...onPhone(instead()),
};
export const InsteadElder: StoryObj = {
  name: "搜索 为您推荐 长辈版",
  tags: ["long-run"],
  ...forElders(instead()),
};
export const Besides: StoryObj = { name: "搜索 有结果", ...search("充电") };
export const Searching: StoryObj = {
  name: "搜索 正在查询",
  ...search("月球旅行", { answers: { cleverFilter: "never" }, waiting: true }),
};
export const Suggested: StoryObj = {
  name: "搜索 输入时的建议",
  ...pageStory("/help", {
    person: "visitor",
    after: async () => {
      await userEvent.type(screen.getByRole("searchbox"), "充电");
      await screen.findByRole("list", { name: "您要找的可能是" });
    },
  }),
};
export const None: StoryObj = { name: "搜索 暂无数据", ...search("月球旅行") };
export const NonePhone: StoryObj = {
  name: "搜索 暂无数据 手机",
  tags: ["long-run"],
  ...onPhone(search("月球旅行")),
};
export const Failed: StoryObj = {
  name: "搜索 查询失败",
  ...search("月球旅行", { answers: { cleverFilter: failing } }),
};

const frame = {
  id: "G-1",
  title: "系统维护公告",
  html: "<p>11 月 28 日 0 时至 6 时<b>暂停服务</b>，已填写的内容会保留。</p><ul><li>暂存件不受影响</li><li>咨询请拨打 12345</li></ul>",
  where: "all" as const,
};
// The page behind a modal dialog has its own story, which checks all of it.
const dialog = { parameters: { a11y: { context: "dialog[open]" } } };
const home = {
  person: "visitor",
  answers: { springFrame: () => [frame] },
  after: async () => {
    await screen.findByRole("dialog", { name: frame.title });
  },
} satisfies PageWish;

export const Announcement: StoryObj = { name: "公告", ...pageStory("/", home), ...dialog };
export const AnnouncementPhone: StoryObj = {
  name: "公告 手机",
  tags: ["long-run"],
  ...onPhone(pageStory("/", home)),
  ...dialog,
};

const verdict: FilteredBusiness = {
  definition: "0".repeat(64),
  matters: [
    { matterInfoId: "M1", name: "居住登记", departmentName: "公安局", because: "必办事项" },
    { matterInfoId: "M2", name: "用水过户", departmentName: "城市公用事业服务中心", because: "必办事项" },
  ],
  materials: [{ id: "A1", name: "居民身份证", from: "e-licence", required: true }],
};
const verdictStory = (of: FilteredBusiness) =>
  partStory(() => (
    <VerdictNote
      message="按最新规定核定的办理内容与本页不同，您填写的内容已保存。"
      verdict={of}
      onReload={nothing}
    />
  ));

export const OtherVerdict: StoryObj = { name: "核定不同", ...verdictStory(verdict) };
export const OtherVerdictPhone: StoryObj = {
  name: "核定不同 手机",
  tags: ["long-run"],
  ...onPhone(verdictStory(verdict)),
};
export const OtherVerdictBare: StoryObj = {
  name: "核定不同 无需材料",
  ...verdictStory({ ...verdict, materials: [] }),
};

const townships = (onRetry?: () => void) =>
  partStory(
    () => (
      <TownshipView
        name="车位充电桩安装一件事"
        ofCompany={false}
        townships={undefined}
        onRetry={onRetry}
        onChoose={nothing}
        onCancel={nothing}
      />
    ),
    { waiting: onRetry === undefined },
  );

export const TownshipsComing: StoryObj = { name: "选择乡镇 正在加载", ...townships(), ...dialog };
export const TownshipsFailed: StoryObj = { name: "选择乡镇 查询失败", ...townships(nothing), ...dialog };
