// The whole portal on a small gateway: saving, leaving, coming back.

import { describe, expect, it } from "vitest";
import { storageKey } from "../../../../engine/portal/visit/persisted.ts";
import { settled, stage } from "../stage.ts";
import { answer, declaring, edit, plate, shown } from "./declaring.ts";

describe("[3] the draft", () => {
  it("[3] is saved one second after the last change, and tells when", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    expect(on.saving().status).toBe("unsaved");
    on.clock.increment(1000);
    await settled();
    expect(on.saving()).toMatchObject({ status: "saved", savedAt: "2026-11-20 10:00:00" });
    expect(on.declaration()?.context.record).toMatchObject({ draftId: "d1", revision: 1 });
    expect(on.gateway.calls).toHaveLength(1);
    on.clock.increment(60_000);
    await settled();
    expect(on.gateway.calls).toHaveLength(1);
  });

  it("[3] comes back after a reload, from the gateway", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.clock.increment(1000);
    await settled();
    on.portal.persist();
    const again = stage({ storage: on.storage, drafts: on.gateway.drafts, address: "/step/three" });
    await settled();
    again.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(plate(again)).toBe("苏A12345");
    expect(again.saving().status).toBe("saved");
    expect(again.seen.navigations.filter(({ page }) => page !== "step")).toEqual([]);
  });

  it("[3] what was not saved before the reload is here again, and is saved then", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.persist();
    const again = stage({ storage: on.storage, address: "/step" });
    await settled();
    again.portal.send({ type: "OPEN_STEP" });
    await settled();
    expect(plate(again)).toBe("苏A12345");
    again.clock.increment(1000);
    await settled();
    expect(again.gateway.drafts.get("d1")?.declaration.formData.plateNo).toBe("苏A12345");
  });

  it.each<[string, (on: ReturnType<typeof stage>) => void]>([
    ["loaded anew once more", ({ portal }) => portal.persist()],
    ["asked for other applications", ({ portal }) => portal.send({ type: "OFFICE_TAB", tab: "?status=3" })],
    [
      "answering on a guide",
      ({ portal }) => portal.send({ type: "BEFOREHAND", given: { code: "household", choices: { a: "1" } } }),
    ],
  ])("[3, 8] a page that is %s before it knows who is here loses nothing of it", async (_, deed) => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.persist();
    deed(stage({ storage: on.storage, address: "/step" }));
    const again = stage({ storage: new Map(on.storage), address: "/step" });
    await settled();
    again.portal.send({ type: "OPEN_STEP" });
    await settled();
    expect(plate(again)).toBe("苏A12345");
  });

  it("[3] a save that arrived although its answer did not is no conflict after the reload", async () => {
    const on = await declaring();
    answer(on, "1");
    on.clock.increment(1000);
    await settled();
    answer(on, "2");
    on.portal.persist();
    on.clock.increment(1000);
    await settled();
    const again = stage({ storage: new Map(on.storage), drafts: on.gateway.drafts, address: "/step" });
    await settled();
    again.portal.send({ type: "OPEN_STEP" });
    await settled();
    again.clock.increment(5000);
    await settled();
    expect(again.saving().status).toBe("saved");
    expect(plate(again)).toBe("2");
  });

  it("[8] changed elsewhere is a conflict; the person takes the newer one, or keeps the own", async () => {
    for (const choice of ["takeNewer", "keepMine"] as const) {
      const on = await declaring();
      answer(on, "1");
      on.clock.increment(1000);
      await settled();
      const kept = on.gateway.drafts.get("d1");
      if (!kept) return expect.unreachable();
      const formData = { ...kept.declaration.formData, plateNo: "ELSEWHERE" };
      on.gateway.drafts.set("d1", { ...kept, revision: 7, declaration: { ...kept.declaration, formData } });
      answer(on, "MINE");
      on.clock.increment(1000);
      await settled();
      expect(on.saving()).toMatchObject({ status: "conflict", newer: { revision: 7 } });
      expect(on.context().popup).toBeNull();
      on.context().session?.[choice]();
      await settled();
      expect(on.saving().status).toBe("saved");
      const takes = choice === "takeNewer";
      expect(plate(on)).toBe(takes ? "ELSEWHERE" : "MINE");
      expect(on.gateway.drafts.get("d1")?.declaration.formData.plateNo).toBe(takes ? "ELSEWHERE" : "MINE");
    }
  });

  it("[4] 保存并离开 saves first and then leads to 我的办件", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.send({ type: "SAVE_AND_LEAVE" });
    await settled();
    expect(on.gateway.drafts.size).toBe(1);
    expect(on.seen.navigations.at(-1)).toEqual({ page: "office" });
  });

  it("[8] 保存并离开 stays when saving fails", async () => {
    const on = await declaring();
    on.gateway.refuse.set(edit, { status: 500, msg: "系统异常" });
    answer(on, "苏A12345");
    on.portal.send({ type: "SAVE_AND_LEAVE" });
    await settled();
    expect(on.context().popup?.message).toBe("系统异常");
    expect(on.seen.navigations.at(-1)?.page).toBe("step");
  });

  it("[4] a draft is offered at the next handling, and opened from 我的办件", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.clock.increment(1000);
    await settled();
    const again = await declaring({ drafts: on.gateway.drafts });
    expect(again.portal.handling.getSnapshot().value).toBe("draftsKnown");
    again.portal.send({ type: "CONFIRM" });
    await settled();
    expect(plate(again)).toBe("苏A12345");
    const third = stage({ drafts: on.gateway.drafts });
    await settled();
    third.portal.send({ type: "RESUME", draftId: "d1", code: "parking" });
    await settled();
    expect(plate(third)).toBe("苏A12345");
  });

  it("[8] a draft that is gone leads to 我的办件", async () => {
    const on = stage();
    await settled();
    on.portal.send({ type: "RESUME", draftId: "gone", code: "parking" });
    await settled();
    expect(on.context()).toMatchObject({ popup: { message: "暂存件不存在" }, opening: false });
    expect(on.seen.navigations).toEqual([{ page: "office", replace: true }]);
  });
});

describe("[3] a snapshot that does not fit any more", () => {
  it.each([
    ["a step that is none", (kept: Kept) => (kept.declaration.record.step = "gone")],
    ["a furthest step that is none", (kept: Kept) => (kept.declaration.furthest = "gone")],
    ["a done step without a receipt", (kept: Kept) => (kept.declaration.record.step = "done")],
    ["another definition", (kept: Kept) => (kept.declaration.definition = "0".repeat(64))],
  ])("[3] with %s opens at the first step and stops nothing", async (_, spoil) => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.persist();
    const kept = JSON.parse(on.storage.get(storageKey) ?? "") as Kept;
    spoil(kept);
    on.storage.set(storageKey, JSON.stringify(kept));
    const again = stage({ storage: on.storage, address: "/step" });
    await settled();
    again.portal.send({ type: "OPEN_STEP" });
    await settled();
    expect(shown(again)).toBe("one-form");
    expect(again.portal.actor.getSnapshot().status).toBe("active");
    expect(plate(again)).toBe("苏A12345");
  });

  it("[3] without any sense at all is taken for nothing", async () => {
    const on = stage({ storage: new Map([[storageKey, '{"version":1,"declaration":{"record":7}}']]) });
    await settled();
    expect(on.context().ready).toBe(true);
  });
});

interface Kept {
  declaration: { record: { step: string }; furthest: string; definition: string };
}
