// Licences and register records of a declaration: found, none, failed, replaced by an upload, kept in the record.

import { describe, expect, it } from "vitest";
import type { MaterialAnswer } from "../../../../engine/declaration/record.ts";
import { createMaterials, type MaterialsInput } from "../../../../engine/portal/session/materials.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));
const licence = { licenceId: "l1", name: "居民身份证", numberText: "3299", issuer: "公安局", fetchedAt: "" };
const house = { certificateNumber: "C1", address: "测试路1号" };

function handling(answer: (call: string) => unknown, before: MaterialAnswer = { files: [] }) {
  const calls: unknown[] = [];
  const sent: unknown[] = [];
  const told: { licences: unknown[]; fetches: unknown[] } = { licences: [], fetches: [] };
  const materials = createMaterials({
    client: {
      call: async (name: string, ask: unknown) => {
        calls.push([name, ask]);
        return answer(name);
      },
    } as unknown as MaterialsInput["client"],
    clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => {} },
    random: () => "key",
    report: () => {},
    hash: undefined,
    refuse: () => {},
    keepFile: () => () => {},
    definition: { oneThing: { id: "OT901" } } as MaterialsInput["definition"],
    actor: {
      getSnapshot: () => ({ context: { record: { materials: { card: before } } } }),
      send: (event: unknown) => sent.push(event),
    } as unknown as MaterialsInput["actor"],
    flush: async () => ({ draftId: "d1" }),
  });
  let last = materials.state.getSnapshot().context;
  materials.state.subscribe(({ context }) => {
    if (context.licences !== last.licences) told.licences.push(context.licences);
    if (context.fetches !== last.fetches) told.fetches.push(context.fetches);
    last = context;
  });
  return { materials, calls, sent, told };
}

const fails = () => {
  throw new Error("reset");
};

describe("[7] a licence", () => {
  it("[7] that is found stands for its material", async () => {
    const { materials, sent, told } = handling(() => licence);
    materials.send({ type: "LICENCE", material: "card" });
    await settled();
    expect(sent).toEqual([{ type: "MATERIAL", material: "card", value: { files: [], licence } }]);
    expect(told.licences).toEqual([{ card: "looking" }, {}]);
  });

  it("[8] that is not there, or could not be asked for, says which", async () => {
    const none = handling(() => null);
    none.materials.send({ type: "LICENCE", material: "card" });
    const failed = handling(fails);
    failed.materials.send({ type: "LICENCE", material: "card" });
    await settled();
    expect(none.told.licences.at(-1)).toEqual({ card: "none" });
    expect(failed.told.licences.at(-1)).toEqual({ card: "failed" });
    expect([...none.sent, ...failed.sent]).toEqual([]);
  });

  it("[7] is put aside when files are to be uploaded instead; the files stay", () => {
    const file = { fileId: "f", name: "a.pdf", size: 1, type: "application/pdf", sha256: "" } as const;
    const { materials, sent } = handling(() => null, { files: [file], licence });
    materials.send({ type: "LICENCE_DROP", material: "card" });
    expect(sent).toEqual([{ type: "MATERIAL", material: "card", value: { files: [file], licence: null } }]);
  });
});

describe("[7] a register", () => {
  it("[3.38] is asked once at a time, for the saved draft, and what it gives goes into the record", async () => {
    const { materials, calls, sent, told } = handling(() => [house]);
    materials.send({ type: "FETCH", source: "house-info" });
    materials.send({ type: "FETCH", source: "house-info" });
    await settled();
    expect(calls).toEqual([["houseInfo", { draftId: "d1" }]]);
    expect(sent).toEqual([{ type: "FETCHED", source: "house-info", records: [house] }]);
    expect(told.fetches).toEqual([{ "house-info": "looking" }, {}]);
  });

  it("[8] that fails can be asked again", async () => {
    const { materials, calls, sent, told } = handling(fails);
    materials.send({ type: "FETCH", source: "house-info" });
    await settled();
    expect([sent, told.fetches.at(-1)]).toEqual([[], { "house-info": "failed" }]);
    materials.send({ type: "FETCH", source: "house-info" });
    await settled();
    expect(calls).toHaveLength(2);
  });
});
