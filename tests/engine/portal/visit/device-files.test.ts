// A file that is on its way is kept on the device, and sent on by whoever goes on with the draft.

import { expect, test } from "vitest";
import type { UploadRequest } from "../../../../engine/client/ports.ts";
import { answer, declaring } from "../session/declaring.ts";
import { type Device, settled, stage, uploaded } from "../stage.ts";

type On = ReturnType<typeof stage>;

const saved = async (on: On) => {
  on.clock.increment(1000);
  await settled();
};
const file = { name: "a.pdf", size: 3, type: "application/pdf", bytes: async () => Uint8Array.of(1, 2, 3) };
const filesOf = ({ device }: { device: Device }) =>
  [...device.values()].flatMap((kept) => [...kept.keys()].filter((name) => name.startsWith("files ")));
const sending = async () => {
  const on = await declaring({ upload: () => new Promise(() => {}) });
  answer(on, "苏A12345");
  await saved(on);
  on.context().session?.materials.send({ type: "UPLOAD", material: "vehicle", file });
  await settled();
  expect(filesOf(on)).toHaveLength(1);
  return on;
};
const attached = (on: On) => on.declaration()?.context.record.materials.vehicle?.files;
/** The page again, after the tab was closed. */
const opened = async (on: On, requests: UploadRequest[]) => {
  const upload = async (request: UploadRequest) => {
    requests.push(request);
    return uploaded(request);
  };
  const again = stage({ device: on.device, drafts: on.gateway.drafts, upload });
  await settled();
  again.portal.send({ type: "RESUME", draftId: "d1", code: "parking" });
  await settled();
  await saved(again);
  return again;
};

test("[7] the page ended meanwhile: whoever goes on with the draft sees it sent again, under its key, and it is kept no longer", async () => {
  const on = await sending();
  const requests: UploadRequest[] = [];
  const again = await opened(on, requests);
  expect(attached(again)).toMatchObject([{ fileId: "f1" }]);
  expect(again.context().toast?.message).toBe("已恢复上次未保存的内容");
  expect(requests).toHaveLength(1);
  expect(await requests[0]?.file.bytes()).toEqual(await file.bytes());
  const [upload] = on.context().session?.materials.state.getSnapshot().context.uploads ?? [];
  expect(requests[0]?.headers["idempotency-key"]).toBe(upload?.getSnapshot().context.id);
  expect(filesOf(again)).toEqual([]);
  const third = await opened(again, requests);
  expect([requests.length, attached(third)]).toEqual([1, attached(again)]);
});

test("[9] given up, or after a logout, it is kept no longer", async () => {
  const on = await sending();
  const [upload] = on.context().session?.materials.state.getSnapshot().context.uploads ?? [];
  const id = upload?.getSnapshot().context.id ?? "";
  on.context().session?.materials.send({ type: "UPLOAD_CANCEL", id });
  await settled();
  expect(filesOf(on)).toEqual([]);
  const leaving = await sending();
  leaving.portal.send({ type: "LOGOUT" });
  await settled();
  expect(filesOf(leaving)).toEqual([]);
});
