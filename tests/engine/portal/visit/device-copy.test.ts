// The whole portal on a small gateway and a device that keeps texts: what the gateway does not know yet is brought back on return.

import { describe, expect, it } from "vitest";
import { delays } from "../../../../engine/form-state/delays.ts";
import type { Typed } from "../../../../engine/index.ts";
import { answer, declaring, edit, plate } from "../session/declaring.ts";
import { type Device, settled, stage, wang } from "../stage.ts";

type On = Awaited<ReturnType<typeof declaring>>;

const restored = "已恢复上次未保存的内容";
const onDevice = ({ device }: { device: Device }) =>
  [...device.values()].flatMap((texts) => [...texts.values()].map(({ text }) => text)).join();
const box = (text: string): Typed => ({ section: "parking", field: "plateNo", text });
/** Types into a box whose text is still being composed, so that the form passes nothing on. */
const type = (on: On, text: string) => {
  const form = on.context().session?.form;
  form?.typed(box(text));
  form?.composing();
  on.clock.increment(delays.hand);
};
/** The form has passed on everything, and is no longer on the page. */
const leaveForm = (on: On) =>
  on.context().session?.form.subscribe(
    () => {},
    () => {},
  )();
/** Whatever is saved, the whole or one section. */
const offline = (on: On) => {
  for (const call of [edit, "editSingle"] as const) on.gateway.dead.add(call);
};
const save = async (on: On) => {
  on.clock.increment(1000);
  await settled();
};
/** The same device, another visit: the draft is gone on with. */
const resumed = async ({ device, gateway }: On) => {
  const again = stage({ device, drafts: gateway.drafts });
  await settled();
  again.portal.send({ type: "RESUME", draftId: "d1", code: "parking" });
  await settled();
  return again;
};
const denied = () => {
  throw new Error("SecurityError");
};
/** A session storage that the browser denies. */
const noStorage = () =>
  Object.assign(new Map<string, string>(), { get: denied, set: denied, delete: denied });

describe("[8] what the gateway does not know yet is kept on the device", () => {
  it("[8] a change is there within 100 ms, what stands in a box at once", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.clock.increment(60);
    await settled();
    expect(onDevice(on)).toContain("苏A12345");
    type(on, "苏A99999");
    await settled();
    expect(onDevice(on)).toContain("苏A99999");
  });

  it("[8] what was typed first, and deleted again before it was passed on, does not come back", async () => {
    const on = await declaring();
    type(on, "苏A12345");
    await settled();
    expect(onDevice(on)).toContain("苏A12345");
    leaveForm(on);
    await settled();
    expect(onDevice(on)).not.toContain("苏A12345");
  });

  it("[8] the tab was closed before anything reached the gateway: the next handling goes on with it, and says so", async () => {
    const on = await declaring();
    offline(on);
    answer(on, "苏A12345");
    type(on, "苏A123456");
    await save(on);
    const again = await declaring({ device: on.device });
    expect(plate(again)).toBe("苏A123456");
    expect(again.context().toast?.message).toBe(restored);
    await save(again);
    expect(again.gateway.drafts.get("d1")?.declaration.formData.plateNo).toBe("苏A123456");
  });

  it("[8] the page ended while what it had passed on was being kept: an older text of the box does not come back", async () => {
    const on = await declaring();
    offline(on);
    answer(on, "苏A1");
    on.clock.increment(60);
    type(on, "苏A12");
    await settled();
    const older = structuredClone(on.device);
    answer(on, "苏A12345");
    await save(on);
    // Of what the page had written at its end, the last part did not come to be.
    for (const [person, texts] of older) {
      for (const [name, text] of texts) if (name.endsWith(".typed")) on.device.get(person)?.set(name, text);
    }
    expect(onDevice(on)).toContain('苏A12"');
    const again = await declaring({ device: on.device });
    expect(plate(again)).toBe("苏A12345");
  });

  it("[8] a draft that was changed offline is opened with the change, under its own revision", async () => {
    const on = await declaring();
    answer(on, "1");
    await save(on);
    offline(on);
    answer(on, "2");
    await save(on);
    const again = await resumed(on);
    expect([plate(again), again.context().toast?.message]).toEqual(["2", restored]);
    await save(again);
    expect(again.saving().status).toBe("saved");
    expect(again.gateway.drafts.get("d1")).toMatchObject({ revision: 2 });
  });

  it("[8] a draft that went on elsewhere meanwhile is not overwritten: the person decides", async () => {
    const on = await declaring();
    answer(on, "1");
    await save(on);
    offline(on);
    answer(on, "MINE");
    await save(on);
    const kept = on.gateway.drafts.get("d1");
    if (!kept) return expect.unreachable();
    const formData = { ...kept.declaration.formData, plateNo: "ELSEWHERE" };
    on.gateway.drafts.set("d1", { ...kept, revision: 7, declaration: { ...kept.declaration, formData } });
    const again = await resumed(on);
    await save(again);
    expect([plate(again), again.saving().status]).toEqual(["MINE", "conflict"]);
    expect(again.gateway.drafts.get("d1")?.declaration.formData.plateNo).toBe("ELSEWHERE");
    again.context().session?.takeNewer();
    await settled();
    expect([plate(again), again.saving().status]).toEqual(["ELSEWHERE", "saved"]);
  });

  it("[8] a save that arrived although its answer did not is repeated under its key, and is no conflict", async () => {
    const on = await declaring();
    answer(on, "1");
    await save(on);
    offline(on);
    answer(on, "2");
    await save(on);
    answer(on, "3");
    await save(on);
    const again = await resumed(on);
    await save(again);
    await save(again);
    const bodies = again.gateway.calls.map(({ name, body }) => [name, JSON.stringify(body).includes('"2"')]);
    expect(bodies[0]).toEqual(["editSingle", true]);
    expect([plate(again), again.saving().status]).toEqual(["3", "saved"]);
  });

  it("[8] once it is saved, no answer, name or number stays on the device", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    type(on, "苏A123456");
    await settled();
    expect(onDevice(on)).toContain(wang.certificateNumber);
    expect(onDevice(on)).toContain("苏A123456");
    answer(on, "苏A123456");
    leaveForm(on);
    await settled();
    await save(on);
    on.clock.increment(60);
    await settled();
    expect(onDevice(on)).not.toMatch(new RegExp(`苏A|${wang.certificateNumber}|${wang.realName}`));
  });

  it("[9] whoever has another key finds nothing of it", async () => {
    const on = await declaring();
    offline(on);
    answer(on, "苏A12345");
    await save(on);
    const user = { ...wang, deviceKey: "02".repeat(32) };
    const other = stage({ device: on.device, user, address: "/step/three" });
    await settled();
    other.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(other.context().session).toBeNull();
  });

  it("[9] logging out leaves nothing of it", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    type(on, "苏A123456");
    await settled();
    on.portal.send({ type: "LOGOUT" });
    await settled();
    on.clock.increment(60_000);
    await settled();
    expect(on.device.size).toBe(0);
  });
});

