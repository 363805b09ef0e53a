// What is gathered for a supplement is kept on the device until it is handed in, with its files that are on their way.

import { expect, test } from "vitest";
import type { FilePort, UploadRequest } from "../../../../engine/client/ports.ts";
import type { SupplementOf } from "../../../../engine/portal/office/office-actions.ts";
import { type Device, type Stage, settled, stage, uploaded, wang } from "../stage.ts";

const matter: SupplementOf = { id: "a1", matterInfoId: "m1" };
const authority: SupplementOf = { id: "a1" };
const file: FilePort = {
  name: "车位照片.pdf",
  size: 3,
  type: "application/pdf",
  bytes: async () => Uint8Array.of(1, 2, 3),
};
const denied = () => {
  throw new Error("SecurityError");
};

/** The page of an application that waits for it; `requests`: by which its files came. */
async function open(of: SupplementOf, given: Stage = {}) {
  const requests: UploadRequest[] = [];
  const upload = async (request: UploadRequest) => {
    requests.push(request);
    return uploaded(request);
  };
  const on = stage({ upload, ...given });
  await settled();
  on.gateway.refuse.set("singleReturnRegister", { status: 200, msg: "", data: true });
  /** As often as the page is come to. */
  const come = async () => {
    const supplement = await on.portal.supplement(of);
    supplement.start();
    await settled();
    return supplement;
  };
  const supplement = await come();
  return { ...on, requests, come, supplement, now: () => supplement.getSnapshot().context };
}
type On = Awaited<ReturnType<typeof open>>;

/** With words, and a file that does not arrive. */
async function sending(of = matter) {
  const on = await open(of, { upload: () => new Promise(() => {}) });
  on.supplement.send({ type: "NOTE", note: "已重新拍摄" });
  on.supplement.send({ type: "ADD", file });
  await settled();
  expect(kept(on)).toHaveLength(2);
  return on;
}
/** With words, and a file that has arrived. */
async function gathered() {
  const on = await open(matter);
  on.supplement.send({ type: "NOTE", note: "已重新拍摄" });
  on.supplement.send({ type: "ADD", file });
  await settled();
  expect(on.now().files).toMatchObject([{ fileId: "f1" }]);
  return on;
}
const kept = ({ device }: { device: Device }) => [...device.values()].flatMap((texts) => [...texts.keys()]);
const idOf = (on: On) => on.now().uploads[0]?.getSnapshot().context.id ?? "";
const nothing = { files: [], note: "", uploads: [] };

for (const [what, of] of Object.entries({
  "what a matter lacks": matter,
  "the authority paper": authority,
})) {
  test(`[4, 7] a file of ${what} was on its way when the page was loaded anew: it is sent again by itself, once, under its key`, async () => {
    const on = await sending(of);
    const again = await open(of, { device: on.device });
    expect(again.now()).toMatchObject({ note: "已重新拍摄", files: [{ fileId: "f1" }], uploads: [] });
    expect(again.context().toast?.message).toBe("已恢复上次未保存的内容");
    expect(again.requests).toHaveLength(1);
    expect(await again.requests[0]?.file.bytes()).toEqual(await file.bytes());
    expect(again.requests[0]?.headers["idempotency-key"]).toBe(idOf(on));
    const third = await open(of, { device: on.device });
    expect([third.requests, third.now().files]).toEqual([[], again.now().files]);
  });
}

test("[4, 7] a file that had arrived although nobody heard of it is there once", async () => {
  const on = await sending();
  const again = await open(matter, { device: structuredClone(on.device) });
  const [person] = on.device.values();
  for (const texts of again.device.values()) {
    for (const [name, text] of person ?? []) if (name.startsWith("files")) texts.set(name, text);
  }
  const third = await open(matter, { device: again.device });
  expect(third.requests).toHaveLength(1);
  expect(third.now().files).toMatchObject([{ fileId: "f1" }]);
});

test("[4, 7] files that have arrived, and the words, are there after the page was loaded anew; what was taken away is not", async () => {
  const on = await gathered();
  const again = await open(matter, { device: on.device });
  expect(again.now()).toMatchObject({ note: "已重新拍摄", files: [{ fileId: "f1", name: "a.pdf" }] });
  again.supplement.send({ type: "REMOVE", fileId: "f1" });
  again.supplement.send({ type: "NOTE", note: "" });
  await settled();
  expect(kept(again)).toEqual([]);
  const third = await open(matter, { device: on.device });
  expect(third.now()).toMatchObject(nothing);
  expect(third.context().toast).toBeNull();
});

