// The frame around every page: header, footer, step bar, the quiet header of a declaration, waiting and empty states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type StepName, stepBar } from "../engine/index.ts";
import { Breadcrumbs } from "../renderer/frame/breadcrumbs.tsx";
import { FocusHeader } from "../renderer/frame/focus-header.tsx";
import { Footer } from "../renderer/frame/footer.tsx";
import { Header, type HeaderProps } from "../renderer/frame/header.tsx";
import { SavingState, type SavingView } from "../renderer/frame/saving-state.tsx";
import { StepBar } from "../renderer/frame/step-bar.tsx";
import { StepFrame } from "../renderer/frame/step-frame.tsx";
import { Button } from "../renderer/look/parts/button.tsx";
import { EmptyState } from "../renderer/look/parts/empty-state.tsx";
import { SkeletonRows } from "../renderer/look/parts/skeleton-rows.tsx";
import { Spinner } from "../renderer/look/parts/spinner.tsx";
import { ToastRegion } from "../renderer/look/parts/toast.tsx";
import { savingOf } from "../renderer/pages/declaration/saving.ts";
import { places } from "../renderer/pages/parts/places.ts";
import { people, savedAt } from "../tests/people/people.ts";
import { forElders, onPhone, partStory } from "./makers/index.ts";

export default { title: "框架" } satisfies Meta;

const nothing = () => {};
const title = <h1>页面标题</h1>;
const user = { name: people.verified.realNameText, realName: true };

const header = (props: Partial<HeaderProps> = {}) =>
  partStory(
    () => (
      <>
        <Header
          cityName="云澜市"
          to={places.nav}
          current="personal"
          hotline="12345"
          help={{ to: places.help, current: false }}
          onSearch={nothing}
          elder={false}
          onElderChange={nothing}
          onLogin={nothing}
          onLegalLogin={nothing}
          onLogout={nothing}
          {...props}
        />
        <main>{title}</main>
      </>
    ),
    { bare: true },
  );

export const HeaderVisitor: StoryObj = { name: "页头 未登录", ...header() };
export const HeaderPerson: StoryObj = { name: "页头 已登录", ...header({ user }) };
export const HeaderUnverified: StoryObj = {
  name: "页头 未实名",
  ...header({ user: { ...user, realName: false } }),
};
export const HeaderMenu: StoryObj = {
  name: "页头 菜单",
  ...header({ user }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { expanded: false, name: /测/ }));
  },
};
export const HeaderPhone: StoryObj = { name: "页头 手机", ...onPhone(header({ user })) };
export const HeaderWaiting: StoryObj = { name: "页头 有待处理", ...header({ user, waiting: 2 }) };
export const HeaderWaitingPhone: StoryObj = {
  name: "页头 有待处理 手机",
  ...onPhone(header({ user, waiting: 12 })),
};
export const HeaderElder: StoryObj = {
  name: "页头 长辈版",
  tags: ["long-run"],
  ...forElders(header({ user, elder: true })),
};

const footer = () =>
  partStory(
    () => (
      <>
        <main>{title}</main>
        <Footer
          cityName="云澜市"
          host="云澜市政务服务管理办公室"
          hotline="12345"
          icp="云ICP备00000000号-1"
          police="云公网安备 32990000000000号"
          remark="试用环境"
          help={[{ words: "使用帮助", to: places.help }]}
          access={[{ words: "无障碍声明", to: places.access }]}
        />
      </>
    ),
    { bare: true },
  );

export const FooterWide: StoryObj = { name: "页脚", ...footer() };
export const FooterPhone: StoryObj = { name: "页脚 手机", ...onPhone(footer()) };

const five: StepName[] = ["select-items", "confirm-info", "one-form", "submit-materials", "done"];
const three: StepName[] = ["one-form", "submit-materials", "done"];

const bar = (steps: StepName[], at: StepName, sign = false) =>
  partStory(() => (
    <main>
      {title}
      <StepBar steps={stepBar({ steps, sign }, at)} finished={at === "done"} />
    </main>
  ));

