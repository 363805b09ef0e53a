// The rules of uploaded files stand once: form, declaration and gateway judge by them.

import { expect, test } from "vitest";
import { fileKinds, headBytes, kindOfBytes, kindOfName } from "../../../engine/one-thing/file-kinds.ts";
import { brokenFileRule, bytesInMB } from "../../../engine/one-thing/file-limits.ts";

const limits = { accept: ["pdf", "jpg"], maxMB: 10 } as const;

test.each([
  [{ size: 0, kind: "pdf" }, "empty"],
  [{ size: 0, kind: undefined }, "empty"],
  [{ size: 1, kind: undefined }, "kind"],
  [{ size: 1, kind: "png" }, "kind"],
  [{ size: 10 * bytesInMB + 1, kind: "png" }, "kind"],
  [{ size: 10 * bytesInMB + 1, kind: "jpg" }, "size"],
  [{ size: 10 * bytesInMB, kind: "jpg" }, undefined],
] as const)("[7] of a file with %j the first broken rule is %s", (file, rule) => {
  expect(brokenFileRule(limits, file)).toBe(rule);
});

test.each(Object.entries(fileKinds))(
  "[7] %s is known by its first bytes and by its name",
  (kind, { begins, extensions }) => {
    const head = Uint8Array.from([...begins].map((letter) => letter.charCodeAt(0)));
    expect(head.length).toBeLessThanOrEqual(headBytes);
    for (const extension of extensions) {
      expect(kindOfName(`材料.${extension.toUpperCase()}`)).toBe(kind);
      expect(kindOfBytes(head, `材料.${extension}`)).toBe(kind);
    }
    // One byte less is nothing.
    expect(kindOfBytes(head.subarray(0, -1), `材料.${extensions[0]}`)).toBeUndefined();
  },
);

test("[7] any ZIP begins as an OFD does: its name must say so, too", () => {
  const zip = Uint8Array.from([0x50, 0x4b, 3, 4]);
  expect([kindOfBytes(zip, "压缩.zip"), kindOfBytes(zip, "发票.ofd")]).toEqual([undefined, "ofd"]);
});
