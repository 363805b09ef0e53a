// What was chosen on a guide before handling began goes into the declaration, and to nobody else.

import { expect, it } from "vitest";
import type { Beforehand } from "../../../../engine/portal/visit/persisted.ts";
import { town } from "../session/declaring.ts";
import { loadParking, settled, stage, wang } from "../stage.ts";

const given: Beforehand = { code: "parking", areaId: town, choices: { parkKind: "2" } };
const record = (on: ReturnType<typeof stage>) => on.context().session?.actor?.getSnapshot().context.record;

it("[4] answers and township of the guide stand in the new declaration, and are not asked again", async () => {
  const on = stage({ address: "/guide/parking" });
  await settled();
  on.portal.send({ type: "BEFOREHAND", given });
  on.portal.send({ type: "APPLY", code: "parking" });
  await settled();
  expect(record(on)).toMatchObject({
    areaId: town,
    choices: { parkKind: "2" },
    answers: { parking: { parkKind: "2" } },
  });
});

it("[4] those of another one-thing do not", async () => {
  const on = stage({ address: "/guide/parking" });
  await settled();
  on.portal.send({ type: "BEFOREHAND", given: { ...given, code: "household" } });
  on.portal.send({ type: "APPLY", code: "parking" });
  await settled();
  expect(on.context().session).toBeNull();
  on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
  await settled();
  expect(record(on)?.choices).toEqual({});
});

it("[4] a visitor's answers outlive the way to the login", async () => {
  const before = stage({ user: null, address: "/guide/parking" });
  await settled();
  before.portal.send({ type: "BEFOREHAND", given });
  before.portal.send({ type: "APPLY", code: "parking" });
  await settled();
  const back = stage({ address: "/guide/parking", storage: before.storage });
  await settled();
  expect(back.context().beforehand).toEqual(given);
  expect(record(back)).toMatchObject({ areaId: town, choices: { parkKind: "2" } });
});

it("[4.21] the only township is said when it is used, once on the way, and is the declaration's", async () => {
  const definition = { ...loadParking().definition, townships: { [town]: "霁桥镇" } };
  const on = stage({ address: "/tListId" }, { ...loadParking(), definition });
  await settled();
  on.portal.send({ type: "PICK", code: "parking", oneThingId: "OT901", from: "list" });
  await settled();
  expect(on.seen.navigations.at(-1)).toEqual({ page: "guide", code: "parking" });
  expect(on.context().toast?.message).toBe("办理乡镇：霁桥镇");
  on.portal.send({ type: "CLOSE_TOAST" });
  on.portal.send({ type: "APPLY", code: "parking" });
  await settled();
  expect(record(on)?.areaId).toBe(town);
  expect(on.context().toast).toBeNull();
});

it("[2, 10.3] the township chosen on the guide is still chosen after a reload", async () => {
  const before = stage({ address: "/tListId" });
  await settled();
  before.portal.send({ type: "PICK", code: "parking", oneThingId: "OT901", from: "list" });
  await settled();
  before.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
  await settled();
  const after = stage({ address: "/guide/parking", storage: before.storage });
  await settled();
  expect(after.context().beforehand).toEqual({ code: "parking", areaId: town, choices: {} });
});

it("[8] an answer given before the portal knows who is here joins the earlier ones, and takes nothing else away", async () => {
  const before = stage({ address: "/guide/parking" });
  await settled();
  before.portal.send({ type: "BEFOREHAND", given });
  const after = stage({ address: "/guide/parking", storage: before.storage });
  after.portal.send({ type: "BEFOREHAND", given: { code: "parking", choices: { other: "1" } } });
  await settled();
  const all = { code: "parking", areaId: town, choices: { parkKind: "2", other: "1" } };
  expect(after.context().beforehand).toEqual(all);
  // From then on, taking an answer back removes it.
  after.portal.send({ type: "BEFOREHAND", given });
  expect([...after.storage.values()].join()).not.toContain("other");
});

it("[8] they are gone after a logout, and for another person", async () => {
  const on = stage({ address: "/guide/parking" });
  await settled();
  on.portal.send({ type: "BEFOREHAND", given });
  const other = stage({ user: { ...wang, id: "u2" }, storage: new Map(on.storage) });
  await settled();
  expect(other.context().beforehand).toBeNull();
  on.portal.send({ type: "LOGOUT" });
  await settled();
  expect(on.context().beforehand).toBeNull();
  expect([...on.storage.values()].join()).not.toContain("parkKind");
});
