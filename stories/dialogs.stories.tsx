// Every dialog where it comes up: over its page, opened by what a citizen does.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import type { Definition, OneThing } from "../engine/index.ts";
import type { QrStatus } from "../engine/portal/index.ts";
import { CompanyView } from "../renderer/dialogs/company.tsx";
import ConfirmDialog from "../renderer/dialogs/confirm.tsx";
import PreviewDialog from "../renderer/dialogs/preview.tsx";
import { RealNameView } from "../renderer/dialogs/real-name.tsx";
import { companies } from "../tests/people/companies.ts";
import { Refused } from "../tests/people/fake-gateway.ts";
import { fileAddress } from "../tests/people/files.ts";
import { forElders, onPhone, type PageStory, type PageWish, pageStory, stepStory } from "./makers/index.ts";
import { dialogsMockUp } from "./makers/mock-ups.ts";
import { partStory } from "./makers/part-story.tsx";
import { type Prepared, until } from "./makers/prepared.ts";
import { settled } from "./makers/settled.ts";

export default {
  title: "对话框",
  // The page behind a modal dialog has its own story, which checks all of it.
  parameters: { a11y: { context: "dialog[open]" } },
} satisfies Meta;

/** One one-thing for all stories, since the dialogs do not depend on it. */
const code = "parking";

const otherwise =
  (change: Partial<OneThing>) =>
  (definition: Definition): Definition => ({
    ...definition,
    oneThing: { ...definition.oneThing, ...change },
  });

const ask = async (type: "PICK" | "APPLY", { portal }: Prepared) => {
  const event = { code, oneThingId: "OT901", from: "list" } as const;
  portal.send(type === "PICK" ? { type, ...event } : { type, code });
  await until(portal, () => Object.keys(portal.handling.getSnapshot().getMeta()).length > 0);
  await settled();
};

const nothing = () => {};

/** A page with a dialog over it. */
const onPage = (path: string, wish: PageWish = {}): PageStory =>
  pageStory(path, { mockUp: dialogsMockUp, ...wish });

/** Clicked in the list. */
const picked = (wish: PageWish = {}): PageStory =>
  onPage("/tListId", { ...wish, after: (prepared) => ask("PICK", prepared) });

const notice = {
  id: "N1",
  terminal: "all" as const,
  title: "温馨提示",
  html: "<p>请先取得<b>购车意向协议</b>，再办理本事项。</p><ul><li>资料须清晰</li><li>车位须固定</li></ul>",
};
const tip = { id: "T1", title: "办理须知", content: "小区配电容量不足时，须先由物业申请增容。" };
const educationTip = {
  title: "入学报名",
  content: "请关注公众号，按学区通知的时间报名。",
  officialAccount: "云澜教育（测试）",
  officialAccountUrl: "https://edu.yunlan.example/gzh",
};

export const Township: StoryObj = { name: "选择乡镇", ...picked() };
export const TownshipPhone: StoryObj = { name: "选择乡镇 手机", tags: ["long-run"], ...onPhone(picked()) };
export const TownshipElder: StoryObj = {
  name: "选择乡镇 长辈版",
  tags: ["long-run"],
  ...forElders(picked()),
};
export const NoticeAllows: StoryObj = {
  name: "公告 可继续",
  ...picked({ written: otherwise({ notices: [{ ...notice, allowContinue: true }] }) }),
};
export const NoticeForbids: StoryObj = {
  name: "公告 不可继续",
  ...picked({ written: otherwise({ notices: [{ ...notice, allowContinue: false }] }) }),
};
export const TipsAllow: StoryObj = {
  name: "提示 可办理",
  ...picked({ written: otherwise({ tips: [{ ...tip, allowApply: true }] }) }),
};
export const TipsForbid: StoryObj = {
  name: "提示 不可办理",
  ...picked({ written: otherwise({ tips: [{ ...tip, allowApply: false }] }) }),
};
export const EducationTips: StoryObj = {
  name: "教育提示",
  ...picked({ written: otherwise({ educationTip }) }),
};
const faced = otherwise({ faceVerification: true });
export const RealName: StoryObj = { name: "实名认证 等待扫码", ...picked({ written: faced }) };
export const RealNamePhone: StoryObj = {
  name: "实名认证 手机",
  tags: ["long-run"],
  ...onPhone(picked({ written: faced })),
};
export const RealNameElder: StoryObj = {
  name: "实名认证 长辈版",
  tags: ["long-run"],
  ...forElders(picked({ written: faced })),
};

const realName = (status: QrStatus) =>
  partStory(() => (
    <RealNameView
      name="新生儿出生一件事"
      person="测*甲"
      status={status}
      qrText="https://portal.test/stand-ins/phone?check=0123456789abcdef0123456789abcdef"
      hotline="12345 政务服务便民热线"
      onRetry={nothing}
      onCancel={nothing}
    />
  ));
export const RealNameOpening: StoryObj = { name: "实名认证 获取二维码", ...realName("opening") };
export const RealNameConfirmed: StoryObj = { name: "实名认证 成功", ...realName("confirmed") };
export const RealNameRefused: StoryObj = { name: "实名认证 被拒绝", ...realName("refused") };
export const RealNameFailed: StoryObj = { name: "实名认证 未通过", ...realName("failed") };
export const RealNameExpired: StoryObj = { name: "实名认证 已失效", ...realName("expired") };
export const RealNameUnreachable: StoryObj = { name: "实名认证 网络中断", ...realName("unreachable") };

