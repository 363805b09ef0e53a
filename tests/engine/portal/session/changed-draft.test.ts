// A draft from a former version is opened: its owner learns what the gateway found, and it is saved under the current version.

import { describe, expect, it } from "vitest";
import { settled, stage } from "../stage.ts";
import { answer, declaring, plate } from "./declaring.ts";

const changes = {
  notAsked: [{ title: "传真", text: "0000-86120000" }],
  again: [],
  newly: [],
  signatureVoid: false,
  stopped: null,
};

async function opened(told: { changes?: typeof changes | null; lost?: string[] }) {
  const on = await declaring();
  answer(on, "苏A12345");
  on.clock.increment(1000);
  await settled();
  const { drafts } = on.gateway;
  const kept = drafts.get("d1");
  if (!kept) throw new Error("There is no draft.");
  const former = { ...kept.declaration, definition: "0".repeat(64) };
  drafts.set("d1", { ...kept, ...told, declaration: former });
  const again = stage({ drafts });
  await settled();
  again.portal.send({ type: "RESUME", draftId: "d1", code: "parking" });
  await settled();
  return again;
}

describe("[3] a draft of a former version", () => {
  it("[3, 10.11] opens with what the gateway found, and is saved under today's version without a change", async () => {
    const on = await opened({ changes });
    expect(plate(on)).toBe("苏A12345");
    expect(on.context().popup?.changes).toEqual(changes);
    on.clock.increment(1000);
    await settled();
    expect(on.gateway.drafts.get("d1")?.declaration.definition).not.toBe("0".repeat(64));
  });

  it("[3] of which nothing must be told opens in silence", async () => {
    const on = await opened({ changes: null });
    expect(on.context().popup).toBeNull();
    expect(plate(on)).toBe("苏A12345");
  });

  it("[4] with a file that the gateway has lost tells its name", async () => {
    const on = await opened({ changes: null, lost: ["证.pdf"] });
    expect(on.context().popup?.message).toBe("您上传的“证.pdf”已丢失或损坏，请重新上传");
  });

  it("[3] of which the gateway says nothing is told to be looked through", async () => {
    const on = await opened({});
    expect(on.context().popup?.message).toBe("办理内容已有更新，请核对已填写的内容后再提交");
  });
});