export const StepsFive: StoryObj = { name: "步骤 五步", ...bar(five, "one-form") };
export const StepsSix: StoryObj = { name: "步骤 五步和签名", ...bar(five, "sign", true) };
export const StepsThree: StoryObj = { name: "步骤 三步", ...bar(three, "one-form") };
export const StepsTwo: StoryObj = { name: "步骤 两步", ...bar(["one-form", "done"], "one-form") };
export const StepsDone: StoryObj = { name: "步骤 已完成", ...bar(five, "done", true) };
export const StepsPhone: StoryObj = { name: "步骤 手机", ...onPhone(bar(five, "sign", true)) };
export const StepsElder: StoryObj = {
  name: "步骤 长辈版",
  tags: ["long-run"],
  ...forElders(bar(five, "sign", true)),
};

const quiet = (saving: SavingView | undefined) =>
  partStory(
    () => (
      <>
        <FocusHeader
          title="电动汽车充电设施报装"
          home="/"
          hotline="12345 政务服务便民热线（测试）"
          help={places.help}
          saving={saving && <SavingState {...saving} />}
          elder={false}
          onElderChange={nothing}
          onExit={nothing}
        />
        <main>{title}</main>
      </>
    ),
    { bare: true },
  );

export const QuietIdle: StoryObj = { name: "申报页头 未保存过", ...quiet(savingOf({ status: "idle" })) };
export const QuietSaved: StoryObj = {
  name: "申报页头 已保存",
  ...quiet(savingOf({ status: "saved", savedAt })),
};
export const QuietUnsaved: StoryObj = { name: "申报页头 待保存", ...quiet(savingOf({ status: "unsaved" })) };
export const QuietSaving: StoryObj = { name: "申报页头 保存中", ...quiet(savingOf({ status: "saving" })) };
export const QuietFailed: StoryObj = { name: "申报页头 保存失败", ...quiet(savingOf({ status: "failed" })) };
export const QuietRefused: StoryObj = {
  name: "申报页头 保存被拒",
  ...quiet(savingOf({ status: "refused" })),
};
export const QuietEnded: StoryObj = { name: "申报页头 登录失效", ...quiet(savingOf({ status: "ended" })) };
export const QuietConflict: StoryObj = {
  name: "申报页头 有冲突",
  ...quiet(savingOf({ status: "conflict" })),
};
export const QuietPhone: StoryObj = {
  name: "申报页头 手机",
  ...onPhone(quiet(savingOf({ status: "saved", savedAt }))),
};

const stepFrame = (busy: boolean) =>
  partStory(
    () => (
      <main>
        <StepFrame
          title="一表申请"
          lead="3 个事项，20 个字段"
          takeFocus={false}
          back={{ words: "上一步" }}
          next={{ words: "下一步：材料提交", busy }}
          barNote="还差 2 份材料"
        >
          <p>内容</p>
        </StepFrame>
      </main>
    ),
    { bare: true },
  );

export const StepFrameReady: StoryObj = { name: "步骤页", ...stepFrame(false) };
export const StepFrameBusy: StoryObj = { name: "步骤页 处理中", ...stepFrame(true) };

export const Trail: StoryObj = {
  name: "面包屑",
  ...partStory(() => (
    <main>
      <Breadcrumbs trail={[{ words: "首页", to: "/" }, { words: "我的一件事" }]} />
      {title}
    </main>
  )),
};
export const SpinnerOpen: StoryObj = {
  name: "正在加载",
  ...partStory(() => <main>{[title, <Spinner key="spinner" open />]}</main>, { waiting: true }),
};
export const SpinnerClosing: StoryObj = {
  name: "正在加载 已到",
  ...partStory(() => <main>{[title, <Spinner key="spinner" open closing />]}</main>, {
    // What has come is not covered, though the spinner stays a moment for a next request.
    after: (canvas) =>
      waitFor(() => expect(canvas.querySelector("[data-closing]")).toHaveStyle({ opacity: "0" })),
  }),
};
export const Skeletons: StoryObj = {
  name: "骨架",
  ...partStory(() => <main>{[title, <SkeletonRows key="rows" />]}</main>, { waiting: true }),
};
export const Empty: StoryObj = {
  name: "暂无数据",
  ...partStory(() => (
    <main>
      {title}
      <EmptyState action={<Button>去办理</Button>} />
    </main>
  )),
};
export const Toast: StoryObj = {
  name: "消息",
  ...partStory(() => (
    <main>
      {title}
      <ToastRegion toasts={[{ id: "1", words: "已保存", tone: "success" }]} />
    </main>
  )),
};
