// Every kind of file that a designer may write is recognised; every material of the project accepts what it says.

import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { type FileKind, fileKinds } from "../../engine/one-thing/file-kinds.ts";
import { sha256 } from "../../gateway/base/hashes.ts";
import { Refusal } from "../../gateway/base/refusal.ts";
import { checkUpload, uploadLimit } from "../../gateway/files/check-upload.ts";
import { readWhole } from "../../gateway/files/file-store.ts";
import { limits } from "../../gateway/files/limits.ts";
import { fixtureContent } from "../fixtures/fixture-content.ts";
import { changedContent } from "./setup/changed-content.ts";
import { licenceAsk, makeDraft, newKey } from "./setup/declarations.ts";
import { gatewayUnderTest, root } from "./setup/gateway-under-test.ts";
import { forgedFiles, scannedOf, smallFiles } from "./setup/small-files.ts";

const holds = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch (thrown) {
    if (thrown instanceof Refusal) return false;
    throw thrown;
  }
};
const allKinds = Object.keys(fileKinds) as FileKind[];
const wide = () =>
  changedContent("parking", ({ oneThing }) => {
    const { vehicle } = oneThing.materials;
    if (vehicle) Object.assign(vehicle, { accept: allKinds, maxMB: 50, maxFiles: 9 });
  });

test("[7] PDF, JPG, PNG, OFD and DWG are taken, each by its bytes and its ending", async () => {
  const { content, declaration } = wide();
  const { person } = await gatewayUnderTest({ content });
  const browser = await person(1);
  const { draftId } = await makeDraft(browser, declaration);
  for (const kind of allKinds) {
    const { data, status } = await browser.upload({ draftId, material: "vehicle" }, smallFiles[kind]);
    expect([kind, status, data?.type]).toEqual([kind, 200, fileKinds[kind].type]);
  }
});

test.each(forgedFiles)("[7] $why is refused", async ({ name, bytes }) => {
  const { definition } = wide();
  const material = definition.oneThing.materials.vehicle;
  if (!material) throw new Error("No such material.");
  const file = await scannedOf(bytes);
  expect(() => checkUpload(file, name, sha256(bytes), material)).toThrow(Refusal);
});

test("[7] a drawing of 50 MB is stored byte for byte; one byte more is refused", async () => {
  const { content, declaration } = wide();
  const { person, parts } = await gatewayUnderTest({ content });
  const browser = await person(1);
  const { draftId } = await makeDraft(browser, declaration);
  const bytes = Buffer.alloc(50 * 1024 * 1024, 7);
  bytes.write("AC1032");
  const { data, status } = await browser.upload({ draftId, material: "vehicle" }, { name: "a.dwg", bytes });
  expect([status, data.size]).toEqual([200, bytes.length]);
  expect(sha256((await readWhole(parts.files, data.fileId)) ?? new Uint8Array())).toBe(data.sha256);
  const more = Buffer.concat([bytes, Buffer.from("1")]);
  const refused = await browser.upload({ draftId, material: "vehicle" }, { name: "b.dwg", bytes: more });
  expect([refused.status, refused.msg]).toEqual([413, "所选文件必须小于 50 MB"]);
  expect(await parts.files.list()).toHaveLength(1);
});

test("[3] each material of the project takes the kinds it says and no other, within what a request may carry", async () => {
  const definitions = [readContent(root), fixtureContent()].flatMap((content) => [
    ...content.definitions.values(),
  ]);
  const wrong: string[] = [];
  let checked = 0;
  for (const { definition } of definitions) {
    for (const [key, material] of Object.entries(definition.oneThing.materials)) {
      const name = `${definition.oneThing.code} ${key}`;
      const takes = material.from === "upload" || material.orElse === "upload";
      const accept = material.accept ?? ["pdf", "jpg", "png"];
      if ((material.maxMB ?? 10) > limits.maxFileMB) wrong.push(`${name} is larger than a request`);
      if (!takes && (material.accept || material.maxMB || material.maxFiles)) {
        wrong.push(`${name} is never uploaded and says how`);
      }
      for (const kind of allKinds) {
        const { bytes, name: fileName } = smallFiles[kind];
        const file = await scannedOf(bytes);
        const taken = holds(() => {
          uploadLimit(material);
          checkUpload(file, fileName, sha256(bytes), material);
        });
        if (taken !== (takes && accept.includes(kind))) wrong.push(`${name} and ${kind}`);
        checked += 1;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(definitions.length * allKinds.length);
});

test("[3] what departments share is looked up under the same call, and none found is no failure", async () => {
  const { content, declaration } = changedContent("parking", ({ oneThing }) => {
    const { vehicle } = oneThing.materials;
    if (vehicle) Object.assign(vehicle, { from: "shared-data", name: "租赁合同备案证明" });
  });
  const { person } = await gatewayUnderTest({ content });
  for (const [number, found] of [
    [1, true],
    [2, false],
  ] as const) {
    const browser = await person(number);
    const { draftId } = await makeDraft(browser, declaration);
    const ask = licenceAsk(draftId, "vehicle", declaration.oneThingId);
    const { data, status } = await browser.call("getLicense", ask, { idempotencyKey: newKey() });
    expect([status, data !== null]).toEqual([200, found]);
  }
});
