// One upload: hashing, sending, cancelling, retrying; and what is refused before a byte is sent.

import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { FileInfo } from "../../../../engine/contract/types.gen.ts";
import { kindOfBytes } from "../../../../engine/one-thing/file-kinds.ts";
import type { Material } from "../../../../engine/one-thing/one-thing.ts";
import { hashFile } from "../../../../engine/portal/session/hash-file.ts";
import { type UploadInput, uploadMachine } from "../../../../engine/portal/session/upload.ts";
import {
  fileSize,
  nameFor,
  takeable,
  uploadRefusal,
} from "../../../../engine/portal/session/upload-limits.ts";
import { sha256Hex } from "../../../../engine/privacy/sign-parameter.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));
const file = (name: string, size = 3) => ({
  name,
  size,
  type: "",
  bytes: async () => new Uint8Array([1, 2, 3]),
});
const info = { fileId: "f1" } as FileInfo;

function uploading(change: Partial<UploadInput> = {}) {
  const told: unknown[] = [];
  const sends: { hash: string; options: Parameters<UploadInput["send"]>[1]; ok(): void; fail(): void }[] = [];
  const actor = createActor(uploadMachine, {
    input: {
      id: "u",
      material: "vehicle",
      file: file("a.pdf"),
      hash: async (bytes) => sha256Hex(bytes),
      send: (hash, options) =>
        new Promise((resolve, reject) => {
          sends.push({ hash, options, ok: () => resolve(info), fail: () => reject(new TypeError("reset")) });
        }),
      attached: (done) => told.push(done),
      ended: () => told.push("ended"),
      ...change,
    },
  }).start();
  return { actor, told, sends };
}

describe("[7] an upload", () => {
  it("[7] is hashed, sent with progress, attached, and then gone from the list", async () => {
    const { actor, told, sends } = uploading();
    await settled();
    expect(sends[0]?.hash).toBe(sha256Hex(new Uint8Array([1, 2, 3])));
    sends[0]?.options.onProgress(1, 4);
    expect(actor.getSnapshot().context.progress).toBe(0.25);
    sends[0]?.ok();
    await settled();
    expect(told).toEqual([info, "ended"]);
  });

  it("[8] that failed says why and can be sent again without hashing again", async () => {
    const { actor, told, sends } = uploading();
    await settled();
    sends[0]?.fail();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: "failed",
      context: { message: "网络繁忙，请稍后再试" },
    });
    actor.send({ type: "RETRY" });
    sends[1]?.ok();
    await settled();
    expect(told).toEqual([info, "ended"]);
  });

  it("[7] that is cancelled aborts what is under way, and nothing is attached even if it arrives", async () => {
    const { actor, told, sends } = uploading();
    await settled();
    actor.send({ type: "CANCEL" });
    expect(sends[0]?.options.signal.aborted).toBe(true);
    sends[0]?.ok();
    await settled();
    expect(told).toEqual(["ended"]);
  });

  it("[8] a file that cannot be read fails, and may be tried again", async () => {
    const unreadable = { ...file("a.pdf"), bytes: () => Promise.reject(new Error("gone")) };
    const { actor } = uploading({ file: unreadable });
    await settled();
    expect(actor.getSnapshot().value).toBe("failed");
  });
});

describe("[7] the hash of a file", () => {
  it.each([0, 1, 3, 262_143, 262_144, 262_145, 600_001])(
    "[7] of %i bytes is the SHA-256, in pieces",
    async (size) => {
      const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31) & 255);
      const clock = new SimulatedClock();
      const atOnce = {
        now: () => 0,
        setTimeout: (work: () => void) => queueMicrotask(work),
        clearTimeout: () => clock,
      };
      expect(await hashFile(bytes, atOnce)).toBe(sha256Hex(bytes));
    },
  );
});

describe("[7] a file that was chosen", () => {
  const material: Material = {
    id: "m",
    name: "行驶证",
    from: "upload",
    accept: ["pdf", "jpg"],
    maxMB: 2,
    maxFiles: 2,
  };

  it.each([
    ["a.pdf", 3, 0, undefined],
    ["照片.JPEG", 2 * 1024 * 1024, 1, undefined],
    ["a.png", 3, 0, "“a.png”的格式不符，请上传 PDF、JPG 格式的文件"],
    ["pdf", 3, 0, "“pdf”的格式不符，请上传 PDF、JPG 格式的文件"],
    ["a.pdf", 0, 0, "“a.pdf”是空文件，请重新选择"],
    ["a.pdf", 3 * 1024 * 1024, 0, "“a.pdf”为 3.0 MB，超过 2 MB。请压缩或重新拍摄后再上传"],
    ["a.pdf", 3, 2, "最多上传 2 个文件，多出的文件没有上传"],
  ])("[7] %s of %i bytes after %i others: %s", (name, size, already, sentence) => {
    expect(uploadRefusal(material, file(name, size), already)).toBe(sentence);
  });

  it("[7] of more files than there is room for the first are taken, and the others are told", () => {
    const two = { maxFiles: 2 };
    expect(takeable(["a", "b"], two, 0)).toEqual({ taken: ["a", "b"] });
    const refusal = "最多上传 2 个文件，多出的文件没有上传";
    expect(takeable(["a", "b", "c"], two, 1)).toEqual({ taken: ["a"], refusal });
    expect(takeable(["a"], two, 5)).toEqual({ taken: [], refusal });
  });

  it("[7] its first bytes say what it is, and its name follows them", () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(kindOfBytes(bytes("%PDF-1.7"), "照片.jpg")).toBe("pdf");
    expect(kindOfBytes(bytes("AC1032"), "图.dwg")).toBe("dwg");
    expect(kindOfBytes(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), "a")).toBe("jpg");
    // An OFD is a ZIP: so is a Word document.
    const zip = bytes("PK\u0003\u0004");
    expect([kindOfBytes(zip, "A.OFD"), kindOfBytes(zip, "a.docx")]).toEqual(["ofd", undefined]);
    expect(kindOfBytes(bytes("MZ"), "a.pdf")).toBeUndefined();
    const names = ["a.JPEG", "a.png", "照片", "a.tar"].map((name) => nameFor(name, "jpg"));
    expect(names).toEqual(["a.JPEG", "a.jpg", "照片.jpg", "a.jpg"]);
  });

  it.each([
    [1, "1 KB"],
    [100 * 1024 - 1, "100 KB"],
    [100 * 1024, "0.1 MB"],
    [2_600_000, "2.5 MB"],
  ])("a size of %i bytes reads %s", (bytes, words) => expect(fileSize(bytes)).toBe(words));
});
