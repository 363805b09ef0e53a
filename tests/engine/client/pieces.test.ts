// A large file goes in pieces: what is signed, what is sent again, where a cut upload goes on, and what its bar shows.

import { describe, expect, it } from "vitest";
import { createGatewayClient } from "../../../engine/client/create-client.ts";
import type { UploadRequest } from "../../../engine/client/ports.ts";
import { calls } from "../../../engine/contract/calls.ts";
import { pieceBytes } from "../../../engine/contract/pieces.ts";
import { answered } from "../../people/fake-gateway.ts";
import { failureOf, network } from "./network.ts";

const size = 2.5 * pieceBytes;
const file = { name: "行驶证.pdf", size, type: "application/pdf", bytes: async () => new Uint8Array(size) };
const ask = { draftId: "d1", material: "vehicle", fileHash: "h" };
const whole = { fileId: "f1", ...ask, name: file.name, size, type: file.type, sha256: "h" };

/** A gateway that keeps pieces; `fails` is asked before each of them. */
function keeping(fails: (sent: number) => Response | Error | undefined = () => undefined) {
  const { ports, signed } = network();
  const sent: UploadRequest[] = [];
  const have = new Set<number>();
  const waits: number[] = [];
  const client = createGatewayClient({
    ...ports,
    wait: async (milliseconds) => void waits.push(milliseconds),
    upload: async (request) => {
      sent.push(request);
      const failure = fails(sent.length);
      if (failure instanceof Error) throw failure;
      if (failure) return failure;
      request.onProgress?.(1, 2);
      have.add(Number(request.fields.piece));
      const missing = [0, 1, 2].filter((piece) => !have.has(piece));
      return answered(200, "", { missing, file: missing.length > 0 ? null : whole });
    },
  });
  const hash = async (bytes: Uint8Array) => `of ${bytes.length}`;
  const upload = (more = {}) => client.uploadFile(ask, file, { hash, idempotencyKey: "k", ...more });
  const pieces = () => sent.map(({ fields }) => fields.piece);
  return { client, upload, sent, signed, waits, pieces };
}

describe("[7] a large file", () => {
  it("[7] goes in pieces of 1 MB, the short last one first, each signed by its hash under a key of its own", async () => {
    const { upload, sent, signed, pieces } = keeping();
    expect(await upload()).toEqual(whole);
    expect(pieces()).toEqual(["2", "0", "1"]);
    expect(sent[0]).toMatchObject({
      url: `http://portal.test${calls.uploadPiece.path}`,
      fields: { ...ask, name: file.name, size: String(size), pieceHash: `of ${pieceBytes / 2}` },
      headers: { "idempotency-key": "k-2" },
    });
    expect(new Set(sent.map(({ headers }) => headers["x-signature"])).size).toBe(3);
    expect(signed).toHaveLength(3);
  });

  it("[7] up to 1 MB it is sent at once, as the specification has it", async () => {
    const { client, sent } = keeping(() => answered(200, "", whole));
    await client.uploadFile(ask, { ...file, size: pieceBytes }, { hash: async () => "" });
    expect(sent.map(({ url }) => url)).toEqual([`http://portal.test${calls.uploadFile.path}`]);
  });

  it("[8] a cut connection, a busy or a failing gateway: the same piece again after growing pauses, and no other one twice", async () => {
    const bad = [undefined, new TypeError("cut"), answered(503, "忙", null), answered(500, "坏了", null)];
    const { upload, pieces, waits } = keeping((sent) => bad[sent - 1]);
    expect(await upload()).toEqual(whole);
    expect(pieces()).toEqual(["2", "0", "0", "0", "0", "1"]);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it("[8] after six pauses it fails; the next attempt goes on with what is missing", async () => {
    let away = false;
    const { upload, pieces, waits } = keeping((sent) => {
      if (sent === 3) away = true;
      return away ? new TypeError("cut") : undefined;
    });
    expect((await failureOf(upload())).kind).toBe("network");
    expect(waits).toHaveLength(6);
    away = false;
    const before = pieces().length;
    expect(await upload()).toEqual(whole);
    expect(pieces().slice(before)).toEqual(["2", "1"]);
  });

  it("[8] a refusal is told at once", async () => {
    const { upload, sent } = keeping(() => answered(413, "所选文件必须小于 10 MB", null));
    expect((await failureOf(upload())).message).toBe("所选文件必须小于 10 MB");
    expect(sent).toHaveLength(1);
  });

  it("[8] its progress is that of the whole file", async () => {
    const told: number[] = [];
    const { upload } = keeping();
    await upload({ onProgress: (sent: number, total: number) => told.push(sent / total) });
    expect(told).toEqual([0.1, 0.4, 0.8]);
  });
});
