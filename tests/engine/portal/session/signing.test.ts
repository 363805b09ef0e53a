// The whole portal on a small gateway: signing, its failures, restoring a signature, and voiding it by a change.

import { expect, it } from "vitest";
import { evaluate } from "../../../../engine/declaration/evaluate.ts";
import { storageKey } from "../../../../engine/portal/visit/persisted.ts";
import { signatureWords } from "../../../../engine/signature/texts.ts";
import { type Stage, settled, stage } from "../stage.ts";
import { shown } from "./declaring.ts";
import { atSignStep, signedFlow } from "./signed-flow.ts";

const signFile = "signFile";
const given = { kind: "drawn", image: "iVBORw0KGgo=" } as const;

/** Two steps and a signature, nothing to fill in but the township. */
const loaded = signedFlow(["one-form", "done"]);
const signing = (wish?: Stage) => atSignStep(loaded, wish);

async function sign(on: ReturnType<typeof stage>, onward = false) {
  on.context().session?.actor.send({ type: "SIGN", given, onward });
  await settled();
}

const signed = (on: ReturnType<typeof stage>) => on.declaration()?.context.record.signature;

it("[3] what is signed is what the gateway holds: it is saved first, the statement and its digest go along", async () => {
  const on = await signing();
  await sign(on);
  const record = on.declaration()?.context.record;
  const covers = record && evaluate(loaded.definition, record, "2026-11-20").covers;
  expect(on.gateway.calls.map(({ name }) => name)).toEqual(["editDeclare", "editDeclare", "signFile"]);
  expect(on.gateway.calls.at(-1)?.body).toEqual({
    draftId: "d1",
    covers,
    statement: signatureWords.statement,
    ...given,
  });
  expect(signed(on)).toMatchObject({ signatureId: "s1", covers });
  on.clock.increment(1000);
  await settled();
  expect(on.gateway.drafts.get("d1")?.declaration.signatureId).toBe("s1");
});

it("[3.32] neither session storage nor a draft ever holds the picture", async () => {
  const on = await signing();
  await sign(on, true);
  on.portal.persist();
  expect(on.storage.get(storageKey)).toContain('"signatureId":"s1"');
  expect(on.storage.get(storageKey)).not.toContain(given.image);
  expect(JSON.stringify([...on.gateway.drafts.values()])).not.toContain(given.image);
});

it("[8] a signing that is refused says why in the popup and at the step, and can be done again", async () => {
  const on = await signing();
  on.gateway.refuse.set(signFile, { status: 400, msg: "签名图片无法识别，请重新签名" });
  await sign(on);
  expect(on.declaration()?.context.failure).toBe("签名图片无法识别，请重新签名");
  expect(signed(on)).toBeFalsy();
  expect(on.context().popup?.message).toBe("签名图片无法识别，请重新签名");
  on.gateway.refuse.clear();
  await sign(on, true);
  expect(shown(on)).toBe("review");
});

it("[8] without network nothing is signed; the answer is asked for twice under one key", async () => {
  const on = await signing();
  on.gateway.dead.add(signFile);
  await sign(on);
  expect(on.declaration()?.context).toMatchObject({
    failure: "网络繁忙，请稍后再试",
    signing: { status: "none" },
  });
  expect(on.gateway.signatures.size).toBe(0);
});

it("[3] a signature comes back with the draft after a reload", async () => {
  const on = await signing();
  await sign(on, true);
  on.portal.persist();
  const again = stage({ storage: on.storage, drafts: on.gateway.drafts, address: "/sign" }, loaded);
  for (const [id, signature] of on.gateway.signatures) again.gateway.signatures.set(id, signature);
  // The page asks for its step before it is known who is here.
  again.portal.send({ type: "OPEN_STEP", step: "sign" });
  await settled();
  expect(signed(again)).toMatchObject({ signatureId: "s1", signedAt: "2026-11-20 10:00:00" });
  expect(again.declaration()?.context.signing).toEqual({ status: "good" });
});

it("[3] another township at the review voids the signature, and 提交 leads to signing again", async () => {
  const on = await signing();
  await sign(on, true);
  expect(shown(on)).toBe("review");
  on.context().session?.actor.send({ type: "TOWNSHIP", areaId: "329900001" });
  expect(on.declaration()?.context.signing.status).toBe("void");
  on.context().session?.actor.send({ type: "SUBMIT" });
  await settled();
  expect(shown(on)).toBe("sign");
  expect(on.seen.navigations.at(-1)).toMatchObject({ page: "step", step: "sign" });
  await sign(on, true);
  expect(shown(on)).toBe("review");
  on.context().session?.actor.send({ type: "SUBMIT" });
  await settled();
  expect(shown(on)).toBe("done");
  expect(signed(on)?.signatureId).toBe("s2");
});