describe("[8] session storage is denied", () => {
  it("[8] the session ends in the middle: after the login the person is back in the draft, with the text", async () => {
    const on = await declaring({ storage: noStorage() });
    answer(on, "1");
    await save(on);
    for (const call of [edit, "editSingle"] as const)
      on.gateway.refuse.set(call, { status: 401, msg: "请先登录" });
    answer(on, "苏A12345");
    await save(on);
    expect(on.context().popup?.message).toContain("您填写的内容已保留，登录后可继续办理");
    const back = stage({
      storage: noStorage(),
      device: on.device,
      drafts: on.gateway.drafts,
      address: "/step/three?ticket=T-2",
    });
    await settled();
    back.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(plate(back)).toBe("苏A12345");
    await save(back);
    expect(back.saving().status).toBe("saved");
  });

  it("[8] everything was saved: after the login the step of the draft is open again", async () => {
    const on = await declaring({ storage: noStorage() });
    answer(on, "苏A12345");
    await save(on);
    on.clock.increment(60);
    await settled();
    const back = stage({
      storage: noStorage(),
      device: on.device,
      drafts: on.gateway.drafts,
      address: "/step/three",
    });
    await settled();
    back.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(plate(back)).toBe("苏A12345");
    expect(back.context().toast).toBeNull();
  });

  it("[8] and the device too: nobody is told that the text is kept", async () => {
    const device = Object.assign(new Map() as Device, { get: denied, set: denied, delete: denied });
    const on = await declaring({ storage: noStorage(), device });
    on.gateway.refuse.set(edit, { status: 401, msg: "请先登录" });
    answer(on, "苏A12345");
    await save(on);
    expect(on.context().popup?.message).toContain("尚未保存的内容重新登录后会丢失");
    expect(on.context().popup?.login).toBeDefined();
    expect(plate(on)).toBe("苏A12345");
  });
});

describe("[8] leaving the page", () => {
  it("[8] would lose something from the first key until the gateway has it, and never while the portal itself leads away", async () => {
    const on = await declaring();
    expect(on.portal.wouldLose()).toBe(false);
    type(on, "苏");
    expect(on.portal.wouldLose()).toBe(true);
    answer(on, "苏A12345");
    expect(on.portal.wouldLose()).toBe(true);
    await save(on);
    on.clock.increment(60);
    expect(on.portal.wouldLose()).toBe(false);
    answer(on, "苏A1");
    on.portal.send({ type: "LOGIN" });
    expect(on.portal.wouldLose()).toBe(false);
    on.portal.focused(true);
    expect(on.portal.wouldLose()).toBe(true);
  });
});
