// The client sends uploads to their own base address and finds files at theirs; the signature stays that of the call's own path.

import { expect, it } from "vitest";
import { createGatewayClient } from "../../../engine/client/create-client.ts";
import type { Settings } from "../../../engine/contract/types.gen.ts";
import { answered, settings } from "../../people/fake-gateway.ts";

function client(bases: Partial<Settings>) {
  const uploads: string[] = [];
  const made = createGatewayClient({
    origin: "https://portal.test",
    fetch: async (request: Request) =>
      answered(200, "", request.url.endsWith("/settings") ? { ...settings, ...bases } : { signature: "s" }),
    upload: async ({ url, fields }) => {
      uploads.push(url);
      return answered(200, "", {
        ...fields,
        fileId: "f1",
        name: "a.pdf",
        size: 1,
        type: "application/pdf",
        sha256: "",
      });
    },
    token: () => "T",
    listener: { spinner: () => {}, failed: () => {}, sessionEnded: () => {} },
  });
  const file = { name: "a.pdf", size: 1, type: "application/pdf", bytes: async () => new Uint8Array(1) };
  const upload = () => made.uploadFile({ draftId: "d1", material: "m", fileHash: "0" }, file);
  return { made, upload, uploads };
}

const path = "/api/oneThingDeclare/mobile/upload/file";

it("[7.15] uploads go to the base of uploads", async () => {
  const { upload, uploads } = client({ uploadBase: "https://upload.test/in" });
  await upload();
  expect(uploads).toEqual([`https://upload.test/in${path}`]);
});

it("[7] without bases everything lies at the portal", async () => {
  const { made, upload, uploads } = client({});
  await upload();
  expect(uploads).toEqual([`https://portal.test${path}`]);
  expect(made.downloadUrl("f1")).toBe("https://portal.test/api/attachment/download?fileId=f1");
  expect(made.fileUrl("/signed/1.pdf")).toBe("https://portal.test/signed/1.pdf");
});

it("[7] downloads, samples, licences and signed files get the base of files; an absolute address stays", async () => {
  const { made } = client({ fileBase: "https://files.test" });
  await made.settings();
  expect(made.downloadUrl("f 1")).toBe("https://files.test/api/attachment/download?fileId=f%201");
  expect(new URL(made.sampleUrl("s")).origin).toBe("https://files.test");
  expect(new URL(made.licenceUrl("l")).origin).toBe("https://files.test");
  expect(made.fileUrl("signed/1.pdf")).toBe("https://files.test/signed/1.pdf");
  expect(made.fileUrl("https://seal.test/1.pdf")).toBe("https://seal.test/1.pdf");
  expect(made.fileUrl("javascript:alert(1)")).toBeNull();
});
