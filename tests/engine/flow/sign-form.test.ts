// What is given at the sign step, and what is said to be missing when somebody presses to sign.

import { describe, expect, it } from "vitest";
import {
  changedSignForm,
  emptySignForm,
  type SignForm,
  signByHand,
  signBySeal,
} from "../../../engine/flow/sign-form.ts";

const form = (more: Partial<SignForm> = {}): SignForm => ({ ...emptySignForm(false), ...more });
const agreed = form({ agreed: true });
const press = (of: SignForm, drawn: string | null = null, onlyTyped = false) =>
  signByHand(of, { realName: "测试·甲", drawn, onlyTyped });

describe("signing by hand", () => {
  it("a drawing is sent with the consent, whatever name is typed", () => {
    expect(press({ ...agreed, typed: "别人" }, "PNG").wish).toEqual({ kind: "drawn", image: "PNG" });
  });

  it("the typed name counts where nothing is drawn, and alone by its own button", () => {
    const typed = { ...agreed, typed: " 测试•甲 " };
    expect(press(typed).wish).toEqual({ kind: "typed", name: "测试·甲" });
    expect(press(typed, "PNG", true).wish).toEqual({ kind: "typed", name: "测试·甲" });
  });

  it("with nothing the drawing is missing; another name, or none by its own button, is told at the name", () => {
    expect(press(agreed)).toMatchObject({ focus: "drawing", form: { lacks: ["drawing"] } });
    expect(press({ ...agreed, typed: "别人" })).toMatchObject({ focus: "name", form: { lacks: ["name"] } });
    expect(press(agreed, "PNG", true)).toMatchObject({ focus: "name", form: { lacks: ["name"] } });
  });

  it("the consent is missing last, and told together with what comes before it", () => {
    expect(press(form(), "PNG")).toEqual({ form: form({ lacks: ["consent"] }), focus: "consent" });
    expect(press(form())).toMatchObject({ focus: "drawing", form: { lacks: ["drawing", "consent"] } });
  });
});

it("a company begins with its seal, which needs the consent too", () => {
  const company = emptySignForm(true);
  expect([company.way, form().way]).toEqual(["seal", "hand"]);
  expect(signBySeal(company)).toMatchObject({ focus: "consent", form: { lacks: ["consent"] } });
  expect(signBySeal({ ...company, agreed: true }).wish).toEqual({ kind: "seal" });
});

it("what is missing is shown until something is changed at its place", () => {
  const lacking = form({ lacks: ["drawing", "consent"] });
  expect(changedSignForm(lacking, { type: "STROKE" }).lacks).toEqual(["consent"]);
  expect(changedSignForm(lacking, { type: "NAME", typed: "测" })).toMatchObject({
    typed: "测",
    lacks: ["consent"],
  });
  expect(changedSignForm(lacking, { type: "AGREE", agreed: true })).toMatchObject({
    agreed: true,
    lacks: ["drawing"],
  });
  expect(changedSignForm(lacking, { type: "WAY", way: "seal" }).way).toBe("seal");
  expect(changedSignForm(lacking, { type: "REPLACE", signatureId: "s1" }).replacing).toBe("s1");
});
