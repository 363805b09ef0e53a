// 我的申报: what its buttons do and lead to, and how the parts an application waits for are gathered and handed in once.

import { expect, it } from "vitest";
import { SimulatedClock } from "xstate";
import type { GatewayClient } from "../../../../engine/client/create-client.ts";
import { GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import type { FilePort } from "../../../../engine/client/ports.ts";
import type { FileInfo } from "../../../../engine/contract/types.gen.ts";
import { createOffice } from "../../../../engine/portal/office/office-actions.ts";
import {
  createSupplement,
  type HandedIn,
  type SupplementPorts,
} from "../../../../engine/portal/office/supplement.ts";
import { createDeviceCopy } from "../../../../engine/portal/visit/device-copy.ts";
import { answer, declaring } from "../session/declaring.ts";
import { settled, stage, wang } from "../stage.ts";

const file: FilePort = {
  name: "委托书.pdf",
  size: 3,
  type: "application/pdf",
  bytes: async () => new Uint8Array(3),
};
const info = (fileId: string): FileInfo => ({
  fileId,
  name: "委托书.pdf",
  size: 3,
  type: "application/pdf",
  sha256: "0".repeat(64),
  material: "$authority",
});
const refused = (status: number) => new GatewayFailure({ kind: "refused", call: "importJsonData", status });

/** An office over a client that only records its calls. */
function office(
  answer: (name: string) => Promise<unknown> = async () => ({ draftId: "d1", code: "parking" }),
) {
  const seen = {
    calls: [] as unknown[],
    keys: [] as string[],
    sent: [] as unknown[],
    went: [] as unknown[],
    gone: [] as string[],
    refreshed: 0,
  };
  const client = {
    call: (name: string, ask: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
      seen.calls.push([name, ask]);
      seen.keys.push(idempotencyKey);
      return answer(name);
    },
  } as unknown as GatewayClient;
  let random = 0;
  const clock = new SimulatedClock();
  const made = createOffice({
    client,
    loads: { refreshShown: () => (seen.refreshed += 1) } as never,
    clock,
    random: () => `key-${++random}`,
    hash: undefined,
    supplements: createDeviceCopy(undefined, clock, () => {}).supplements,
    owner: () => wang,
    draftGone: (draftId) => seen.gone.push(draftId),
    navigate: (to) => seen.went.push(to.page),
    send: (event) => seen.sent.push(event),
    press: (_, work) => work(),
  });
  return { ...made, seen };
}

it("[4, 7] 重新申请 imports the application into a new draft, says so and opens it", async () => {
  const { press, seen } = office();
  await press({ type: "OFFICE", action: "reapply", id: "a1" });
  expect(seen.calls).toEqual([["importJsonData", { id: "a1" }]]);
  expect(seen.sent).toEqual([
    { type: "TOAST", message: "已带入原申报的内容和材料，请核对修改后提交" },
    { type: "RESUME", draftId: "d1", code: "parking" },
  ]);
});

it("[4] a 暂存件 is deleted where it stands, and from its own page the way leads to the list", async () => {
  const { press, seen } = office();
  await press({ type: "OFFICE", action: "delete", draftId: "d1" });
  expect([seen.refreshed, seen.went]).toEqual([1, []]);
  await press({ type: "OFFICE", action: "delete", draftId: "d1", leave: true });
  expect([seen.refreshed, seen.went, seen.gone]).toEqual([1, ["office"], ["d1", "d1"]]);
});

it("[4] what is taken back leads to the list; applying for the authorisation again shows how it stands", async () => {
  const { press, seen } = office();
  await press({ type: "OFFICE", action: "withdraw", id: "a1" });
  await press({ type: "OFFICE", action: "authorise", companyId: "CO005" });
  expect(seen.calls).toEqual([
    ["withdrawApplication", { id: "a1" }],
    ["applyAuthorization", { id: "CO005" }],
  ]);
  expect([seen.went, seen.refreshed]).toEqual([["office"], 1]);
});

it("[8] when somebody was faster, what is true now is asked; any other failure changes nothing", async () => {
  const faster = office(async () => Promise.reject(refused(409)));
  await expect(faster.press({ type: "OFFICE", action: "reapply", id: "a1" })).rejects.toThrow();
  expect([faster.seen.refreshed, faster.seen.sent]).toEqual([1, []]);
  const broken = office(async () => Promise.reject(refused(500)));
  await expect(broken.press({ type: "OFFICE", action: "withdraw", id: "a1" })).rejects.toThrow();
  expect([broken.seen.refreshed, broken.seen.went]).toEqual([0, []]);
});

it("[4] a second press while the first is under way is none", async () => {
  const { press, seen } = office();
  await Promise.all([
    press({ type: "OFFICE", action: "reapply", id: "a1" }),
    press({ type: "OFFICE", action: "reapply", id: "a1" }),
  ]);
  expect(seen.calls).toHaveLength(1);
});

function supplement(given: Partial<SupplementPorts> = {}) {
  const handed: HandedIn[] = [];
  const removed: string[] = [];
  let count = 0;
  const actor = createSupplement(
    {
      random: () => `key-${++count}`,
      hash: async () => "0".repeat(64),
      before: undefined,
      find: async () => null,
      keepFile: () => () => {},
      send: async (_file, id) => info(`file-${id}`),
      remove: async (fileId) => removed.push(fileId),
      handIn: async (what) => handed.push(what),
      ...given,
    },
    new SimulatedClock(),
  );
  actor.start();
  const names = () => actor.getSnapshot().context.files.map(({ fileId }) => fileId);
  return { actor, handed, removed, names, state: () => actor.getSnapshot().value };
}

it("[4] files are gathered, one is taken away again, and the rest is handed in", async () => {
  const { actor, handed, removed, names, state } = supplement();
  actor.send({ type: "HAND_IN" });
  expect(state()).toBe("gathering");
  actor.send({ type: "ADD", file });
  actor.send({ type: "ADD", file });
  // Nothing is handed in while an upload is running.
  actor.send({ type: "HAND_IN" });
  expect(state()).toBe("gathering");
  await settled();
  const [first = "", second = ""] = names();
  actor.send({ type: "REMOVE", fileId: first });
  expect([names(), removed]).toEqual([[second], [first]]);
  actor.send({ type: "HAND_IN" });
  actor.send({ type: "HAND_IN" });
  await settled();
  expect(state()).toBe("done");
  expect(handed.map(({ fileIds, note }) => [fileIds, note])).toEqual([[[second], ""]]);
});

it("[4] what was gathered on a page that was left is there again, until it is handed in", async () => {
  const made = office();
  const open = (matterInfoId: string) => {
    const actor = made.supplement({ id: "a1", matterInfoId });
    actor.start();
    return actor;
  };
  const first = open("m1");
  first.send({ type: "NOTE", note: "已重新拍" });
  first.stop();
  const again = open("m1");
  expect(again.getSnapshot().context.note).toBe("已重新拍");
  expect(open("m2").getSnapshot().context.note).toBe("");
  again.send({ type: "HAND_IN" });
  await settled();
  expect(open("m1").getSnapshot().context.note).toBe("");
});

it("[4, 7] words alone may be enough; blanks are none", async () => {
  const { actor, handed, state } = supplement();
  actor.send({ type: "NOTE", note: "  " });
  actor.send({ type: "HAND_IN" });
  expect(state()).toBe("gathering");
  actor.send({ type: "NOTE", note: " 已说明 " });
  actor.send({ type: "HAND_IN" });
  await settled();
  expect(handed.map(({ note }) => note)).toEqual(["已说明"]);
});

it("[7] what was refused is handed in again under the same key; another content has another", async () => {
  const keys: string[] = [];
  const { actor, state } = supplement({
    handIn: async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      throw refused(503);
    },
  });
  actor.send({ type: "NOTE", note: "一" });
  for (let turn = 0; turn < 2; turn++) {
    actor.send({ type: "HAND_IN" });
    await settled();
    expect(state()).toBe("gathering");
  }
  actor.send({ type: "NOTE", note: "二" });
  actor.send({ type: "HAND_IN" });
  await settled();
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("[8] an upload that fails stays to be tried again, and one that is given up is gone", async () => {
  let fails = true;
  const { actor, names } = supplement({
    send: async () => {
      if (fails) throw refused(413);
      return info("f1");
    },
  });
  actor.send({ type: "ADD", file });
  await settled();
  const [upload] = actor.getSnapshot().context.uploads;
  expect([upload?.getSnapshot().value, names()]).toEqual(["failed", []]);
  fails = false;
  upload?.send({ type: "RETRY" });
  await settled();
  expect([actor.getSnapshot().context.uploads, names()]).toEqual([[], ["f1"]]);
  actor.send({ type: "ADD", file });
  actor.getSnapshot().context.uploads[0]?.send({ type: "CANCEL" });
  await settled();
  expect([actor.getSnapshot().context.uploads, names()]).toEqual([[], ["f1"]]);
});

it("[3] which applications are shown outlives a reload, and not a logout", async () => {
  const first = stage();
  await settled();
  first.portal.send({ type: "OFFICE_TAB", tab: "?status=办理中&page=2" });
  expect(first.context().officeActiveTab).toBe("?status=办理中&page=2");
  const { storage } = first;
  const second = stage({ storage });
  // The way back leads there before it is known who is here.
  expect(second.context().officeActiveTab).toBe("?status=办理中&page=2");
  await settled();
  expect(second.context().officeActiveTab).toBe("?status=办理中&page=2");
  const another = stage({ storage: new Map(storage), user: { ...wang, id: "u2" } });
  await settled();
  expect(another.context().officeActiveTab).toBe("");
  second.portal.send({ type: "LOGOUT" });
  await settled();
  expect(second.context().officeActiveTab).toBe("");
  expect([...storage.values()].join("")).not.toContain("办理中");
});

it("[3, 4] a declaration that is being filled in ends when its draft is deleted, and no save follows", async () => {
  const on = await declaring();
  answer(on, "苏A12345");
  on.clock.increment(1000);
  await settled();
  on.gateway.refuse.set("withdrawDraft", { status: 200, msg: "", data: true });
  answer(on, "苏A54321");
  on.portal.send({ type: "OFFICE", action: "delete", draftId: "d1", leave: true });
  await settled();
  const saves = on.gateway.calls.length;
  on.clock.increment(60_000);
  await settled();
  expect(on.context()).toMatchObject({ session: null, popup: null });
  expect(on.seen.navigations.at(-1)).toMatchObject({ page: "office" });
  expect(on.gateway.calls).toHaveLength(saves);
  expect([...on.storage.values()].join("")).not.toContain("苏A");
});

it("[2.6, 8] an application that is not there is told by its page alone; any other failure is told in the popup", async () => {
  const on = stage();
  await settled();
  const path = "projectInfo";
  on.gateway.refuse.set(path, { status: 404, msg: "查无数据" });
  await expect(on.portal.client.call("projectInfo", { id: "x" })).rejects.toMatchObject({ status: 404 });
  expect(on.context().popup).toBeNull();
  on.gateway.refuse.set(path, { status: 500, msg: "系统繁忙" });
  await expect(on.portal.client.call("projectInfo", { id: "x" })).rejects.toMatchObject({ status: 500 });
  expect(on.context().popup).toMatchObject({ title: "提示" });
});

it("[8] a press that is repeated because no answer came keeps its key, so that it is done once; after an answer it gets another", async () => {
  let answers = false;
  const { press, seen } = office(async (name) => {
    if (!answers) throw new GatewayFailure({ kind: "network", call: name });
    return true;
  });
  const withdraw = () => press({ type: "OFFICE", action: "withdraw", id: "a1" });
  await expect(withdraw()).rejects.toThrow("网络繁忙");
  answers = true;
  await withdraw();
  await withdraw();
  expect(seen.keys).toEqual(["key-1", "key-1", "key-2"]);
});
