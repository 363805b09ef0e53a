// The titled bar and the paths of the steps.

import { describe, expect, it } from "vitest";
import { compileFlow } from "../../../engine/flow/compile-flow.ts";
import { flowFlag } from "../../../engine/flow/flow-steps.ts";
import { stepBar } from "../../../engine/flow/step-bar.ts";
import { type StepView, stepOfPath, stepPath, stepPaths } from "../../../engine/flow/step-path.ts";
import type { StepName } from "../../../engine/one-thing/one-thing.ts";
import { fixture } from "../../fixtures/fixture-content.ts";

const five: StepName[] = ["select-items", "confirm-info", "one-form", "submit-materials", "done"];
const labels = (steps: StepName[], sign: boolean) =>
  stepBar({ steps, sign }, "done").map(({ label }) => label);

describe("[2] the step bar", () => {
  it("[2.37] five steps carry the specified titles; the sign step is position 4", () => {
    expect(labels(five, false)).toEqual(["选择事项", "信息确认", "一表申请", "材料提交", "完成"]);
    expect(labels(five, true)).toEqual(["选择事项", "信息确认", "一表申请", "签名", "材料提交", "完成"]);
  });

  it("[2.38] the sign step is marked stepSign, and no other step is", () => {
    const marks = stepBar({ steps: five, sign: true }, "one-form").map(({ mark }) => mark);
    expect(marks).toEqual([undefined, undefined, undefined, "stepSign", undefined, undefined]);
    expect(stepBar({ steps: five, sign: false }, "one-form").some(({ mark }) => mark)).toBe(false);
  });

  it("[2.41] flows of three and of two steps carry a flag, with or without a signature; five steps carry none", () => {
    expect(flowFlag({ steps: ["one-form", "submit-materials", "done"] })).toBe("threeStep");
    expect(flowFlag({ steps: ["one-form", "done"] })).toBe("twoStep");
    expect(flowFlag({ steps: five })).toBeNull();
  });

  it("[2.39] three and two steps show shorter bars that end in 完成", () => {
    expect(labels(["one-form", "submit-materials", "done"], false)).toEqual(["一表申请", "材料提交", "完成"]);
    expect(labels(["one-form", "done"], false)).toEqual(["一表申请", "完成"]);
  });

  it("[2] what lies behind is done, what is shown is current, the rest is to do", () => {
    const states = (current: StepView, finished?: boolean) =>
      stepBar({ steps: five, sign: false }, current, finished).map(({ state }) => state);
    expect(states("one-form")).toEqual(["done", "done", "current", "todo", "todo"]);
    expect(states("review")).toEqual(["done", "done", "done", "current", "todo"]);
    expect(states("done", true)).toEqual(["done", "done", "done", "done", "done"]);
  });

  it("[2] a one-thing may name its steps itself", () => {
    const [first] = stepBar(
      { steps: ["one-form", "done"], sign: false, stepLabels: { "one-form": "填写" } },
      "one-form",
    );
    expect(first?.label).toBe("填写");
  });

  it("[2.40, 3.9] it shows exactly the steps of the machine", () => {
    const plan = fixture("parking").definition.oneThing;
    const states = Object.keys(compileFlow(plan).states).filter((state) => state !== "opening");
    expect(stepBar(plan, "one-form").map(({ name }) => name)).toEqual(states);
  });
});

describe("[2] the paths of the steps", () => {
  it("[2.8] every step has its path, and every path leads back to its step", () => {
    for (const step of Object.keys(stepPaths) as StepView[]) expect(stepOfPath(stepPath(step))).toBe(step);
    expect(stepPath("one-form")).toBe("/step/three");
    expect(stepPath("sign")).toBe("/sign");
  });

  it("[2] /step alone and strange paths are no step", () => {
    expect(["/step", "/step/", "/step/six", "/"].map(stepOfPath)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(stepOfPath("/step/three/")).toBe("one-form");
  });
});
