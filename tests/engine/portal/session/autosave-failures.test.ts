// Autosave on a simulated clock when saving fails: what is sent again, what waits for the person, and what is told.

import { describe, expect, it } from "vitest";
import type { FailureFacts } from "../../../../engine/client/gateway-failure.ts";
import { autosaveView } from "../../../../engine/portal/session/autosave-view.ts";
import { answered, keeping, record, typed } from "./keeping.ts";

describe("[8] autosave when saving fails", () => {
  it("[8] tries again after 2, 4, 8, 16, 30, 30 s, the same body under the same key", async () => {
    const { clock, saves, save, change, status } = keeping();
    change("1");
    clock.increment(1000);
    for (const [index, seconds] of [2, 4, 8, 16, 30, 30].entries()) {
      await save(index).fail({ kind: "network" });
      expect(status()).toBe("failed");
      clock.increment(seconds * 1000 - 1);
      expect(saves).toHaveLength(index + 1);
      clock.increment(1);
      expect(save(index + 1).attempt).toEqual(save(0).attempt);
    }
    await save(6).ok();
    expect(status()).toBe("saved");
  });

  it("[8] waits as long as the server wants", async () => {
    const { clock, saves, save, change } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "busy", retryAfter: 20 });
    clock.increment(19_999);
    expect(saves).toHaveLength(1);
    clock.increment(1);
    expect(saves).toHaveLength(2);
  });

  it("[8] a change after an unknown outcome first sends the old body again, then the new one", async () => {
    const { clock, save, change, status } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "timeout" });
    change("2");
    clock.increment(1000);
    expect(save(1).attempt).toEqual(save(0).attempt);
    await save(1).ok();
    clock.increment(1000);
    expect(save(2).attempt).toMatchObject({ idempotencyKey: "r1", draftId: "d", revision: 1 });
    expect(answered(save(2))).toBe("2");
    await save(2).ok();
    expect(status()).toBe("saved");
  });

  it("[8] a plain refusal is not repeated until something changes, and nobody is told that it is", async () => {
    const { clock, autosave, saves, save, change, status } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "refused", status: 400, said: "内容过大" });
    clock.increment(600_000);
    expect(saves).toHaveLength(1);
    expect(autosaveView(autosave.getSnapshot())).toMatchObject({
      status: "refused",
      message: "内容过大",
      remedy: "save",
    });
    change("2");
    clock.increment(1000);
    expect(answered(save(1))).toBe("2");
    await save(1).ok();
    expect(status()).toBe("saved");
    expect(autosaveView(autosave.getSnapshot()).remedy).toBeUndefined();
  });

  it("[8] the person's own 重新保存 sends a refused save again", async () => {
    const { autosave, save, change, status } = keeping();
    change("1");
    autosave.send({ type: "QUIET" });
    await save(0).fail({ kind: "problems", status: 422 });
    expect(status()).toBe("refused");
    autosave.send({ type: "RETRY" });
    await save(1).ok();
    expect(status()).toBe("saved");
  });

  it("[8] 403: signed anew and sent once more, the same body under the same key; a second one is told, and sent again by itself", async () => {
    const { clock, autosave, saves, save, change, status } = keeping();
    change("1");
    autosave.send({ type: "QUIET" });
    await save(0).fail({ kind: "refused", status: 403 });
    expect(status()).toBe("saving");
    expect(save(1).attempt).toEqual(save(0).attempt);
    await save(1).fail({ kind: "refused", status: 403, said: "请求签名无效或已过期" });
    expect(saves).toHaveLength(2);
    const view = () => autosaveView(autosave.getSnapshot());
    expect(view()).toMatchObject({ status: "failed", remedy: "save", message: "请求签名无效或已过期" });
    clock.increment(2000);
    await save(2).fail({ kind: "refused", status: 403 });
    await save(3).fail({ kind: "refused", status: 403 });
    expect(status()).toBe("failed");
    autosave.send({ type: "RETRY" });
    await save(4).ok();
    expect(view()).toEqual({ status: "saved", savedAt: expect.any(String) });
  });

  it("[8] whatever ends a save, 正在重试 stands there only while a timer runs that sends it again", async () => {
    const ends: Partial<FailureFacts>[] = [
      ...([400, 403, 404, 413, 422] as const).map((status) => ({ kind: "refused", status }) as const),
      ...[{ kind: "conflict", status: 409 } as const, { kind: "problems", status: 422 } as const],
      ...[{ kind: "session", status: 401 } as const, { kind: "busy", status: 429 } as const],
      ...[{ kind: "server", status: 500 } as const, { kind: "network" } as const],
      ...[{ kind: "timeout" } as const, { kind: "nothing", status: 204 } as const],
    ];
    for (const facts of ends) {
      const { clock, autosave, saves, save, change, status } = keeping();
      change("1");
      autosave.send({ type: "QUIET" });
      await save(0).fail(facts);
      if (facts.status === 403) await save(1).fail(facts);
      const sent = saves.length;
      const told = status();
      clock.increment(2000);
      expect([facts, told === "failed"]).toEqual([facts, saves.length > sent]);
    }
  });

  it("[8] a conflict waits for the person, who may save over the newer draft", async () => {
    const { clock, autosave, saves, save, change, status } = keeping({
      record: { ...record, draftId: "d", revision: 3 },
    });
    autosave.send({ type: "CHANGED", record: typed("1", { ...record, draftId: "d", revision: 3 }) });
    clock.increment(1000);
    await save(0).fail({ kind: "conflict", data: { draftId: "d", revision: 9, savedAt: "09:00" } });
    expect(autosaveView(autosave.getSnapshot())).toMatchObject({
      status: "conflict",
      newer: { revision: 9 },
    });
    change("2");
    clock.increment(600_000);
    expect(saves).toHaveLength(1);
    autosave.send({ type: "KEEP_MINE" });
    expect(save(1).attempt).toMatchObject({ draftId: "d", revision: 9 });
    await save(1).ok();
    expect(status()).toBe("saved");
  });

  it("[3, 8] a creation whose answer was lost goes on over its draft, whatever has changed since", async () => {
    const { clock, autosave, save, change, status } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "conflict", data: { draftId: "d", revision: 1, savedAt: "09:00" } });
    expect(status()).toBe("saving");
    expect(save(1).attempt).toMatchObject({ draftId: "d", revision: 1 });
    expect(save(1).attempt.idempotencyKey).not.toBe(save(0).attempt.idempotencyKey);
    await save(1).ok();
    expect([status(), autosave.getSnapshot().context.draftId]).toEqual(["saved", "d"]);
  });

  it("[8] a draft of that creation which was changed elsewhere since is a conflict like any other", async () => {
    const { clock, autosave, save, change, status } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "conflict", data: { draftId: "d", revision: 4, savedAt: "09:00" } });
    expect(status()).toBe("conflict");
    autosave.send({ type: "KEEP_MINE" });
    expect(save(1).attempt).toMatchObject({ draftId: "d", revision: 4 });
  });

  it("[8] a creation under a key whose draft is gone is tried again under another key", async () => {
    const { clock, autosave, save, change } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "refused", status: 422 });
    autosave.send({ type: "RETRY" });
    expect(save(1).attempt.idempotencyKey).not.toBe(save(0).attempt.idempotencyKey);
  });

  it("[8] a 409 for a definition the gateway does not know is told as a failure, not as a conflict", async () => {
    const { clock, autosave, save, change } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "conflict", said: "事项已更新，请刷新页面" });
    expect(autosaveView(autosave.getSnapshot())).toMatchObject({
      status: "refused",
      remedy: "reload",
      message: "事项已更新，请刷新页面",
    });
  });

  it("[8] after the session ended nothing is sent, and nothing is lost", async () => {
    const { clock, autosave, saves, save, change, status } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "session" });
    change("2");
    clock.increment(600_000);
    expect(saves).toHaveLength(1);
    expect(status()).toBe("ended");
    autosave.send({ type: "RETRY" });
    expect(answered(save(1))).toBe("2");
  });
});
