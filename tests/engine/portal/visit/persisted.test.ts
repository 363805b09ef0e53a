// Session storage: what survives a reload, and what a broken storage does.

import { describe, expect, it } from "vitest";
import {
  createKeep,
  nothingPersisted,
  type Persisted,
  storageKey,
} from "../../../../engine/portal/visit/persisted.ts";

function storage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const value: Persisted = {
  ...nothingPersisted,
  version: 1,
  person: "u1",
  handling: { code: "parking", aim: "guide" },
  declaration: null,
  instanceId: "CO001",
  visitor: { name: "测试甲", mobile: "13800000001", certificateNumber: "329900198503121014" },
};

describe("[3] what is kept in session storage", () => {
  it("[3, 9.22] one key holds it, and gives it back", () => {
    const store = storage();
    const keep = createKeep(store, () => expect.unreachable());
    keep.write(value);
    expect([...store.kept.keys()]).toEqual([storageKey]);
    expect(keep.read()).toEqual(value);
  });

  it("[2.18, 9.21] the token stands under its two names, and goes with everything else", () => {
    const store = storage();
    const keep = createKeep(store, () => expect.unreachable());
    keep.write(value);
    keep.token("T");
    expect(store.kept.get("aNetToken")).toBe("T");
    expect(store.kept.get("token")).toBe("T");
    keep.clear();
    expect(store.kept.size).toBe(0);
  });

  it.each([
    "{",
    "null",
    "7",
    '{"version":2}',
    '{"version":1,"declaration":{"code":"parking"}}',
    '{"version":1,"handling":4}',
  ])("[8] %s is taken for nothing", (text) => {
    expect(createKeep(storage({ [storageKey]: text }), () => {}).read()).toEqual(nothingPersisted);
  });

  it("[8.23] a storage that is full or denied is only reported", () => {
    const reported: unknown[] = [];
    const denied = () => {
      throw new Error("SecurityError");
    };
    const keep = createKeep({ getItem: denied, setItem: denied, removeItem: denied }, (error) =>
      reported.push(error),
    );
    keep.write(value);
    keep.token("T");
    keep.clear();
    expect(keep.read()).toEqual(nothingPersisted);
    expect(reported.length).toBeGreaterThan(3);
  });
});
