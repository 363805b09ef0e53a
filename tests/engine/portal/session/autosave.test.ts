// Autosave on a simulated clock: saving, failures, conflicts, and its idempotency keys.

import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { type FailureFacts, GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import type { DraftInfo } from "../../../../engine/contract/types.gen.ts";
import type { DeclarationRecord } from "../../../../engine/declaration/record.ts";
import { autosaveMachine, autosaveView, flushAutosave } from "../../../../engine/portal/session/autosave.ts";
import type { Attempt } from "../../../../engine/portal/session/save-draft.ts";

const record: DeclarationRecord = {
  revision: 0,
  principal: { kind: "person", name: "王小明", certificateNumber: "1", mobile: "1" },
  choices: {},
  answers: {},
  materials: {},
  step: "one-form",
};
const typed = (value: string, before = record): DeclarationRecord => ({
  ...before,
  answers: { a: { b: value } },
});
const answered = ({ attempt }: { attempt: Attempt }) =>
  (attempt.record.answers.a as { b?: string } | undefined)?.b;
// Promises settle in microtasks, so all of them have settled one macrotask later.
const settled = () => new Promise((resolve) => setImmediate(resolve));

interface Save {
  attempt: Attempt;
  ok(draft?: Partial<DraftInfo>): Promise<unknown>;
  fail(facts: Partial<FailureFacts>): Promise<unknown>;
}

function keeping(start: { record?: DeclarationRecord; unsaved?: boolean } = {}) {
  const clock = new SimulatedClock();
  const saves: Save[] = [];
  let random = 0;
  const autosave = createActor(autosaveMachine, {
    clock,
    input: {
      record,
      ...start,
      draftKey: "birth",
      random: () => `r${++random}`,
      save: (attempt) =>
        new Promise((resolve, reject) => {
          saves.push({
            attempt,
            ok: (draft) => {
              resolve({ draftId: "d", revision: attempt.revision + 1, savedAt: "10:00", ...draft });
              return settled();
            },
            fail: (facts) => {
              reject(new GatewayFailure({ kind: "network", call: "editDeclare", ...facts } as FailureFacts));
              return settled();
            },
          });
        }),
    },
  });
  autosave.start();
  const change = (value: string) => autosave.send({ type: "CHANGED", record: typed(value) });
  const save = (index: number) => saves[index] ?? expect.unreachable(`no save ${index}`);
  const status = () => autosaveView(autosave.getSnapshot()).status;
  return { clock, autosave, saves, save, change, status };
}

describe("[4] autosave saves by itself", () => {
  it("[4] one second after the last change, not before, and only what stands there then", async () => {
    const { clock, saves, save, change, status } = keeping();
    expect(status()).toBe("idle");
    change("1");
    clock.increment(900);
    change("2");
    clock.increment(999);
    expect(saves).toHaveLength(0);
    expect(status()).toBe("unsaved");
    clock.increment(1);
    expect(status()).toBe("saving");
    expect(answered(save(0))).toBe("2");
    await save(0).ok();
    expect(status()).toBe("saved");
  });

  it("[4] the first save makes the draft under the key of its birth; later ones name draft and revision under keys of their own", async () => {
    const { clock, save, change } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).ok();
    change("2");
    clock.increment(1000);
    expect(save(0).attempt).toMatchObject({ idempotencyKey: "birth", draftId: undefined });
    expect(save(1).attempt).toMatchObject({ idempotencyKey: "r1", draftId: "d", revision: 1 });
  });

  it("[4] one save is in flight; what is typed meanwhile is saved after it", async () => {
    const { clock, saves, save, change, status } = keeping();
    change("1");
    clock.increment(1000);
    change("2");
    clock.increment(60_000);
    expect(saves).toHaveLength(1);
    await save(0).ok();
    expect(status()).toBe("unsaved");
    clock.increment(1000);
    expect(answered(save(1))).toBe("2");
  });

  it("[4] nothing changed, nothing saved", () => {
    const { clock, autosave, saves } = keeping();
    autosave.send({ type: "CHANGED", record: { ...record, revision: 4 } });
    clock.increment(60_000);
    expect(saves).toHaveLength(0);
  });

  it("[3] what a reload brought back unsaved is saved", () => {
    const { clock, saves } = keeping({ record: typed("1"), unsaved: true });
    clock.increment(1000);
    expect(saves).toHaveLength(1);
  });
});

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

  it("[8] a plain refusal is not repeated until something changes", async () => {
    const { clock, saves, save, change, status } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "refused", said: "内容过大" });
    clock.increment(600_000);
    expect(saves).toHaveLength(1);
    expect(status()).toBe("failed");
    change("2");
    clock.increment(1000);
    expect(answered(save(1))).toBe("2");
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

  it("[8] a 409 for a definition the gateway does not know is told as a failure, not as a conflict", async () => {
    const { clock, autosave, save, change } = keeping();
    change("1");
    clock.increment(1000);
    await save(0).fail({ kind: "conflict", said: "事项已更新，请刷新页面" });
    expect(autosaveView(autosave.getSnapshot())).toMatchObject({
      status: "failed",
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
    expect(status()).toBe("failed");
    autosave.send({ type: "RETRY" });
    expect(answered(save(1))).toBe("2");
  });
});

describe("[4] flushing the draft", () => {
  it("[4] saves at once and resolves when everything is acknowledged, the latest change included", async () => {
    const { autosave, save, change } = keeping();
    change("1");
    const flushed = flushAutosave(autosave);
    change("2");
    await save(0).ok();
    expect(answered(save(1))).toBe("2");
    await save(1).ok();
    expect(await flushed).toEqual({ draftId: "d", revision: 2 });
  });

  it("[4] makes the draft even when nothing was typed, since files need one", async () => {
    const { autosave, save } = keeping();
    const flushed = flushAutosave(autosave);
    await save(0).ok();
    expect((await flushed).draftId).toBe("d");
  });

  it("[4] of a saved draft makes no call", async () => {
    const { autosave, saves } = keeping({ record: { ...record, draftId: "d", revision: 3 } });
    expect(await flushAutosave(autosave)).toEqual({ draftId: "d", revision: 3 });
    expect(saves).toHaveLength(0);
  });

  it("[8] rejects with the failure that stands in the way", async () => {
    const { autosave, save, change } = keeping();
    change("1");
    const flushed = flushAutosave(autosave);
    const rejected = expect(flushed).rejects.toMatchObject({ kind: "timeout" });
    await save(0).fail({ kind: "timeout" });
    await rejected;
  });
});
