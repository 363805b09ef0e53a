// The whole portal on a small gateway: after every signing comes the page that says so, and from there the declaration goes on.

import { expect, it } from "vitest";
import type { Signature } from "../../../../engine/contract/types.gen.ts";
import { evaluate } from "../../../../engine/declaration/evaluate.ts";
import { confirmedShown } from "../../../../engine/portal/handling/qr-check.ts";
import { phonePoll } from "../../../../engine/portal/signing/by-phone.ts";
import { settled, stage } from "../stage.ts";
import { shown } from "./declaring.ts";
import { atSignStep, signedFlow } from "./signed-flow.ts";

/** Form, signature, materials: nothing to fill in but the township. */
const loaded = signedFlow(["one-form", "submit-materials", "done"]);
const drawn = { kind: "drawn", image: "iVBORw0KGgo=" } as const;
const typed = { kind: "typed", name: "王小明" } as const;

type On = ReturnType<typeof stage>;

const last = (on: On) => on.seen.navigations.at(-1);
const send = async (on: On, event: Parameters<On["portal"]["send"]>[0]) => {
  on.portal.send(event);
  await settled();
};

async function sign(on: On, given: typeof drawn | typeof typed) {
  on.context().session?.actor.send({ type: "SIGN", given, onward: true });
  await settled();
}

/** The browser after a reload: its storage, and the gateway's drafts and signatures. */
async function reloaded(on: On, address: string, storage = on.storage) {
  on.portal.persist();
  const back = stage({ storage, drafts: on.gateway.drafts, address }, loaded);
  for (const [id, signature] of on.gateway.signatures) back.gateway.signatures.set(id, signature);
  await settled();
  return back;
}

it.each([drawn, typed])(
  "[2.15] a $kind signature leads to the page after signing, and from there to the next step",
  async (given) => {
    const on = await atSignStep(loaded);
    await sign(on, given);
    expect(last(on)).toEqual({ page: "signed", id: "d1" });
    // What the page asks the gateway for is there: the draft names the signature.
    expect(on.gateway.drafts.get("d1")?.declaration.signatureId).toBe("s1");
    await send(on, { type: "GO_ON", draftId: "d1", code: "parking" });
    expect(last(on)).toEqual({ page: "step", replace: true });
    await send(on, { type: "OPEN_STEP" });
    expect(last(on)).toEqual({ page: "step", step: "submit-materials", replace: true });
    expect(shown(on)).toBe("submit-materials");
  },
);

it("[2.15] back from the page is the sign step with its signature; leaving it again shows no second page", async () => {
  const on = await atSignStep(loaded);
  await sign(on, drawn);
  await send(on, { type: "OPEN_STEP", step: "sign" });
  expect(shown(on)).toBe("sign");
  on.context().session?.actor.send({ type: "NEXT" });
  await settled();
  expect(last(on)).toMatchObject({ page: "step", step: "submit-materials" });
  // A new signature is told again.
  await send(on, { type: "OPEN_STEP", step: "sign" });
  await sign(on, drawn);
  expect(last(on)).toEqual({ page: "signed", id: "d1" });
});

it("[2.15] after a reload of the page the declaration goes on at its next step", async () => {
  const on = await atSignStep(loaded);
  await sign(on, drawn);
  const back = await reloaded(on, "/signature/success?draftId=d1");
  expect(back.portal.keptDraft()).toBe("d1");
  await send(back, { type: "GO_ON", draftId: "d1", code: "parking" });
  expect(last(back)).toEqual({ page: "step", replace: true });
  await send(back, { type: "OPEN_STEP" });
  expect(shown(back)).toBe("submit-materials");
});

it("[8] a signature that could not be saved with the draft stays at the sign step; the page comes once it is saved", async () => {
  const on = await atSignStep(loaded);
  on.context().session?.actor.send({ type: "SIGN", given: drawn });
  await settled();
  on.gateway.refuse.set("editDeclare", { status: 503, msg: "当前办理人数较多，请稍后再试" });
  on.context().session?.actor.send({ type: "NEXT" });
  await settled();
  expect(shown(on)).toBe("sign");
  on.gateway.refuse.clear();
  on.context().session?.actor.send({ type: "NEXT" });
  await settled();
  expect(last(on)).toEqual({ page: "signed", id: "d1" });
});

const coversIn = (body: unknown) => (body as { covers: string }).covers;

/** As the platform of electronic seals leaves it: sealed while nobody was here. */
async function sealed() {
  const on = await atSignStep(loaded);
  on.context().session?.actor.send({ type: "SIGN", given: { kind: "seal" } });
  await settled();
  const draft = on.gateway.drafts.get("d1");
  const covers = coversIn(on.gateway.calls.at(-1)?.body);
  const signature: Signature = {
    signatureId: "s9",
    kind: "seal",
    covers,
    signedAt: "2026-11-20 10:00:00",
    parts: {},
  };
  on.gateway.signatures.set("s9", signature);
  if (draft) {
    const declaration = { ...draft.declaration, signatureId: "s9" };
    on.gateway.drafts.set("d1", { ...draft, revision: draft.revision + 1, declaration });
  }
  return on;
}

it("[2] a seal's page goes on behind the sign step too, and no second page comes", async () => {
  const back = await reloaded(await sealed(), "/signature/success?draftId=d1&flowId=flow-1");
  await send(back, { type: "GO_ON", draftId: "d1", code: "parking" });
  await send(back, { type: "OPEN_STEP" });
  expect(shown(back)).toBe("submit-materials");
  expect(back.seen.navigations.map(({ page, step }) => step ?? page)).toEqual([
    "step",
    "sign",
    "submit-materials",
  ]);
});

it("[2] in a browser that knows nothing of it the draft is opened behind its sign step", async () => {
  const other = await reloaded(await sealed(), "/signature/success?draftId=d1", new Map());
  await send(other, { type: "GO_ON", draftId: "d1", code: "parking" });
  expect(shown(other)).toBe("submit-materials");
});

/** The code is shown; `writes` is what the phone does with it. */
async function byPhone() {
  const on = await atSignStep(loaded);
  const check = await on.context().session?.phoneSigning();
  check?.start();
  await settled();
  const record = on.declaration()?.context.record;
  const covers = record ? evaluate(loaded.definition, record, "2026-11-20").covers : "";
  const writes = async (of = covers) => {
    on.gateway.signatures.set("s-phone", {
      signatureId: "s-phone",
      kind: "drawn",
      covers: of,
      signedAt: "2026-11-20 10:00:00",
      parts: {},
    });
    on.clock.increment(phonePoll);
    await settled();
    on.clock.increment(confirmedShown);
    await settled();
  };
  return { on, covers, writes };
}

it("[2] what a phone has signed goes on as what was drawn on the spot, and nothing is signed here besides", async () => {
  const { on, covers, writes } = await byPhone();
  expect(on.gateway.calls.at(-1)).toMatchObject({ name: "signPhoneBegin", body: { draftId: "d1", covers } });
  await writes();
  expect(on.declaration()?.context.record.signature).toMatchObject({ signatureId: "s-phone", covers });
  expect(last(on)).toEqual({ page: "signed", id: "d1" });
  expect(on.gateway.drafts.get("d1")?.declaration.signatureId).toBe("s-phone");
  expect(on.gateway.calls.filter(({ name }) => name === "signFile")).toEqual([]);
});

it("[3] what a phone has signed of other content is void, and the sign step is not left", async () => {
  const { on, writes } = await byPhone();
  await writes("0".repeat(64));
  expect(shown(on)).toBe("sign");
  expect(on.declaration()?.context.signing.status).toBe("void");
});
