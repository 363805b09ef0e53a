// The whole portal on a small gateway: the trip to the platform of electronic seals and back, and which address opens which step.

import { expect, it } from "vitest";
import { evaluate } from "../../../../engine/declaration/evaluate.ts";
import { storageKey } from "../../../../engine/portal/visit/persisted.ts";
import { signatureWords } from "../../../../engine/signature/texts.ts";
import { type Stage, settled, stage } from "../stage.ts";
import { shown, town } from "./declaring.ts";
import { atSignStep, signedFlow } from "./signed-flow.ts";

const toESignPage = "toESignPage";

/** Form, signature, materials: nothing to fill in but the township. */
const loaded = signedFlow(["one-form", "submit-materials", "done"]);
const signing = (wish?: Stage) => atSignStep(loaded, wish);

async function seal(on: ReturnType<typeof stage>, flowId?: string) {
  on.context().session?.actor.send({ type: "SIGN", given: { kind: "seal", ...(flowId && { flowId }) } });
  await settled();
}

/** The same browser after a redirect: its storage, and the gateway's drafts. */
function backAt(on: ReturnType<typeof stage>, address: string) {
  on.portal.persist();
  const back = stage({ storage: on.storage, drafts: on.gateway.drafts, address }, loaded);
  for (const [id, signature] of on.gateway.signatures) back.gateway.signatures.set(id, signature);
  return back;
}

const traceOf = (on: ReturnType<typeof stage>) => on.declaration()?.context.seal;

it("[7] what is sealed is saved first; then the page is left for the platform, with what must survive in storage", async () => {
  const on = await signing();
  await seal(on);
  const record = on.declaration()?.context.record;
  const covers = record && evaluate(loaded.definition, record, "2026-11-20").covers;
  expect(on.gateway.calls.at(-1)).toMatchObject({
    name: "toESignPage",
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    body: { draftId: "d1", covers, statement: signatureWords.statement },
  });
  expect(on.seen.external).toEqual(["/platform?flow=flow-1"]);
  expect(traceOf(on)).toEqual({ flowIds: ["flow-1"], away: true });
  // A person who comes back with the browser's back button can continue.
  expect(on.declaration()?.hasTag("busy")).toBe(false);
  on.portal.persist();
  expect(on.storage.get(storageKey)).toContain('"seal":{"flowIds":["flow-1"],"away":true}');
});

it("[7] an open flow is gone on with, and no other one begun", async () => {
  const on = await signing();
  await seal(on);
  await seal(on, "flow-1");
  expect(on.gateway.calls.at(-1)).toMatchObject({
    name: "jumpSignaturePage",
    body: { draftId: "d1", flowId: "flow-1" },
  });
  expect(on.seen.external).toEqual(["/platform?flow=flow-1", "/platform?flow=flow-1"]);
  expect(traceOf(on)).toEqual({ flowIds: ["flow-1"], away: true });
});

it("[8] a platform that is not open says so in the popup and at the step, and nobody is led away", async () => {
  const on = await signing();
  on.gateway.refuse.set(toESignPage, { status: 501, msg: "该功能暂未开通" });
  await seal(on);
  expect(on.declaration()?.context).toMatchObject({ failure: "该功能暂未开通", seal: { away: false } });
  expect(on.seen.external).toEqual([]);
  expect(on.context().popup?.message).toBe("该功能暂未开通");
});

it("[8] without an answer the flow is asked for twice under one key", async () => {
  const on = await signing();
  on.gateway.dead.add(toESignPage);
  await seal(on);
  expect(on.declaration()?.context.failure).toBe("网络繁忙，请稍后再试");
  expect(on.seen.external).toEqual([]);
});

it.each(["javascript:alert(1)", "//evil.test/sign", ""])("[7] nobody is led to %j", async (url) => {
  const on = await signing();
  on.gateway.sealUrl = url;
  await seal(on);
  expect(on.seen.external).toEqual([]);
  expect(on.declaration()?.context.failure).toBeTruthy();
});

it("[2] after the way to the platform and back nothing is lost, and the seal is the signature", async () => {
  const on = await signing();
  await seal(on);
  const draft = on.gateway.drafts.get("d1");
  const sealed = on.gateway.calls.at(-1) as { body: { covers: string } } | undefined;
  const covers = sealed?.body.covers ?? "";
  on.gateway.signatures.set("s9", { signatureId: "s9", kind: "seal", covers, signedAt: "", parts: {} });
  if (draft) {
    const declaration = { ...draft.declaration, signatureId: "s9" };
    on.gateway.drafts.set("d1", { ...draft, revision: draft.revision + 1, declaration });
  }
  const back = backAt(on, "/signature/success?draftId=d1");
  await settled();
  expect(back.portal.keptDraft()).toBe("d1");
  back.portal.send({ type: "OPEN_STEP", step: "sign" });
  await settled();
  expect(shown(back)).toBe("sign");
  expect(back.declaration()?.context).toMatchObject({
    record: { areaId: town, signature: { signatureId: "s9", kind: "seal" } },
    signing: { status: "good" },
    seal: { flowIds: ["flow-1"], away: false },
  });
  back.context().session?.actor.send({ type: "NEXT" });
  await settled();
  expect(shown(back)).toBe("submit-materials");
});

it("[2, 3.34] whoever comes back without a seal is known to have been away", async () => {
  const on = await signing();
  await seal(on);
  const back = backAt(on, "/sign");
  await settled();
  back.portal.send({ type: "OPEN_STEP", step: "sign" });
  await settled();
  expect(traceOf(back)).toEqual({ flowIds: ["flow-1"], away: true });
});

/** Moves to the materials, behind the sign step. */
async function behind() {
  const on = await signing();
  on.context().session?.actor.send({ type: "SIGN", given: { kind: "typed", name: "王小明" }, onward: true });
  await settled();
  expect(shown(on)).toBe("submit-materials");
  on.clock.increment(1000);
  await settled();
  return on;
}

it("[2.12] /sign of a sign step that was reached opens it, after a reload too, and the address stays", async () => {
  const back = backAt(await behind(), "/sign");
  await settled();
  back.portal.send({ type: "OPEN_STEP", step: "sign" });
  await settled();
  expect(shown(back)).toBe("sign");
  expect(back.seen.navigations).toEqual([]);
  back.portal.send({ type: "OPEN_STEP", step: "submit-materials" });
  expect(shown(back)).toBe("submit-materials");
});

it.each(["submit-materials", "review", "select-items", "done"] as const)(
  "[2.12] the address of %s, not reached yet, leads to the furthest step that is",
  async (step) => {
    const on = await signing();
    on.context().session?.actor.send({ type: "BACK" });
    await settled();
    expect(shown(on)).toBe("one-form");
    on.portal.send({ type: "OPEN_STEP", step });
    await settled();
    expect(shown(on)).toBe("sign");
    expect(on.seen.navigations.at(-1)).toEqual({ page: "step", step: "sign", replace: true });
  },
);

it("[2] from the review an address that is none of the flow leads nowhere else", async () => {
  const on = await behind();
  on.context().session?.actor.send({ type: "NEXT" });
  await settled();
  expect(shown(on)).toBe("review");
  on.portal.send({ type: "OPEN_STEP", step: "select-items" });
  await settled();
  expect(shown(on)).toBe("review");
});
