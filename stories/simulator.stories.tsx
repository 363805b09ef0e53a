// Any one-thing, played with the real machine and pages on a gateway in the page; links of the checkers open here.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { encodeScenario, type Scenario } from "../workshop/index.ts";
import { scenarioHere, scenarioIn } from "./simulator/read-scenario.ts";
import { type InspectorTab, Simulator } from "./simulator/simulator.tsx";
import { simulatorTexts as texts } from "./simulator/texts.ts";

export default { title: "工坊/模拟器", id: "simulator" } satisfies Meta;

const patience = { timeout: 20_000, interval: 100 };

/**
 * The page in the frame is a document of its own; it is ready when it shows that element. Elements in it are pressed
 * by `click()`, because user-event would keep listening to a document that the next story discards.
 */
async function stageOf(canvas: HTMLElement, element: string) {
  const frame = await within(canvas).findByTitle<HTMLIFrameElement>(texts.stage.title);
  await waitFor(() => expect(frame.contentDocument?.querySelector(element)).toBeTruthy(), patience);
  if (!frame.contentDocument) throw new Error("The frame shows no page.");
  return within(frame.contentDocument.body);
}

const atForm: Scenario = {
  code: "parking",
  step: "one-form",
  principal: "person",
  choices: { parkKind: "1" },
};

const opened = (tab: InspectorTab): Pick<StoryObj, "render"> => ({
  // A link as the checkers write it.
  render: () => <Simulator given={scenarioIn([`?play=${encodeScenario(atForm)}`])} tab={tab} />,
});

export const Play: StoryObj = {
  name: "模拟器",
  tags: ["rule-10.9"],
  render: () => <Simulator given={scenarioHere()} />,
  play: async ({ canvasElement }) => {
    await stageOf(canvasElement, "h1");
  },
};

export const Why: StoryObj = {
  name: "换一个选项，看为什么",
  tags: ["long-run"],
  ...opened("why"),
  play: async ({ canvasElement, canvas }) => {
    const stage = await stageOf(canvasElement, "input[type=radio]");
    stage.getByRole("radio", { name: /公共共享车位/ }).click();
    const matter = await canvas.findByText("公共停车位充电设施备案", {}, patience);
    const item = within(matter.closest("li") as HTMLElement);
    await waitFor(() => expect(item.getByText(texts.inspector.asked)).toBeVisible(), patience);
    await expect(item.getByText(texts.inspector.changed)).toBeVisible();
    await expect(item.getByText(/^因为.*公共共享车位/)).toBeVisible();
  },
};

/** The content of the box that is marked as current; a picture's texts count as one label. */
const currentIn = (canvas: HTMLElement) => canvas.querySelector("svg [data-current]")?.textContent;

export const Chart: StoryObj = {
  name: "流程图跟着走",
  tags: ["rule-10.9"],
  ...opened("chart"),
  play: async ({ canvasElement, canvas }) => {
    const stage = await stageOf(canvasElement, "input[type=radio]");
    const picture = await canvas.findByRole("img", { name: /^流程图。当前状态：一表申请 · 填写。/ });
    expect(currentIn(canvasElement)).toBe("▶ 填写");
    const ways = [...picture.querySelectorAll("[data-way]")].map((way) => way.getAttribute("data-way"));
    expect(ways).toContain("one-form.editing one-form.checking");
    expect(ways).toContain("one-form.saving submit-materials");
    // Nothing is answered yet: the step checks, and stays.
    stage.getByRole("button", { name: /^下一步/ }).click();
    expect(await canvas.findByText(/一表申请 · 检查 → 一表申请 · 填写$/, {}, patience)).toBeVisible();
    await expect(canvas.getByText(/先看过、不成立：这一步没有错误（stepHolds）/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: texts.switches.fill }));
    stage.getByRole("button", { name: /^下一步/ }).click();
    expect(await canvas.findByText(/^当前状态：材料提交 · 填写$/, {}, patience)).toBeVisible();
    expect(currentIn(canvasElement)).toBe("▶ 填写");
    expect(picture).toHaveAccessibleName(/走过：.*一表申请 · 保存/);
    expect(within(picture).getByText("✓ 保存")).toBeVisible();
  },
};

