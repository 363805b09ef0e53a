// The whole portal on a small gateway: the review, the submission, the materials.

import { describe, expect, it } from "vitest";
import { dialogOf } from "../../../../engine/portal/handling/handling.ts";
import { settled, stage } from "../stage.ts";
import { declaring, register, reviewing, shown, valid } from "./declaring.ts";

/** Loaded anew at the review's address. */
async function reloaded({ storage, device, gateway: { drafts } }: Awaited<ReturnType<typeof reviewing>>) {
  const again = stage({ storage, device, drafts, address: "/step/review" }, valid());
  await settled();
  again.portal.send({ type: "OPEN_STEP", step: "review" });
  await settled();
  return again;
}

describe("[4] submitting", () => {
  it("[4] NEXT saves the draft and leads to the review; SUBMIT leads to the receipt", async () => {
    const on = await reviewing();
    expect(shown(on)).toBe("review");
    expect(on.seen.navigations.at(-1)?.page).toBe("review");
    on.context().session?.actor.send({ type: "SUBMIT" });
    await settled();
    expect(shown(on)).toBe("done");
    expect(on.declaration()?.context.receipt?.id).toBe("a1");
    expect(on.gateway.calls.at(-1)).toMatchObject({
      name: "registerDeclare",
      match: "1",
      body: { draftId: "d1" },
    });
    expect(on.seen.navigations.at(-1)).toEqual({ page: "step", step: "done", replace: true });
    on.clock.increment(60_000);
    await settled();
    expect(on.gateway.calls.at(-1)?.name).toBe("registerDeclare");
  });

  it("[4] a submission that wants the face checked again opens its dialog over the review", async () => {
    const on = await reviewing();
    const data = { faceVerification: true };
    on.gateway.refuse.set(register, { status: 403, msg: "请重新核验", data });
    on.context().session?.actor.send({ type: "SUBMIT" });
    await settled();
    expect([shown(on), on.declaration()?.context.failure]).toEqual(["review", "请重新核验"]);
    expect(dialogOf(on.portal.handling.getSnapshot())).toBe("real-name");
  });

  it("[8] an answer that got lost is asked for again under the same key: one application", async () => {
    const on = await reviewing();
    on.gateway.dead.add(register);
    on.context().session?.actor.send({ type: "SUBMIT" });
    await settled();
    expect(shown(on)).toBe("review");
    expect(on.declaration()?.context.failure).toBe("网络繁忙，请稍后再试");
    on.gateway.dead.clear();
    on.context().session?.actor.send({ type: "SUBMIT" });
    await settled();
    expect(shown(on)).toBe("done");
    expect(on.gateway.submitted.size).toBe(1);
  });

  it.each(["here", "denied"])(
    "[8] all answers got lost and the page is loaded anew, session storage %s: the receipt itself is shown, under the same key",
    async (storage) => {
      const on = await reviewing();
      on.gateway.dead.add(register);
      on.context().session?.actor.send({ type: "SUBMIT" });
      await settled();
      on.clock.increment(60);
      await settled();
      on.portal.persist();
      const key = on.context().session?.persisted().submitKey;
      if (storage === "denied") on.storage.clear();
      // It had arrived.
      on.gateway.drafts.clear();
      const again = await reloaded(on);
      expect(shown(again)).toBe("done");
      expect(again.gateway.calls).toMatchObject([{ name: register, key, match: "1" }]);
      expect(again.seen.navigations.at(-1)).toEqual({ page: "step", step: "done", replace: true });
      expect(again.context().popup).toBeNull();
    },
  );

  it("[8] the submission did not arrive and the page is loaded anew: the review is there, and nothing is handed in unasked", async () => {
    const on = await reviewing();
    on.gateway.dead.add(register);
    on.context().session?.actor.send({ type: "SUBMIT" });
    await settled();
    on.portal.persist();
    const again = await reloaded(on);
    expect(shown(again)).toBe("review");
    expect(again.gateway.submitted.size).toBe(0);
  });

  it("[2, 8] loaded anew on the review one is at the review again; who was never there is not", async () => {
    const on = await reviewing();
    on.portal.persist();
    expect(shown(await reloaded(on))).toBe("review");
    on.context().session?.actor.send({ type: "BACK" });
    on.portal.persist();
    expect(shown(await reloaded(on))).toBe("one-form");
  });

  it("[8] refused answers are told in the popup, and come back to the review as problems", async () => {
    const on = await reviewing();
    const problem = { severity: "error", rule: "format", message: "车牌号格式不正确", step: "one-form" };
    on.gateway.refuse.set(register, { status: 422, msg: "请修改后再提交", data: { problems: [problem] } });
    on.context().session?.actor.send({ type: "SUBMIT" });
    await settled();
    expect(on.declaration()?.context).toMatchObject({ failure: "请修改后再提交", problems: [problem] });
    expect(on.context().popup?.message).toBe("请修改后再提交");
  });
});

describe("[7] materials", () => {
  const pdf = {
    name: "a.pdf",
    size: 3,
    type: "application/pdf",
    bytes: async () => new Uint8Array([1, 2, 3]),
  };

  it("[7] an upload makes the draft first, then stands in the record", async () => {
    const on = await declaring();
    on.context().session?.materials.send({ type: "UPLOAD", material: "vehicle", file: pdf });
    await Promise.resolve();
    expect(on.materials()?.uploads).toHaveLength(1);
    await settled();
    expect(on.materials()?.uploads).toHaveLength(0);
    expect(on.declaration()?.context.record.materials.vehicle?.files).toMatchObject([{ fileId: "f1" }]);
    on.context().session?.materials.send({ type: "FILE_DELETE", material: "vehicle", fileId: "f1" });
    await settled();
    expect(on.declaration()?.context.record.materials.vehicle?.files).toEqual([]);
  });

  it("[7] a file of another kind is refused with a sentence", async () => {
    const on = await declaring();
    on.context().session?.materials.send({
      type: "UPLOAD",
      material: "vehicle",
      file: { ...pdf, name: "a.exe" },
    });
    await settled();
    expect(on.context().popup?.message).toContain("的格式不符");
    expect(on.materials()?.uploads).toHaveLength(0);
  });

  it("[7] an e-licence is looked up and stands in the record; a failed lookup shows no popup", async () => {
    const on = await declaring();
    on.context().session?.materials.send({ type: "LICENCE", material: "idCard" });
    await Promise.resolve();
    expect(on.materials()?.licences).toEqual({ idCard: "looking" });
    await settled();
    expect(on.materials()?.licences).toEqual({});
    expect(on.declaration()?.context.record.materials.idCard?.licence).toMatchObject({ licenceId: "l1" });
    on.gateway.refuse.set("getLicense", { status: 500, msg: "坏了" });
    on.context().session?.materials.send({ type: "LICENCE", material: "idCard" });
    await settled();
    expect(on.materials()?.licences).toEqual({ idCard: "failed" });
    expect(on.context().popup).toBeNull();
  });
});
