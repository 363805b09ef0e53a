// The logins: the header's two logins, what the header shows afterwards, and the legal person's dialog in every state.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import type { QrCheckView, QrStatus } from "../engine/portal/index.ts";
import { ArrivalView } from "../renderer/dialogs/arrival.tsx";
import { LegalLoginDialogView } from "../renderer/dialogs/legal-login.tsx";
import { LoginChoice } from "../renderer/dialogs/login.tsx";
import { PopupView } from "../renderer/dialogs/popup.tsx";
import { licenceCode } from "../tests/people/licence-code.ts";
import { forElders, onPhone, type PageStory, pageStory } from "./makers/index.ts";
import { partStory } from "./makers/part-story.tsx";
import type { Prepared } from "./makers/prepared.ts";
import { settled } from "./makers/settled.ts";

export default { title: "登录" } satisfies Meta;

const nothing = () => {};

const visit = (
  after?: (prepared: Prepared) => Promise<void>,
  person: "visitor" | "legal-person" = "visitor",
) => pageStory("/tListId", { person, ...(after && { after }) });

const header = () => within(document.querySelector("header") as HTMLElement);

const openLogin = async () => {
  await userEvent.click(await header().findByRole("button", { name: "登录" }));
  await header().findByRole("button", { name: /^法人登录/ });
};
const openAccount = async () => {
  await userEvent.click(await header().findByRole("button", { name: /账户/ }));
  await header().findByRole("button", { name: "退出登录" });
};
const openDialog = async ({ portal }: Prepared) => {
  portal.send({ type: "LEGAL_LOGIN" });
  const dialog = await within(document.body).findByRole("dialog", { name: "法人登录二维码" });
  await within(dialog).findByRole("link", { name: /^点此打开电子营业执照/ });
  await settled();
};

export const Doors: StoryObj = { name: "页头 登录方式", ...visit(openLogin) };
export const DoorsPhone: StoryObj = {
  name: "页头 登录方式 手机",
  tags: ["long-run"],
  ...onPhone(visit(openLogin)),
};
export const DoorsElder: StoryObj = {
  name: "页头 登录方式 长辈版",
  tags: ["long-run"],
  ...forElders(visit(openLogin)),
};
export const LegalHeader: StoryObj = { name: "页头 法人", ...visit(undefined, "legal-person") };
export const LegalMenu: StoryObj = { name: "页头 法人 菜单", ...visit(openAccount, "legal-person") };
export const LegalMenuPhone: StoryObj = {
  name: "页头 法人 菜单 手机",
  tags: ["long-run"],
  ...onPhone(visit(openAccount, "legal-person")),
};
export const LegalElder: StoryObj = {
  name: "页头 法人 长辈版",
  tags: ["long-run"],
  ...forElders(visit(undefined, "legal-person")),
};

export const Waiting: StoryObj = { name: "法人登录二维码 等待扫码", ...visit(openDialog) };
export const WaitingPhone: StoryObj = {
  name: "法人登录二维码 手机",
  tags: ["long-run"],
  ...onPhone(visit(openDialog)),
};
export const WaitingElder: StoryObj = {
  name: "法人登录二维码 长辈版",
  tags: ["long-run"],
  ...forElders(visit(openDialog)),
};

const dialog = (status: QrStatus, more: Partial<QrCheckView> = {}): PageStory =>
  partStory(() => (
    <LegalLoginDialogView
      status={status}
      image={licenceCode.qrCodeImageBase64}
      text={licenceCode.qrText}
      secondsLeft={58}
      renewed={0}
      said=""
      {...more}
      onRetry={nothing}
      onClose={nothing}
    />
  ));
export const Opening: StoryObj = { name: "法人登录二维码 获取二维码", ...dialog("opening", { image: "" }) };
export const Renewed: StoryObj = { name: "法人登录二维码 已更换", ...dialog("waiting", { renewed: 1 }) };
export const Confirmed: StoryObj = { name: "法人登录二维码 已确认", ...dialog("confirmed") };
export const RefusedOnPhone: StoryObj = { name: "法人登录二维码 被拒绝", ...dialog("refused") };
export const Failed: StoryObj = {
  name: "法人登录二维码 未通过",
  ...dialog("failed", { said: "电子营业执照核验未通过" }),
};
export const Expired: StoryObj = { name: "法人登录二维码 已失效", ...dialog("expired") };
export const Unreachable: StoryObj = { name: "法人登录二维码 网络中断", ...dialog("unreachable") };

const choice = () =>
  partStory(() => (
    <LoginChoice name="企业开办一件事" onPersonal={nothing} onLegal={nothing} onCancel={nothing} />
  ));
export const Choice: StoryObj = { name: "企业事项 选择登录方式", ...choice() };
export const ChoicePhone: StoryObj = {
  name: "企业事项 选择登录方式 手机",
  tags: ["long-run"],
  ...onPhone(choice()),
};

const way = (words: string) => ({ words, onClick: nothing });
export const EndedUnknown: StoryObj = {
  name: "登录失效 不知是谁",
  ...partStory(() => (
    <PopupView
      title="提示"
      message="登录已失效，请重新登录。您填写的内容已保留，登录后可继续办理。"
      onClose={nothing}
      way={way("重新登录")}
      other={way("法人登录")}
    />
  )),
};
export const MineVisitor: StoryObj = {
  name: "我的申报 未登录",
  ...pageStory("/office/list", { person: "visitor" }),
};

export const Arrival: StoryObj = {
  name: "确认登录身份 首次到访",
  ...partStory(() => <ArrivalView name="测*甲" insteadOf="" onAnswer={nothing} />),
};
export const ArrivalInstead: StoryObj = {
  name: "确认登录身份 已有人登录",
  ...partStory(() => <ArrivalView name="测*乙" insteadOf="测*甲" onAnswer={nothing} />),
};