export const Border: StoryObj = {
  name: "填一个边界值，再填错一处",
  tags: ["rule-10.9"],
  ...opened("record"),
  play: async ({ canvasElement, canvas }) => {
    const stage = await stageOf(canvasElement, "input[type=radio]");
    await userEvent.selectOptions(canvas.getByLabelText(texts.switches.place), "车位与用电 · 车位编号");
    const ways = canvas.getByLabelText<HTMLSelectElement>(texts.switches.rule);
    const edges = [...ways.options].filter(({ text }) => text.startsWith(texts.switches.edge("")));
    await userEvent.selectOptions(ways, edges.at(-1)?.value ?? "");
    await userEvent.click(canvas.getByRole("button", { name: texts.switches.edgeButton }));
    const field = stage.getByRole<HTMLInputElement>("textbox", { name: /^车位编号/ });
    await waitFor(() => expect(field.value).not.toBe(""), patience);
    expect(canvas.getByText(texts.edged)).toBeVisible();
    // At most thirty characters, which is the upper limit of the field.
    expect([...field.value]).toHaveLength(30);
    expect(canvas.queryByText(/parking\.parkNo/)).toBeNull();
    const tooLong = [...ways.options].find(({ text }) => text.includes(texts.broken.length));
    await userEvent.selectOptions(ways, tooLong?.value ?? "");
    await userEvent.click(canvas.getByRole("button", { name: texts.switches.breakButton }));
    expect(await canvas.findByText(/parking\.parkNo/, {}, patience)).toBeVisible();
    expect(canvas.getByText(texts.spoilt)).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: "网关拒绝一次保存",
  tags: ["long-run", "rule-10.9"],
  ...opened("calls"),
  play: async ({ canvasElement, canvas }) => {
    const stage = await stageOf(canvasElement, "input[type=radio]");
    await userEvent.click(canvas.getByText(texts.switches.gateway));
    await userEvent.selectOptions(canvas.getByLabelText(texts.switches.call), "editDeclare");
    await userEvent.selectOptions(canvas.getByLabelText(texts.switches.behaviour), "refused");
    await userEvent.click(canvas.getByRole("button", { name: texts.switches.fill }));
    stage.getByRole("button", { name: /^下一步/ }).click();
    const status = await canvas.findAllByText("500", {}, patience);
    await expect(status[0]?.closest("li")).toHaveTextContent("editDeclare");
    await expect(status[0]?.closest("li")).toHaveTextContent(texts.gateway.busy);
  },
};

export const SessionEnded: StoryObj = {
  name: "会话结束",
  tags: ["long-run"],
  ...opened("chart"),
  play: async ({ canvasElement, canvas }) => {
    const stage = await stageOf(canvasElement, "input[type=radio]");
    await userEvent.click(canvas.getByText(texts.switches.gateway));
    await userEvent.click(canvas.getByRole("button", { name: texts.switches.end }));
    await userEvent.click(canvas.getByRole("button", { name: texts.switches.walk }));
    await expect(await stage.findByRole("dialog", {}, patience)).toHaveTextContent("登录");
    // The save has failed: the step stays where it was, and nothing is lost.
    const now = texts.inspector.now("一表申请 · 填写");
    await expect(await canvas.findByText(now, {}, patience)).toBeVisible();
  },
};

export const Unreadable: StoryObj = {
  name: "读不懂的链接",
  tags: ["long-run"],
  render: () => <Simulator given={scenarioIn(["?play=%7B%22code%22"])} />,
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(texts.unreadable.title);
    await stageOf(canvasElement, "h1");
  },
};
