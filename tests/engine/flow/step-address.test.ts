// What becomes of an address that does not fit its flow, and where the buttons below a step lead.

import { describe, expect, it } from "vitest";
import { flowFlag } from "../../../engine/flow/flow-steps.ts";
import { correctedAddress, layoutIn } from "../../../engine/flow/step-address.ts";
import type { StepView } from "../../../engine/flow/step-path.ts";
import { wayBack, wayOn } from "../../../engine/flow/way-on.ts";
import type { StepName } from "../../../engine/one-thing/one-thing.ts";

const five: StepName[] = ["select-items", "confirm-info", "one-form", "submit-materials", "done"];
const three: StepName[] = ["one-form", "submit-materials", "done"];
const two: StepName[] = ["one-form", "done"];

describe("[2.41] an address of the second family", () => {
  const corrected = (steps: StepName[], shown: StepView, address: string) => {
    const [pathname = "", search] = address.split("?");
    return correctedAddress(flowFlag({ steps }), shown, { pathname, search: search ? `?${search}` : "" });
  };

  it("carries the flag of its flow, whatever it says", () => {
    expect(corrected(three, "one-form", "/progressStep/three")).toBe("/progressStep/three?threeStep=1");
    expect(corrected(three, "one-form", "/step/threeGz?twoStep=1")).toBe("/step/threeGz?threeStep=1");
    expect(corrected(two, "one-form", "/progressStep/three?twoStep=1")).toBeUndefined();
  });

  it("of a step that is not shown yet is left alone, for it is on its way", () => {
    expect(corrected(three, "one-form", "/progressStep/four")).toBeUndefined();
  });

  it("of a long flow leads to the usual one, which keeps the usual layout", () => {
    expect(corrected(five, "confirm-info", "/progressStep/one")).toBe("/step/two");
    expect(corrected(five, "confirm-info", "/step/two")).toBeUndefined();
    expect([layoutIn(null, "/progressStep/one"), layoutIn("twoStep", "/progressStep/one")]).toEqual([
      ...["quiet", "progress"],
    ]);
    expect(layoutIn(null, "/step/one/inner")).toBe("inner");
  });
});

describe("[2] the buttons below a step", () => {
  const on = (view: StepView, steps = five, changing = false) =>
    wayOn(view, { steps, sign: false, stepLabels: { "confirm-info": "核对" } }, changing);

  it("lead on to the next step by its own name, from the last one to the review, and from there to the submission", () => {
    expect(on("select-items")).toEqual({ to: "step", label: "核对" });
    expect(on("submit-materials")).toEqual({ to: "review" });
    expect(on("one-form", two)).toEqual({ to: "review" });
    expect(on("review")).toEqual({ to: "submission" });
  });

  it("lead back to the review from what was changed from there", () => {
    expect(on("one-form", five, true)).toEqual({ to: "again" });
    expect(on("review", five, true)).toEqual({ to: "submission" });
  });

  it("lead back a step, and from the first one to the guide", () => {
    const back = (view: StepView, steps: StepName[]) => wayBack(view, { steps, sign: false });
    expect([back("one-form", three), back("one-form", five), back("review", two)]).toEqual([
      ...["guide", "step", "step"],
    ]);
  });
});
