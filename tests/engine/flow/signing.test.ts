// Signing in the declaration machine: in progress, signed, failed; and what a void signature blocks.

import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { DeclarationRecord, Signature, SigningState } from "../../../engine/declaration/record.ts";
import { compileFlow, withLogic } from "../../../engine/flow/compile-flow.ts";
import type { DeclarationEvent, DeclarationLogic } from "../../../engine/flow/declaration-types.ts";
import { shownStep } from "../../../engine/flow/shown-step.ts";
import { stepBar } from "../../../engine/flow/step-bar.ts";
import type { StepName } from "../../../engine/one-thing/one-thing.ts";

const steps: StepName[] = ["select-items", "confirm-info", "one-form", "submit-materials", "done"];
const plan = { code: "zz", steps, sign: true };
const signature: Signature = { signatureId: "s", kind: "drawn", covers: "town-1" };
const given = { kind: "drawn", image: "iVBORw0KGgo=" } as const;
const record: DeclarationRecord = {
  revision: 0,
  principal: { kind: "person", name: "测试甲", certificateNumber: "1", mobile: "13900000000" },
  areaId: "town-1",
  choices: {},
  answers: {},
  materials: {},
  step: "sign",
};

/** The signature covers the township alone. */
const signingOf = ({ signature: held, areaId }: DeclarationRecord): SigningState => {
  if (!held) return { status: "none" };
  return held.covers === areaId ? { status: "good" } : { status: "void", changed: ["areaId"] };
};

const logic: DeclarationLogic = {
  problemsOf: (kept, step) =>
    step === "sign" && signingOf(kept).status !== "good"
      ? [{ severity: "error", rule: "signature", message: "请完成签名", step }]
      : [],
  mattersOf: () => [],
  settle: (kept) => kept,
  signingOf,
  sign: async ({ areaId }) => ({ ...signature, covers: areaId ?? "" }),
  save: async () => {},
  submit: async () => ({ id: "a", number: "1", submittedAt: "" }),
};

function started(change: Partial<DeclarationLogic> = {}, at: Partial<DeclarationRecord> = {}) {
  return createActor(withLogic(compileFlow(plan), { ...logic, ...change }), {
    input: { record: { ...record, ...at }, furthest: at.step ?? record.step },
  }).start();
}

async function sent(actor: ReturnType<typeof started>, event: DeclarationEvent) {
  actor.send(event);
  return waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
}

it("[2] signing is to be seen; the record has the signature only when it is acknowledged", async () => {
  let acknowledge: (made: Signature) => void = () => {};
  const actor = started({ sign: () => new Promise((resolve) => (acknowledge = resolve)) });
  actor.send({ type: "SIGN", given });
  expect(actor.getSnapshot().hasTag("signing")).toBe(true);
  expect(actor.getSnapshot().context.record.signature).toBeUndefined();
  acknowledge(signature);
  const done = await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  expect(shownStep(done)).toBe("sign");
  expect(done.context).toMatchObject({ record: { signature }, signing: { status: "good" }, failure: null });
});

it("[2] the picture stays in no context", async () => {
  const actor = started({ sign: () => new Promise(() => {}) });
  actor.send({ type: "SIGN", given });
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(given.image);
});

it("[8] a signing that failed leaves the record unsigned and tells why", async () => {
  const actor = started({ sign: () => Promise.reject(new Error("签名图片无法识别")) });
  const failed = await sent(actor, { type: "SIGN", given });
  expect(failed.context).toMatchObject({ failure: "签名图片无法识别", signing: { status: "none" } });
  expect(failed.context.record.signature).toBeUndefined();
});

it("[2] signing leads on only where that is asked", async () => {
  expect(shownStep(await sent(started(), { type: "SIGN", given }))).toBe("sign");
  expect(shownStep(await sent(started(), { type: "SIGN", given, onward: true }))).toBe("submit-materials");
});

it("[1.12, 2] without a signature the sign step is not left", async () => {
  const stayed = await sent(started(), { type: "NEXT" });
  expect(shownStep(stayed)).toBe("sign");
  expect(stayed.context.problems).toMatchObject([{ rule: "signature" }]);
});

it("[2] a change while the signing is under way leaves it void", async () => {
  let acknowledge: (made: Signature) => void = () => {};
  const actor = started({ sign: () => new Promise((resolve) => (acknowledge = resolve)) });
  actor.send({ type: "SIGN", given, onward: true });
  actor.send({ type: "TOWNSHIP", areaId: "town-2" });
  acknowledge(signature);
  const done = await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  expect(shownStep(done)).toBe("sign");
  expect(done.context.signing).toEqual({ status: "void", changed: ["areaId"] });
});

const signedAt = (step: StepName) => started({}, { step, signature });

it("[2] behind a void signature the last step leads to signing again, then to the review", async () => {
  const actor = signedAt("submit-materials");
  actor.send({ type: "TOWNSHIP", areaId: "town-2" });
  expect(actor.getSnapshot().context.signing.status).toBe("void");
  expect(shownStep(await sent(actor, { type: "NEXT" }))).toBe("sign");
  expect(shownStep(await sent(actor, { type: "SIGN", given, onward: true }))).toBe("review");
});

it("[2] a change from the review leads to signing again, then back to the review", async () => {
  const actor = signedAt("submit-materials");
  expect(shownStep(await sent(actor, { type: "NEXT" }))).toBe("review");
  await sent(actor, { type: "GO", step: "one-form" });
  actor.send({ type: "TOWNSHIP", areaId: "town-2" });
  expect(shownStep(await sent(actor, { type: "NEXT" }))).toBe("sign");
  expect(shownStep(await sent(actor, { type: "SIGN", given, onward: true }))).toBe("review");
});

it("[2] nothing is submitted under a void signature", async () => {
  let submitted = 0;
  const submit: DeclarationLogic["submit"] = (kept) => {
    submitted += 1;
    return logic.submit(kept);
  };
  const actor = started({ submit }, { step: "submit-materials", signature });
  await sent(actor, { type: "NEXT" });
  actor.send({ type: "TOWNSHIP", areaId: "town-2" });
  expect(shownStep(await sent(actor, { type: "SUBMIT" }))).toBe("sign");
  expect(submitted).toBe(0);
});

it("[2] a change that is taken back leaves the signature good", async () => {
  const actor = signedAt("submit-materials");
  actor.send({ type: "TOWNSHIP", areaId: "town-2" });
  actor.send({ type: "TOWNSHIP", areaId: "town-1" });
  expect(shownStep(await sent(actor, { type: "NEXT" }))).toBe("review");
});

it("[2] a draft that comes back with a void signature says so at once", () => {
  const actor = started({}, { step: "submit-materials", signature, areaId: "town-2" });
  expect(actor.getSnapshot().context.signing).toEqual({ status: "void", changed: ["areaId"] });
});

it("[2] the step bar shows a void signature at its step, wherever the person is", () => {
  const states = (current: StepName) => stepBar(plan, current, false, true).map(({ state }) => state);
  expect(states("submit-materials")).toEqual(["done", "done", "done", "again", "current", "todo"]);
  expect(states("sign")).toEqual(["done", "done", "done", "current", "todo", "todo"]);
  expect(states("one-form")).toEqual(["done", "done", "current", "again", "todo", "todo"]);
});