/** 立即办理 for a company's affair; `after`: what the person does in the dialog. */
const companyAsked = (answers: PageWish["answers"] = {}, after?: (dialog: HTMLElement) => Promise<void>) =>
  onPage(`/guide/${code}`, {
    answers,
    written: (definition) => ({ ...definition, companyRequired: true, townships: {} }),
    after: async (prepared) => {
      await ask("APPLY", prepared);
      const dialog = await within(document.body).findByRole("dialog");
      await after?.(dialog);
    },
  });
const twoApproved = companies.map((each) => (each.state === 1 ? { ...each, state: 2 as const } : each));

export const Company: StoryObj = { name: "选择企业", ...companyAsked() };
export const CompanyPhone: StoryObj = {
  name: "选择企业 手机",
  tags: ["long-run"],
  ...onPhone(companyAsked()),
};
export const CompanyElder: StoryObj = {
  name: "选择企业 长辈版",
  tags: ["long-run"],
  ...forElders(companyAsked()),
};
export const CompanyMissing: StoryObj = {
  name: "选择企业 未选择",
  ...companyAsked({ authorizeList: () => twoApproved }, async (dialog) => {
    await userEvent.click(await within(dialog).findByRole("button", { name: "以该企业办理" }));
    await within(dialog).findByText("请选择已通过授权的企业");
  }),
};
export const CompanyAgain: StoryObj = {
  name: "选择企业 已重新申请",
  ...companyAsked({}, async (dialog) => {
    await userEvent.click(await within(dialog).findByRole("button", { name: /^重新申请/ }));
    await within(dialog).findByText(/^已重新申请/);
  }),
};
export const CompanyNoneApproved: StoryObj = {
  name: "选择企业 没有可选",
  ...companyAsked({ authorizeList: () => companies.filter(({ state }) => state !== 2) }),
};
export const CompanyNone: StoryObj = {
  name: "选择企业 无企业",
  ...companyAsked({ authorizeList: () => [] }),
};
export const CompanyUnreachable: StoryObj = {
  name: "选择企业 出错",
  ...companyAsked({
    authorizeList: () => {
      throw new Refused(503, "系统繁忙，请稍后重试");
    },
  }),
};
export const CompanyLoading: StoryObj = {
  name: "选择企业 加载中",
  ...partStory(
    () => (
      <CompanyView
        name="企业信息变更一件事"
        status="loading"
        companies={[]}
        onChoose={nothing}
        onAgain={nothing}
        onRetry={nothing}
        onCancel={nothing}
      />
    ),
    { waiting: true },
  ),
};

const draftInfo = { draftId: "draft-1", revision: 3, savedAt: "2026-11-20 14:05:00" };

export const Resume: StoryObj = {
  name: "继续填写",
  ...onPage(`/guide/${code}`, {
    written: (definition) => ({ ...definition, townships: {} }),
    answers: { catalogBindList: () => ({ drafts: [draftInfo] }) },
    after: (prepared) => ask("APPLY", prepared),
  }),
};
export const Conflict: StoryObj = {
  name: "内容冲突",
  ...stepStory(code, "one-form", "filled", {
    answers: {
      editDeclare: () => {
        throw new Refused(409, "这份暂存件在别处有了更新的内容", { ...draftInfo, revision: 9 });
      },
    },
    after: async ({ portal }) => {
      const declaration = portal.actor.getSnapshot().context.session?.actor;
      const before = declaration?.getSnapshot().context.record.answers.parking;
      declaration?.send({ type: "ANSWER", section: "parking", answers: { ...before, parkNo: "B2-119" } });
      await until(portal, ({ session }) => session?.saving().status === "conflict");
    },
  }),
};

export const ToPhone: StoryObj = {
  name: "用手机继续",
  ...stepStory(code, "one-form", "filled", {
    after: async () => {
      await userEvent.click(await within(document.body).findByRole("button", { name: "用手机继续" }));
      await within(document.body).findByText("请用手机扫码");
    },
  }),
};

const fails = (status: number, message: string): PageWish => ({
  answers: {
    guideInfo: () => {
      throw new Refused(status, message);
    },
  },
});

export const Popup: StoryObj = {
  name: "出错提示",
  ...onPage(`/guide/${code}`, fails(500, "系统繁忙，请稍后重试")),
};
export const PopupRetry: StoryObj = {
  name: "出错提示 可重试",
  ...onPage("/", {
    answers: {
      settings: () => {
        throw new Refused(503, "系统繁忙，请稍后重试");
      },
    },
  }),
};
export const PopupLogin: StoryObj = {
  name: "出错提示 重新登录",
  ...onPage("/office/list", {
    answers: {
      applications: () => {
        throw new Refused(401, "登录已失效，请重新登录");
      },
    },
  }),
};

export const Confirm: StoryObj = {
  name: "确认",
  ...partStory(() => (
    <ConfirmDialog title="删除文件" deed="删除" onConfirm={nothing} onCancel={nothing}>
      “车位产权证明.pdf”删除后不能恢复。
    </ConfirmDialog>
  )),
};
export const Preview: StoryObj = {
  name: "预览",
  ...partStory(() => (
    <PreviewDialog name="车位产权证明.jpg" url={fileAddress("file-jpg-x")} onClose={nothing} />
  )),
};
export const PreviewFailed: StoryObj = {
  name: "预览 打不开",
  ...partStory(() => (
    <PreviewDialog name="车位产权证明.jpg" url="data:image/png;base64,AA==" onClose={nothing} />
  )),
};
