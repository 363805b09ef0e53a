// The page on which a phone signs by the link of a QR code: upright and on its side, in every state of the link.
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PhoneSigning } from "../engine/portal/index.ts";
import { WritingForm } from "../renderer/pages/signature/writing-form.tsx";
import { handwritingTexts as texts } from "../renderer/texts/handwriting.ts";
import { signTexts } from "../renderer/texts/sign.ts";
import { Refused } from "../tests/people/fake-gateway.ts";
import { draw, press } from "./makers/at-the-pad.ts";
import { forElders, onLyingPhone, onPhone, type PageWish, pageStory, partStory } from "./makers/index.ts";
import { until } from "./makers/prepared.ts";
import { phoneWanted } from "./makers/stand-in.ts";

export default { title: "页面/手机签名" } satisfies Meta;

const page = (wish: PageWish = {}) =>
  pageStory(`/signature/write#${"0".repeat(64)}`, { person: "visitor", ...wish });

const ofCompany: PageWish = {
  answers: {
    signPhoneOpen: () => ({
      state: "waiting",
      wanted: { ...phoneWanted, companyName: "云澜市测试科技发展有限责任公司" },
    }),
  },
};
const standing = (state: PhoneSigning["state"]) =>
  page({ answers: { signPhoneOpen: () => ({ state, wanted: null }) } });

const sign = async () => {
  await draw();
  await press(texts.confirm);
};

export const Upright: StoryObj = { name: "竖放", ...onPhone(page()) };
export const Lying: StoryObj = { name: "横放", ...onLyingPhone(page()) };
export const LyingDrawn: StoryObj = { name: "横放 正在手写", ...onLyingPhone(page({ after: draw })) };
export const LyingCompany: StoryObj = { name: "横放 代表企业", ...onLyingPhone(page(ofCompany)) };
export const UprightCompany: StoryObj = {
  name: "竖放 代表企业",
  tags: ["long-run"],
  ...onPhone(page(ofCompany)),
};
export const Elder: StoryObj = {
  name: "横放 长辈版",
  tags: ["long-run"],
  ...forElders(onLyingPhone(page())),
};
export const OnComputer: StoryObj = { name: "在电脑上打开", tags: ["long-run"], ...page() };
export const Cleared: StoryObj = {
  name: "清除以后",
  tags: ["long-run"],
  ...onLyingPhone(
    page({
      after: async () => {
        await draw();
        await press(signTexts.clear);
      },
    }),
  ),
};
export const Empty: StoryObj = {
  name: "横放 没有写就确认",
  ...onLyingPhone(page({ after: () => press(texts.confirm) })),
};
export const Sending: StoryObj = {
  name: "正在提交",
  ...onLyingPhone(
    partStory(() => <WritingForm wanted={phoneWanted} failure={null} busy onSign={() => {}} />, {
      bare: true,
    }),
  ),
};
export const Failed: StoryObj = {
  name: "没有提交成功",
  ...onPhone(
    page({
      answers: {
        signPhoneWrite: () => {
          throw new Refused(429, "当前办理人数较多，请稍后再试");
        },
      },
      after: async ({ portal }) => {
        await sign();
        await until(portal, ({ popup }) => popup !== null);
        portal.send({ type: "CLOSE_POPUP" });
      },
    }),
  ),
};
export const Signed: StoryObj = { name: "已签名", ...onPhone(page({ after: sign })) };
export const SignedLying: StoryObj = {
  name: "已签名 横放",
  tags: ["long-run"],
  ...onLyingPhone(page({ after: sign })),
};
export const Used: StoryObj = { name: "二维码已经用过", ...onPhone(standing("signed")) };
export const Expired: StoryObj = { name: "二维码已失效", ...onPhone(standing("expired")) };
export const Changed: StoryObj = { name: "内容有改动", ...onPhone(standing("changed")) };
export const Unknown: StoryObj = { name: "链接无法识别", ...onPhone(standing("unknown")) };
export const Unreachable: StoryObj = {
  name: "签名页没有打开",
  ...onPhone(
    page({
      answers: {
        signPhoneOpen: () => {
          throw new Refused(500, "网络繁忙，请稍后再试");
        },
      },
      after: async ({ portal }) => {
        await until(portal, ({ popup }) => popup !== null);
        portal.send({ type: "CLOSE_POPUP" });
      },
    }),
  ),
};
