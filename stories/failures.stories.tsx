// Failures as a citizen sees them: popups, broken pages, lists that are empty or do not load, waiting, and toasts.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { type FailureKind, GatewayFailure } from "../engine/portal/index.ts";
import { PopupView } from "../renderer/dialogs/popup.tsx";
import { BottomBar } from "../renderer/frame/bottom-bar.tsx";
import { DialogFrame } from "../renderer/look/dialog/dialog-frame.tsx";
import { Button } from "../renderer/look/parts/button.tsx";
import { EmptyState } from "../renderer/look/parts/empty-state.tsx";
import { SkeletonRows } from "../renderer/look/parts/skeleton-rows.tsx";
import { Spinner } from "../renderer/look/parts/spinner.tsx";
import { ToastRegion } from "../renderer/look/parts/toast.tsx";
import { ChunkFailure, watchPreloadErrors } from "../renderer/pages/chunk-failure.ts";
import { ErrorBoundary } from "../renderer/pages/error-boundary.tsx";
import { LoadFailed } from "../renderer/pages/load-view.tsx";
import { forElders, onPhone, pageStory } from "./makers/index.ts";
import { partStory } from "./makers/part-story.tsx";

export default {
  title: "出错与等待",
  // What the boundary catches here was thrown on purpose: React need not log it.
  parameters: { react: { rootOptions: { onCaughtError: () => {} } } },
} satisfies Meta;

const nothing = () => {};
const messageOf = (kind: FailureKind, retryAfter?: number) =>
  new GatewayFailure({ kind, call: "guideInfo", retryAfter }).message;

const popup = (message: string, way?: { words: string; onClick: () => void }) =>
  partStory(() => <PopupView title="提示" message={message} way={way} onClose={nothing} />);

export const Network: StoryObj = { name: "提示 网络中断", ...popup(messageOf("network")) };
export const NetworkPhone: StoryObj = { name: "提示 网络中断 手机", ...onPhone(popup(messageOf("network"))) };
export const Timeout: StoryObj = { name: "提示 等待超时", ...popup(messageOf("timeout")) };
export const Nothing: StoryObj = { name: "提示 查无数据", ...popup(messageOf("nothing")) };
export const Busy: StoryObj = { name: "提示 稍后再试", ...popup(messageOf("busy", 30)) };
export const TooLarge: StoryObj = { name: "提示 内容过大", ...popup(messageOf("tooLarge")) };
export const Said: StoryObj = { name: "提示 平台的原话", ...popup("系统维护中，请晚上再来") };
export const Retry: StoryObj = {
  name: "提示 可重试",
  ...popup(messageOf("network"), { words: "重试", onClick: nothing }),
};
const stuck = partStory(() => (
  <PopupView
    title="无法继续办理"
    message={messageOf("network")}
    kept="已填写的内容已保存，时间 14:32"
    way={{ words: "重试", onClick: nothing }}
    onClose={nothing}
  />
));
export const Stuck: StoryObj = { name: "无法继续办理", ...stuck };
export const StuckPhone: StoryObj = { name: "无法继续办理 手机", ...onPhone(stuck) };
export const Ending: StoryObj = {
  name: "登录即将失效",
  ...partStory(() => (
    <PopupView
      title="登录即将失效"
      message="您已有较长时间没有操作，为保护您的信息，登录将在 2 分钟后失效。已填写的内容会保留。"
      way={{ words: "继续办理", onClick: nothing }}
      onClose={nothing}
    />
  )),
};
export const LogIn: StoryObj = {
  name: "提示 重新登录",
  ...popup("登录已失效，请重新登录。您填写的内容已保留，登录后可继续办理。", {
    words: "重新登录",
    onClick: nothing,
  }),
};
export const LogInElder: StoryObj = {
  name: "提示 重新登录 长辈版",
  tags: ["long-run"],
  ...forElders(popup("登录已失效，请重新登录。您填写的内容已保留，登录后可继续办理。")),
};

function Breaks({ error }: { error: unknown }): never {
  throw error;
}

const broken = (error: unknown) =>
  partStory(
    () => (
      <ErrorBoundary place="/" report={nothing}>
        <Breaks error={error} />
      </ErrorBoundary>
    ),
    { bare: true },
  );

