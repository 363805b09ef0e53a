// 我的申报: the list and the page of an application in each status, empty, failed, with many rows, and on a phone.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { Definition } from "../engine/index.ts";
import type { ApplicationDetail, ApplicationStatus, ApplicationSummary } from "../engine/portal/index.ts";
import { Receipt } from "../renderer/pages/print/receipt.tsx";
import { applicationDetail, applicationPage, applicationsOf } from "../tests/people/applications.ts";
import { Refused } from "../tests/people/fake-gateway.ts";
import { forElders, onPhone, type PageStory, pageStory } from "./makers/index.ts";
import { partStory } from "./makers/part-story.tsx";
import type { Known } from "./makers/stand-in.ts";
import { submittedStory } from "./makers/step-story.ts";

export default { title: "我的申报" } satisfies Meta;

const code = "parking";
const list = "/office/list";
const busy = (): never => {
  throw new Refused(500, "系统繁忙，请稍后重试");
};

/** Repeats the definitions up to that count, each with its own id. */
function many(definitions: readonly Definition[], count: number): ApplicationSummary[] {
  const some = applicationsOf(definitions);
  return Array.from({ length: count }, (_, at) => {
    const one = some[at % some.length] as ApplicationSummary;
    return { ...one, id: `${one.kind}-${at}` };
  });
}

export const List: StoryObj = { name: "列表 六种状态", ...pageStory(list) };
export const ListPhone: StoryObj = {
  name: "列表 六种状态 手机",
  tags: ["long-run"],
  ...onPhone(pageStory(list)),
};
export const ListElder: StoryObj = {
  name: "列表 六种状态 长辈版",
  tags: ["long-run"],
  ...forElders(pageStory(list)),
};
export const ListMany: StoryObj = {
  name: "列表 许多件 第 2 页",
  ...pageStory(`${list}?page=2`, {
    answers: { applications: (ask, { definitions }) => applicationPage(many(definitions, 318), ask) },
  }),
};
export const ListManyPhone: StoryObj = { ...onPhone(ListMany as PageStory), name: "列表 许多件 手机" };
export const ListNone: StoryObj = {
  name: "列表 暂无数据",
  ...pageStory(list, { answers: { applications: () => applicationPage([]) } }),
};
export const ListNotFound: StoryObj = {
  name: "列表 查无数据",
  ...pageStory(`${list}?find=${encodeURIComponent("月球")}`, {
    answers: { applications: () => applicationPage([]) },
  }),
};
export const ListFailed: StoryObj = {
  name: "列表 查询失败",
  ...pageStory(list, { answers: { applications: busy } }),
};
export const ListLoading: StoryObj = {
  name: "列表 正在加载",
  ...pageStory(list, {
    answers: { applications: "never" },
    waiting: true,
    after: () => {
      expect(screen.getByRole("main")).toHaveAttribute("aria-busy", "true");
    },
  }),
};
export const ListAskedAnew: StoryObj = {
  name: "列表 正在刷新",
  ...pageStory(list, {
    after: async ({ portal }) => {
      const main = screen.getByRole("main");
      const line = () => main.querySelector("[data-progress]");
      expect([main.getAttribute("aria-busy"), line()]).toEqual(["false", null]);
      portal.actor.send({ type: "FETCHING", isFetch: true, showSkeleton: false });
      await waitFor(() => expect(line()).toBeVisible());
      expect(main).toHaveAttribute("aria-busy", "false");
    },
  }),
};
export const ListDelete: StoryObj = {
  name: "列表 删除暂存件",
  ...pageStory(list, {
    after: async () => {
      await userEvent.click((await screen.findAllByRole("button", { name: /^删除/ }))[0] as HTMLElement);
      await screen.findByRole("dialog", { name: "删除暂存件" });
    },
  }),
};

const detailOf =
  (status: ApplicationStatus, company?: ApplicationDetail["company"], of = code) =>
  (_: unknown, known: Known) => {
    const { draft, definitions, user } = known;
    const definition = definitions.find(({ oneThing }) => oneThing.code === of);
    if (!draft || !definition || !user) throw new Refused(404, "查无数据");
    const detail = applicationDetail(definition, draft, user, status);
    if (status === "暂存件") {
      return { ...detail, matters: [], history: [], promisedBy: null, receiptHash: null };
    }
    return company ? { ...detail, company } : detail;
  };

const detail = (status: ApplicationStatus, company?: ApplicationDetail["company"]): PageStory =>
  submittedStory(code, { answers: { projectInfo: detailOf(status, company) } });

