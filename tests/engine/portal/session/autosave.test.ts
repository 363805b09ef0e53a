// Autosave on a simulated clock: when it saves, its idempotency keys, and waiting until all is saved.

import { describe, expect, it } from "vitest";
import { flushAutosave } from "../../../../engine/portal/session/autosave.ts";
import { answered, keeping, record, typed } from "./keeping.ts";

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

  it("[4] at once when the person has paused already: what is typed leaves within a second of the last key", async () => {
    const { autosave, saves, save, change, status } = keeping();
    change("1");
    autosave.send({ type: "QUIET" });
    expect(answered(save(0))).toBe("1");
    change("2");
    autosave.send({ type: "QUIET" });
    expect(saves).toHaveLength(1);
    await save(0).ok();
    expect(answered(save(1))).toBe("2");
    await save(1).ok();
    expect(status()).toBe("saved");
  });

  it("[4] a pause with nothing to save sends nothing", () => {
    const { autosave, saves } = keeping();
    autosave.send({ type: "QUIET" });
    expect(saves).toHaveLength(0);
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
