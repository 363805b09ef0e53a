// Resetting the user input: the blank declaration is there again, and nothing of the former one is left.

import { expect, it } from "vitest";
import { type Persisted, storageKey } from "../../../../engine/portal/visit/persisted.ts";
import { noDeclaration } from "../../../../engine/portal/visit/spec-state.ts";
import { answer, declaring, plate } from "../session/declaring.ts";
import { settled, type stage } from "../stage.ts";
// The portal loads this on demand; here it is preloaded, so that no test waits for a disk.
import "../../../../engine/portal/office/office-actions.ts";

const storedIn = ({ storage }: Pick<ReturnType<typeof stage>, "storage">): Persisted =>
  JSON.parse(storage.get(storageKey) ?? "null");

/** With something typed and saved. */
async function begun() {
  const on = await declaring();
  answer(on, "苏A12345");
  on.clock.increment(1000);
  await settled();
  on.portal.persist();
  return on;
}

it("[3.14, 3.22, 3.26, 4.28] restores the blank declaration, applicantPaperType '1', and clears what belonged to it", async () => {
  const before = await begun();
  expect(storedIn(before).declarationState).toMatchObject({
    declareIds: ["d1"],
    formData: { plateNo: "苏A12345" },
    parkingFormData: { parking: { plateNo: "苏A12345" } },
  });
  const on = await declaring({ drafts: before.gateway.drafts, storage: before.storage });
  on.portal.send({ type: "START_ANEW" });
  await settled();
  expect(plate(on)).toBeUndefined();
  expect(on.declaration()?.context).toMatchObject({ problems: [], failure: null, receipt: null });
  expect(on.declaration()?.context.record).toMatchObject({
    revision: 0,
    choices: {},
    materials: {},
    signature: null,
    answers: { applicant: { applicantPaperType: "1" } },
  });
  expect(on.declaration()?.context.record.draftId).toBeUndefined();
  expect(on.context().session?.materials.state.getSnapshot().context).toEqual({
    uploads: [],
    licences: {},
    fetches: {},
  });
  on.portal.persist();
  const { userState, declarationState } = storedIn(on);
  const nothing = [
    "declareIds",
    "signObj",
    "signatureId",
    "electronicIds",
    "uploadMaterialObj",
    "houseInfo",
  ] as const;
  for (const name of nothing) expect([name, declarationState[name]]).toEqual([name, noDeclaration[name]]);
  expect(declarationState.formData).toMatchObject({ applicantPaperType: "1" });
  expect(userState.userFrom).toBe("pc");
  expect(on.storage.get(storageKey)).not.toContain("苏A12345");
});

it("[3.26] where the declaration is gone, each name is blank again, and no name of the one-thing is left", async () => {
  const on = await begun();
  on.gateway.refuse.set("withdrawDraft", { status: 200, msg: "", data: true });
  on.portal.send({ type: "OFFICE", action: "delete", draftId: "d1" });
  await settled();
  expect(storedIn(on)).toMatchObject({ person: "u1", declaration: null });
  expect(storedIn(on).declarationState).toEqual(noDeclaration);
});

it("[3.26] logging out leaves no name at all", async () => {
  const on = await begun();
  on.portal.send({ type: "LOGOUT" });
  await settled();
  on.clock.increment(60_000);
  on.portal.persist();
  expect(on.storage.size).toBe(0);
});