watchPreloadErrors(window);

/** Like Vite's event for a chunk or style sheet that does not load. */
function preloadError(message: string): Error {
  const error = new Error(message);
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  return error;
}

export const PageTimeout: StoryObj = { name: "页面 加载超时", ...broken(new ChunkFailure("timeout")) };
export const PageMissing: StoryObj = { name: "页面 已更新", ...broken(new ChunkFailure("missing")) };
export const PageMissingPhone: StoryObj = {
  name: "页面 已更新 手机",
  ...onPhone(broken(new ChunkFailure("missing"))),
};
export const PageMissingStyles: StoryObj = {
  name: "页面 样式已更新",
  ...partStory(() => <StylesGone />, { bare: true, after: missing }),
};
export const PageOffline: StoryObj = { name: "页面 网络已断开", ...broken(new ChunkFailure("offline")) };
export const PageOther: StoryObj = { name: "页面 出现问题", ...broken(new TypeError("none of ours")) };
export const PageUnknown: StoryObj = { name: "页面 不存在", ...pageStory("/nowhere") };

function StylesGone() {
  const [error] = useState(() => preloadError("Unable to preload CSS for /assets/guide-a1b2c3.css"));
  return (
    <ErrorBoundary place="/" report={nothing}>
      <Breaks error={error} />
    </ErrorBoundary>
  );
}

async function missing(canvas: HTMLElement): Promise<void> {
  await within(canvas).findByRole("heading", { name: "页面已更新" });
}

export const ListFailed: StoryObj = {
  name: "列表 查询失败",
  ...partStory(() => (
    <main>
      <h1>我的申报</h1>
      <LoadFailed failure={{ message: messageOf("server") }} onRetry={nothing} />
    </main>
  )),
};
export const ListEmpty: StoryObj = {
  name: "列表 暂无数据",
  ...partStory(() => (
    <main>
      <h1>我的申报</h1>
      <EmptyState />
    </main>
  )),
};

const toast = (words: string) =>
  partStory(() => (
    <main>
      <h1>提交材料</h1>
      <ToastRegion toasts={[{ id: "1", words, tone: "error" }]} />
    </main>
  ));
export const Toast: StoryObj = { name: "消息 请求失败", ...toast(messageOf("network")) };
export const ToastPhone: StoryObj = { name: "消息 请求失败 手机", ...onPhone(toast(messageOf("network"))) };

export const ToastAboveBar: StoryObj = {
  name: "消息 在操作栏上方",
  tags: ["rule-8.7"],
  ...partStory(
    () => (
      <>
        <main style={{ minHeight: "100vh" }}>
          <h1>提交材料</h1>
        </main>
        <BottomBar aside="已自动保存">
          <Button>下一步：核对并提交</Button>
        </BottomBar>
        <ToastRegion toasts={[{ id: "1", words: messageOf("network"), tone: "error" }]} />
      </>
    ),
    {
      after: async () => {
        const bar = screen.getByRole("region", { name: "操作" });
        const told = screen.getByText(messageOf("network"));
        await waitFor(() =>
          expect(told.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
        );
      },
    },
  ),
};

export const Waits: StoryObj = {
  name: "等待 全屏",
  ...partStory(
    () => (
      <main>
        <h1>填写申请表</h1>
        <Spinner open />
      </main>
    ),
    { waiting: true },
  ),
};
export const WaitsInPlaces: StoryObj = {
  name: "等待 多处同时",
  ...partStory(
    () => (
      <DialogFrame title="选择企业" onClose={nothing}>
        <SkeletonRows rows={3} />
        <SkeletonRows rows={2} />
      </DialogFrame>
    ),
    { waiting: true, after: saidOnce },
  ),
};

/** However many places wait, only one announces it. A dialog counts on its own, so no earlier story has announced anything in it. */
async function saidOnce(canvas: HTMLElement): Promise<void> {
  const saying = () =>
    within(canvas)
      .queryAllByRole("status")
      .filter(({ textContent }) => textContent?.includes("正在加载"));
  await waitFor(() => expect(saying()).toHaveLength(1));
}
