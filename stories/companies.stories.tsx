// Acting for a company: the banner, the dialog of a one-thing that is closed to companies, the form that a register filled in.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { NotForCompaniesView } from "../renderer/dialogs/not-for-companies.tsx";
import { people } from "../tests/people/people.ts";
import { registeredCompany } from "../tests/people/registered-company.ts";
import {
  forElders,
  guideStory,
  onPhone,
  type PageStory,
  type PageWish,
  pageStory,
  stepStory,
} from "./makers/index.ts";
import { partStory } from "./makers/part-story.tsx";
import type { Prepared } from "./makers/prepared.ts";
import { settled } from "./makers/settled.ts";

export default { title: "企业" } satisfies Meta;

/** A company's affair, and a person's own. */
const code = "canteen";
const own = "parking";

const nothing = () => {};

const apply = async ({ portal }: Prepared, handled: string) => {
  portal.send({ type: "APPLY", code: handled });
  await within(document.body).findByRole("dialog");
  await settled();
};

/** A legal person presses 立即办理 on a one-thing that is no service for companies. */
const closed = (wish: PageWish = {}): PageStory =>
  guideStory(own, {
    person: "legal-person",
    written: (definition) =>
      definition.oneThing.code === own ? { ...definition, townships: {} } : definition,
    after: (prepared) => apply(prepared, own),
    ...wish,
  });

export const NotForCompanies: StoryObj = { name: "不面向企业", ...closed() };
export const NotForCompaniesPhone: StoryObj = {
  name: "不面向企业 手机",
  tags: ["long-run"],
  ...onPhone(closed()),
};
export const NotForCompaniesElder: StoryObj = {
  name: "不面向企业 长辈版",
  tags: ["long-run"],
  ...forElders(closed()),
};
export const NotForCompaniesLong: StoryObj = {
  name: "不面向企业 名称很长",
  ...partStory(() => (
    <NotForCompaniesView
      name="新生儿出生医学证明、预防接种证、户口登记与医保社保参保一件事"
      company="云澜市霁桥镇测试科技与信息服务发展集团有限责任公司第一分公司"
      onServices={nothing}
      onLogIn={nothing}
      onCancel={nothing}
    />
  )),
};

/** Session storage of a person whose address had an instanceId. */
const cameFor = (instanceId: string) => ({
  stored: { version: 1, person: people.verified.id, handling: null, declaration: null, instanceId },
});

const mode = (path = `/guide/${code}`): PageStory => pageStory(path, cameFor("CO001"));

export const Mode: StoryObj = { name: "企业模式 办事指南", ...mode() };
export const ModePhone: StoryObj = { name: "企业模式 办事指南 手机", tags: ["long-run"], ...onPhone(mode()) };
export const ModeElder: StoryObj = {
  name: "企业模式 办事指南 长辈版",
  tags: ["long-run"],
  ...forElders(mode()),
};
export const ModeList: StoryObj = { name: "企业模式 事项列表", ...mode("/tListId?tab=enterprise") };
export const ModeRefused: StoryObj = {
  name: "企业模式 授权审核中",
  ...pageStory("/tListId?tab=enterprise", cameFor("CO003")),
};
export const ModeUnknown: StoryObj = {
  name: "企业模式 企业未知",
  ...pageStory("/tListId?tab=enterprise", cameFor("CO999")),
};

const itself = (): PageStory => pageStory("/tListId?tab=enterprise", { person: "legal-person" });

export const LegalPerson: StoryObj = { name: "企业登录 事项列表", ...itself() };
export const LegalPersonPhone: StoryObj = {
  name: "企业登录 事项列表 手机",
  tags: ["long-run"],
  ...onPhone(itself()),
};

/** What the register says about the current company. */
const registered = (): PageStory =>
  stepStory(code, "one-form", "blank", { answers: { getCompanyInfo: () => registeredCompany } });

export const Registered: StoryObj = { name: "登记信息带入", ...registered() };
export const RegisteredPhone: StoryObj = {
  name: "登记信息带入 手机",
  tags: ["long-run"],
  ...onPhone(registered()),
};