export const Submitted: StoryObj = { name: "详情 已申请", ...detail("已申请") };
export const Folded: StoryObj = {
  name: "详情 填报内容很多",
  ...submittedStory("succession", {
    answers: { projectInfo: detailOf("已申请", undefined, "succession") },
    after: async () => {
      const parts = () =>
        screen
          .getByRole("heading", { name: "填报内容" })
          .parentElement?.parentElement?.querySelectorAll("h3:not([data-folded] *)");
      const more = await screen.findByRole("button", { name: /^展开其余 \d+ 部分/ });
      await expect(parts()).toHaveLength(2);
      await userEvent.click(more);
      await expect(more).toHaveAttribute("aria-expanded", "true");
      await expect(parts()?.length).toBeGreaterThan(3);
    },
  }),
};
export const InHand: StoryObj = {
  name: "详情 办理中 待补正",
  ...submittedStory(code, {
    answers: { projectInfo: detailOf("办理中") },
    after: async () => {
      await screen.findByText("有 1 个事项需要您补正");
      await screen.findAllByText("待补正");
      await screen.findByText("部门出具");
    },
  }),
};
export const InHandPhone: StoryObj = {
  name: "详情 办理中 手机",
  tags: ["long-run"],
  ...onPhone(detail("办理中")),
};
export const Draft: StoryObj = { name: "详情 暂存件", ...detail("暂存件") };
export const Authority: StoryObj = { name: "详情 未上传委托书", ...detail("未上传委托书") };
export const AuthorityPhone: StoryObj = {
  name: "详情 未上传委托书 手机",
  tags: ["long-run"],
  ...onPhone(detail("未上传委托书")),
};
export const AuthorityMissing: StoryObj = {
  name: "详情 未上传委托书 未选文件",
  ...submittedStory(code, {
    answers: { projectInfo: detailOf("未上传委托书") },
    after: async () => {
      await userEvent.click(await screen.findByRole("button", { name: "提交委托书" }));
      await expect(await screen.findByText("请先上传委托书")).toBeVisible();
    },
  }),
};
export const Lapsed: StoryObj = { name: "详情 授权过期", ...detail("授权过期") };
export const LapsedWaiting: StoryObj = {
  name: "详情 授权过期 待企业确认",
  ...detail("授权过期", { id: "CO005", state: 0 }),
};
export const LapsedRejected: StoryObj = {
  name: "详情 授权过期 已驳回",
  ...detail("授权过期", { id: "CO005", state: 9 }),
};
export const RefusedOne: StoryObj = { name: "详情 不予批准", ...detail("不予批准") };
export const RefusedPhone: StoryObj = {
  name: "详情 不予批准 手机",
  tags: ["long-run"],
  ...onPhone(detail("不予批准")),
};
export const RefusedElder: StoryObj = {
  name: "详情 不予批准 长辈版",
  tags: ["long-run"],
  ...forElders(detail("不予批准")),
};
export const Withdraw: StoryObj = {
  name: "详情 撤回申报",
  ...submittedStory(code, {
    answers: { projectInfo: detailOf("已申请") },
    after: async () => {
      await userEvent.click(await screen.findByRole("button", { name: "撤回申报" }));
      const dialog = await screen.findByRole("dialog", { name: "撤回申报" });
      await within(dialog).findByText(/编号作废/);
    },
  }),
};
export const NotMine: StoryObj = { name: "详情 查无数据", ...pageStory("/my/thing/nothing") };
export const NoId: StoryObj = { name: "详情 地址有误", ...pageStory("/my/thing/%E4%B8%8D") };
export const DetailFailed: StoryObj = {
  name: "详情 查询失败",
  ...pageStory("/my/thing/application-1", { answers: { projectInfo: busy } }),
};
export const DetailLoading: StoryObj = {
  name: "详情 正在加载",
  ...pageStory("/my/thing/application-1", { answers: { projectInfo: "never" }, waiting: true }),
};

const on = (thing: string): ApplicationDetail => ({
  id: "A1",
  kind: "application",
  oneThingId: "11",
  oneThingName: thing,
  code,
  icon: "charger",
  hue: "aqua",
  status: "已申请",
  statusNote: "",
  waitsFor: null,
  number: "32990020261120000864",
  time: "2026-11-20 14:46:09",
  townshipName: "望岫街道",
  companyName: null,
  company: null,
  applicantNameText: "测*甲",
  applicantPaperCodeText: "3299**********1014",
  applicantMobileText: "138****0001",
  promisedBy: "2026-12-02",
  receiptHash: "5e".repeat(32),
  reason: null,
  dueBy: null,
  canWithdraw: true,
  history: [],
  supplements: [],
  matters: ["居民充电桩用电报装", "物业（社区）安装意见核实"].map((name, at) => ({
    matterInfoId: `m${at}`,
    name,
    departmentName: "云澜供电公司（测试）",
    status: "待受理",
    promisedBy: "2026-12-02",
    mendBy: null,
    history: [],
    results: [],
  })),
  materials: [{ name: "车位产权或使用权证明", source: "upload", files: [], licence: null }],
  formContent: [
    {
      section: "parking",
      title: "车位与用电",
      fields: [
        { key: "no", title: "车位编号", text: "B2-118" },
        { key: "power", title: "充电桩功率", text: "7 千瓦" },
        { key: "brand", title: "充电桩品牌", text: "" },
      ],
    },
  ],
});
const from = { cityName: "云澜市", hotline: "12345 政务服务便民热线（测试）" };

export const Printed: StoryObj = {
  name: "打印的回执",
  ...partStory(() => <Receipt detail={on("车位充电桩安装一件事")} full from={from} />),
};