test("[4, 7] a page of the portal that is left during an upload goes on with it when it is come to again", async () => {
  const on = await sending();
  on.supplement.stop();
  const { uploads, note } = (await on.come()).getSnapshot().context;
  expect([note, uploads.map((one) => one.getSnapshot().context.id)]).toEqual(["已重新拍摄", [idOf(on)]]);
});

test("[4, 9] once handed in, nothing of it is kept; what was refused stays", async () => {
  const on = await gathered();
  on.gateway.refuse.set("singleReturnRegister", { status: 400, msg: "请稍后" });
  on.supplement.send({ type: "HAND_IN" });
  await settled();
  const again = await open(matter, { device: on.device });
  expect(again.now().note).toBe("已重新拍摄");
  again.supplement.send({ type: "HAND_IN" });
  await settled();
  expect([again.supplement.getSnapshot().status, kept(again)]).toEqual(["done", []]);
  expect((await again.come()).getSnapshot().context).toMatchObject(nothing);
});

test("[9] a file that is given up is kept no longer, and after a logout nothing is", async () => {
  const on = await sending();
  on.now().uploads[0]?.send({ type: "CANCEL" });
  await settled();
  expect(kept(on).filter((name) => name.startsWith("files"))).toEqual([]);
  const leaving = await sending();
  leaving.portal.send({ type: "LOGOUT" });
  await settled();
  expect(kept(leaving)).toEqual([]);
});

test("[4, 8] what is added while the device is still being read stands beside what it kept, and newer words go before older", async () => {
  const before = await gathered();
  let read = () => {};
  const reading = new Promise<void>((done) => (read = done));
  const upload = async (request: UploadRequest) => {
    const response = await uploaded(request).json();
    return Response.json({ ...response, data: { ...response.data, fileId: "f2" } });
  };
  const on = await open(matter, { device: before.device, reading, upload });
  expect(on.now()).toMatchObject(nothing);
  on.supplement.send({ type: "NOTE", note: "另附一张" });
  on.supplement.send({ type: "ADD", file });
  await settled();
  read();
  await settled();
  const both = { note: "另附一张", files: [{ fileId: "f1" }, { fileId: "f2" }], uploads: [] };
  expect(on.now()).toMatchObject(both);
  expect((await open(matter, { device: on.device })).now()).toMatchObject(both);
});

test("[8] a device that keeps nothing stops no supplement, and is only reported", async () => {
  const device: Device = Object.assign(new Map(), { get: denied, set: denied, delete: denied });
  const on = await open(matter, { device });
  on.supplement.send({ type: "NOTE", note: "已重新拍摄" });
  on.supplement.send({ type: "ADD", file });
  await settled();
  on.supplement.stop();
  const again = await on.come();
  expect(again.getSnapshot().context).toMatchObject({ note: "已重新拍摄", files: [{ fileId: "f1" }] });
  again.send({ type: "HAND_IN" });
  await settled();
  expect(again.getSnapshot().status).toBe("done");
  expect(on.context().popup).toBeNull();
  expect(on.seen.reports).not.toEqual([]);
});

test("[9] another supplement, and another person at the same device, see nothing of it", async () => {
  const on = await sending();
  const user = { ...wang, id: "u2", deviceKey: "02".repeat(32) };
  for (const elsewhere of [
    await open({ ...matter, matterInfoId: "m2" }, { device: on.device }),
    await open(authority, { device: on.device }),
    await open(matter, { device: on.device, user }),
  ]) {
    expect([elsewhere.requests, elsewhere.context().toast]).toEqual([[], null]);
    expect(elsewhere.now()).toMatchObject(nothing);
  }
});

test("[4, 8] it is never taken for a declaration", async () => {
  const on = await sending();
  on.portal.send({ type: "OPEN_STEP", step: undefined });
  await settled();
  expect(on.context().session).toBeNull();
  expect(on.context().toast?.message).toBe("当前没有正在填写的申报，请从办事指南进入");
  expect(on.seen.navigations).toEqual([{ page: "list", replace: true }]);
});
