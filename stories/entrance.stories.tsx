// What a person meets before a declaration: home, the list, a guide, help and the accessibility statement, in states that other stories lack.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { OneThingItem, SubjectItem } from "../engine/portal/index.ts";
import { HelpLine } from "../renderer/frame/help-line.tsx";
import { Refused } from "../tests/people/fake-gateway.ts";
import { forElders, guideStory, onPhone, type PageWish, pageStory, partStory } from "./makers/index.ts";

export default { title: "入口" } satisfies Meta;

const code = "parking";
const visitor: PageWish = { person: "visitor" };
const hotline = "12345 政务服务便民热线（测试）";
const busy = (): never => {
  throw new Refused(500, "系统繁忙，请稍后重试");
};

const item = (id: string): OneThingItem => ({
  oneThingId: id,
  oneThingName: `示例${id}一件事`,
  code: `sample-${id}`,
  webFaceVerification: false,
  webIconFileId: "house-key",
  tips: "几个部门的事一次办",
  oneThingDeclare: { webHandleUrl: null, projectArea: "" },
  matterCount: 2,
  matterNames: [],
  stepCount: 3,
  effort: { minutes: 5, materials: 2, days: 3, unit: "working-day" },
  hue: "pine",
});
const subjects: SubjectItem[] = [2, 1, 0, 3, 2, 2, 1, 2].map((count, subject) => ({
  id: `S${subject}`,
  subjectName:
    ["生育收养", "助残", "空主题", "不动产", "社会保障", "住房与公用事业", "就业创业", "教育"][subject] ?? "",
  integrationCount: count,
  integrations: Array.from({ length: count }, (_, at) => item(`${subject}${at}`)),
  remark: "",
  eCode: "",
}));
const many: PageWish = { ...visitor, answers: { listOneThing: () => subjects } };

/** The most used one-things: one that the visible list has, and one that it lacks. */
const withOften: PageWish = {
  ...visitor,
  answers: { ...many.answers, serviceList: () => [{ group: "", items: [item("30"), item("99")] }] },
  after: async () => {
    const title = await screen.findByRole("heading", { level: 2, name: "常办的事" });
    await expect(screen.getByRole("heading", { level: 2, name: "全部分类" })).toBeVisible();
    const often = title.parentElement as HTMLElement;
    await expect(within(often).getByText("示例30一件事")).toBeVisible();
    await expect(within(often).queryByText("示例99一件事")).toBeNull();
  },
};

export const HomeCount: StoryObj = {
  name: "首页 查看全部的件数",
  ...pageStory("/", {
    ...many,
    after: async () => {
      const all = subjects.reduce((sum, { integrations }) => sum + integrations.length, 0);
      const name = new RegExp(`查看全部\\s*${all} 件$`);
      await waitFor(() => expect(screen.getAllByRole("link", { name })).toHaveLength(3));
    },
  }),
};
export const HomeNothing: StoryObj = {
  name: "首页 暂无数据",
  ...pageStory("/", { ...visitor, answers: { serviceList: () => [] } }),
};
export const HomeFailed: StoryObj = {
  name: "首页 失败",
  ...pageStory("/", { ...visitor, answers: { serviceList: busy } }),
};
export const HomeOther: StoryObj = {
  name: "首页 热门服务的其他服务",
  ...pageStory("/", {
    ...visitor,
    after: async () => {
      const tabs = within(screen.getByRole("tablist", { name: "热门服务的类别" }));
      tabs.getByRole("tab", { name: "个人服务" }).focus();
      await userEvent.keyboard("{End}");
      await waitFor(() => expect(tabs.getByRole("tab", { name: "其他服务" })).toHaveFocus());
    },
  }),
};
export const HomeElderPhone: StoryObj = {
  name: "首页 长辈版 手机",
  tags: ["long-run"],
  ...forElders(onPhone(pageStory("/", visitor))),
};

