// What the addresses of a declaration ask for, under which layout, and where they lead a person.
import { describe, expect, it } from "vitest";
import {
  addressOf,
  innerPath,
  layoutOf,
  progressPaths,
  shortFormPath,
  stepAsked,
} from "../../engine/flow/step-address.ts";
import type { StepView } from "../../engine/flow/step-path.ts";
import { pathOf, titleOf } from "../../renderer/routes.tsx";

const views: StepView[] = [
  "select-items",
  "confirm-info",
  "one-form",
  "sign",
  "submit-materials",
  "review",
  "done",
];

describe("[2] the two families of step addresses", () => {
  it.each(views)("[2] %s has an address in each, and each leads back to it", (view) => {
    expect(stepAsked(addressOf(view))).toBe(view);
    expect(layoutOf(addressOf(view))).toBe("quiet");
    const progress = addressOf(view, "/progressStep");
    expect(progress).toMatch(/^\/progressStep\/[a-z]+$/);
    expect(progressPaths).toContain(progress);
    expect(stepAsked(progress)).toBe(view);
    expect(layoutOf(progress)).toBe("progress");
  });

  it("[2] the page after signing leads on in the family that the person came by", () => {
    const signed = { page: "signed", id: "d1" } as const;
    expect(pathOf(signed, "/sign")).toBe("/signature/success?draftId=d1");
    expect(pathOf({ page: "step" }, pathOf(signed, "/sign"))).toBe("/step");
    const within = pathOf(signed, "/progressStep/sign?threeStep=1");
    expect(titleOf(within.split("?")[0] ?? "")).toMatch(/^签名成功/);
    expect(pathOf({ page: "step" }, within)).toBe("/progressStep");
  });

  it("[2.41] one, three and five of the second family are the views of a short flow", () => {
    expect(["/progressStep/one", "/progressStep/three", "/progressStep/five"].map(stepAsked)).toEqual([
      "select-items",
      "one-form",
      "done",
    ]);
    expect(stepAsked("/progressStep")).toBeUndefined();
  });

  it("[2] who came by the second family stays in it, everybody else is led by the first", () => {
    const to = { page: "step", step: "submit-materials" } as const;
    expect(pathOf(to, "/progressStep/three")).toBe("/progressStep/four");
    expect(pathOf(to, shortFormPath)).toBe("/progressStep/four");
    expect(pathOf({ page: "review" }, "/progressStep/four/")).toBe("/progressStep/review");
    expect([innerPath, "/step/three", "/sign", "/office/list"].map((here) => pathOf(to, here))).toEqual(
      Array(4).fill("/step/four"),
    );
  });

  it("[2.10] the variants ask for the first step of any flow, and for its form", () => {
    expect([stepAsked(innerPath), layoutOf(innerPath)]).toEqual(["first", "inner"]);
    expect([stepAsked(shortFormPath), layoutOf(shortFormPath)]).toEqual(["one-form", "progress"]);
  });

  it("[2] each has its title before anything is drawn", () => {
    expect(titleOf("/progressStep")).toMatch(/^办理进度/);
    expect(titleOf("/progressStep/three")).toMatch(/^办理进度/);
    expect(titleOf(innerPath)).toBe(titleOf("/step/one"));
  });
});