export const ListMenu: StoryObj = { name: "列表 主题目录", ...pageStory("/tListId", many) };
export const ListChips: StoryObj = {
  name: "列表 主题目录 手机",
  tags: ["long-run"],
  ...onPhone(pageStory("/tListId", many)),
};
export const ListChipsElder: StoryObj = {
  name: "列表 主题目录 长辈版 手机",
  tags: ["long-run"],
  ...forElders(onPhone(pageStory("/tListId", many))),
};
export const ListOftenElder: StoryObj = {
  name: "列表 长辈版 常办的事",
  tags: ["long-run"],
  ...forElders(pageStory("/tListId", withOften)),
};
export const ListForElders: StoryObj = {
  name: "列表 长辈版 老年人常办的事",
  ...forElders(
    pageStory("/tListId", {
      ...withOften,
      answers: {
        listOneThing: () =>
          subjects.map((subject) => ({
            ...subject,
            integrations: subject.integrations.map((each) =>
              each.oneThingId === item("41").oneThingId ? { ...each, forElders: true as const } : each,
            ),
          })),
      },
      after: async () => {
        const title = await screen.findByRole("heading", { level: 2, name: "常办的事" });
        const often = within(title.parentElement as HTMLElement);
        await expect(often.getAllByRole("link")).toHaveLength(1);
        await expect(often.getByText("示例41一件事")).toBeVisible();
        await userEvent.click(screen.getByText("不动产"));
        await expect(screen.getByText("示例30一件事")).toBeVisible();
      },
    }),
  ),
};
export const ListUnknown: StoryObj = {
  name: "列表 链接中的事项不存在",
  ...pageStory("/tListId?tid=nothing", visitor),
};

export const GuideSample: StoryObj = {
  name: "指南页 查看样例",
  ...guideStory(code, {
    after: async () => {
      await userEvent.click(screen.getAllByRole("button", { name: /^查看样例/ })[0] as HTMLElement);
      // The viewer and the PDF library load first.
      const viewer = await screen.findByRole("dialog", { name: /^预览：/ }, { timeout: 10_000 });
      await within(viewer).findByRole("img", {}, { timeout: 10_000 });
    },
  }),
};
export const GuideTownship: StoryObj = {
  name: "指南页 更换所属乡镇",
  ...guideStory(code, {
    person: "verified",
    before: async ({ portal }) => {
      portal.send({ type: "PICK", code, oneThingId: "", from: "list" });
      await waitFor(() => {
        if (portal.handling.getSnapshot().value !== "township") throw new Error("The township is not asked.");
      });
      portal.send({ type: "CHOOSE_TOWNSHIP", areaId: "329900003" });
    },
    after: async () => {
      await userEvent.click(screen.getByRole("button", { name: /^更换/ }));
      await screen.findByRole("dialog");
    },
  }),
};

export const Help: StoryObj = { name: "使用帮助", ...pageStory("/help", visitor) };
export const HelpPhone: StoryObj = {
  name: "使用帮助 手机",
  tags: ["long-run"],
  ...onPhone(pageStory("/help", visitor)),
};
export const HelpElder: StoryObj = {
  name: "使用帮助 长辈版",
  tags: ["long-run"],
  ...forElders(pageStory("/help", visitor)),
};
export const Accessibility: StoryObj = { name: "无障碍声明", ...pageStory("/accessibility", visitor) };
export const AccessibilityPhone: StoryObj = {
  name: "无障碍声明 手机",
  tags: ["long-run"],
  ...onPhone(pageStory("/accessibility", visitor)),
};
export const AccessibilityElder: StoryObj = {
  name: "无障碍声明 长辈版",
  tags: ["long-run"],
  ...forElders(pageStory("/accessibility", visitor)),
};

const line = (given: Parameters<typeof HelpLine>[0]) =>
  partStory(() => (
    <main>
      <h1>帮助和电话</h1>
      <HelpLine {...given} />
    </main>
  ));
export const HelpAndPhone: StoryObj = {
  name: "帮助和电话",
  ...line({ hotline, help: "/help", current: true }),
};
export const HelpBeside: StoryObj = {
  name: "帮助和电话 申报中",
  ...line({ hotline, help: "/help", beside: true }),
};
export const HelpNoNumber: StoryObj = {
  name: "帮助和电话 没有号码",
  ...line({ hotline: "请到服务大厅咨询", help: "/help" }),
};
