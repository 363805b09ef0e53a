// Whatever belongs to somebody else looks as if it did not exist, in every call that takes an id.

import { expect, test } from "vitest";
import { calls } from "../../engine/contract/calls.ts";
import { keepCompany } from "../../gateway/database/companies.ts";
import { addPhoneLink } from "../../gateway/database/phone-links.ts";
import type { Answer, Browser } from "./setup/browser.ts";
import {
  goodDeclaration,
  licenceAsk,
  makeWholeDraft,
  newKey,
  pdf,
  singleAsk,
  submit,
} from "./setup/declarations.ts";
import { beginFace } from "./setup/doors.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";
import { begin } from "./setup/sealing.ts";
import { covers, sign } from "./setup/signing.ts";

interface Ids {
  draftId: string;
  fileId: string;
  id: string;
  faceId: string;
  linkId: string;
  companyId: string;
  userId: string;
}

type Reach = (browser: Browser, ids: Ids) => Promise<Pick<Answer, "status"> & Partial<Answer>>;

/** Every call that takes the id of something a person owns. */
const reaches: Record<string, Reach> = {
  draft: (browser, { draftId }) => browser.call("draft", { draftId }),
  editDeclare: (browser, { draftId }) =>
    browser.call(
      "editDeclare",
      { draftId, declaration: goodDeclaration() },
      { idempotencyKey: newKey(), ifMatch: 1 },
    ),
  editSingle: (browser, { draftId }) =>
    browser.call("editSingle", singleAsk(draftId, {}), { idempotencyKey: newKey(), ifMatch: 1 }),
  withdrawDraft: (browser, { draftId }) => browser.call("withdrawDraft", { draftId }),
  registerDeclare: (browser, { draftId }) => submit(browser, { draftId, revision: 1 }),
  uploadFile: (browser, { draftId }) =>
    browser.upload({ draftId, material: "vehicle" }, { name: "a.pdf", bytes: pdf }),
  uploadPiece: (browser, { draftId }) =>
    browser.uploadPiece({ draftId, material: "vehicle" }, { name: "a.pdf", bytes: pdf }, 0),
  deleteFile: (browser, { fileId }) => browser.call("deleteFile", { fileId }),
  download: (browser, { fileId }) => browser.respond("download", { fileId }),
  getLicense: (browser, { draftId }) => browser.call("getLicense", licenceAsk(draftId)),
  houseInfo: (browser, { draftId }) => browser.call("houseInfo", { draftId }),
  signFile: (browser, { draftId }) => sign(browser, draftId),
  signPhoneBegin: (browser, { draftId }) => browser.call("signPhoneBegin", { draftId, covers: covers() }),
  signPhoneState: (browser, { linkId }) => browser.call("signPhoneState", { id: linkId }),
  toESignPage: (browser, { draftId }) => begin(browser, draftId),
  jumpSignaturePage: (browser, { draftId }) =>
    browser.call("jumpSignaturePage", { draftId, flowId: "0".repeat(32) }),
  getSignHistoryList: (browser, { draftId }) => browser.call("getSignHistoryList", { draftId }),
  pcGetFaceResult: (browser, { faceId }) => browser.call("pcGetFaceResult", { id: faceId }),
  applyAuthorization: (browser, { companyId }) => browser.call("applyAuthorization", { id: companyId }),
  commonUserFindById: (browser, { userId }) => browser.call("commonUserFindById", { id: userId }),
  projectInfo: (browser, { id }) => browser.call("projectInfo", { id }),
  importJsonData: (browser, { id }) => browser.call("importJsonData", { id }, { idempotencyKey: newKey() }),
  withdrawApplication: (browser, { id }) =>
    browser.call("withdrawApplication", { id }, { idempotencyKey: newKey() }),
  handInAuthority: (browser, { id, fileId }) =>
    browser.call("handInAuthority", { id, fileIds: [fileId] }, { idempotencyKey: newKey() }),
  singleReturnRegister: (browser, { id, fileId }) =>
    browser.call(
      "singleReturnRegister",
      { id, matterInfoId: "OT901-M01", fileIds: [fileId], note: "" },
      { idempotencyKey: newKey() },
    ),
};

const none = "0".repeat(32);
const nothing: Ids = {
  ...{ draftId: none, fileId: none, id: none, faceId: none },
  ...{ linkId: none, companyId: none, userId: none },
};

const idNames = ["draftId", "fileId", "id"];

test("[6] every call whose ask holds an id of one's own stands in the matrix", () => {
  const taking = Object.values(calls)
    .filter(({ ask }) => idNames.some((name) => name in (ask as { properties: object }).properties))
    .map(({ name }) => name);
  expect(Object.keys(reaches).toSorted()).toEqual(taking.toSorted());
});

test("[6] two persons see, change and take away only their own", async () => {
  const { person, parts, clock } = await gatewayUnderTest();
  const browsers = [await person(1), await person(2)];
  const owned: Ids[] = [];
  for (const browser of browsers) {
    const { data: receipt } = await submit(browser, await makeWholeDraft(browser));
    const { draftId } = await makeWholeDraft(browser);
    const { data: view } = await browser.call("draft", { draftId });
    const { randomId: faceId } = await beginFace(browser);
    const companyId = `CO90${owned.length}`;
    const userId = `demo-person-${owned.length + 1}`;
    await keepCompany(parts.database, userId, {
      ...{ id: companyId, companyName: "虚构公司", unifiedSocialCreditCode: companyId },
      ...{ description: "", applyTime: 0, state: 8 },
    });
    const linkId = String(owned.length + 1).repeat(32);
    await addPhoneLink(parts.database, {
      ...{ id: linkId, tokenHash: linkId, ownerId: userId, draftId, covers: covers() },
      ...{ userType: "personal", createdAt: clock.now(), expiresAt: clock.now() + 60_000 },
    });
    owned.push({ draftId, fileId: view.files[0].fileId, id: receipt.id, faceId, linkId, companyId, userId });
  }
  const before = await snapshot(parts.database);
  for (const [index, browser] of browsers.entries()) {
    const others = owned[1 - index];
    for (const [name, reach] of Object.entries(reaches)) {
      const foreign = await reach(browser, others ?? nothing);
      const absent = await reach(browser, nothing);
      expect([name, foreign.status, foreign.msg]).toEqual([name, 404, absent.msg]);
      expect([name, absent.status]).toEqual([name, 404]);
    }
  }
  expect(await snapshot(parts.database)).toEqual(before);
  for (const [index, browser] of browsers.entries()) {
    const mine = owned[index] ?? nothing;
    expect((await reaches.draft?.(browser, mine))?.status).toBe(200);
    expect((await reaches.download?.(browser, mine))?.status).toBe(200);
    expect((await reaches.projectInfo?.(browser, mine))?.status).toBe(200);
    expect((await reaches.signPhoneState?.(browser, mine))?.status).toBe(200);
  }
});

test("[6] without a login every call that needs one is refused before anything is looked up", async () => {
  const { browser, person } = await gatewayUnderTest();
  const { draftId } = await makeWholeDraft(await person(1));
  const stranger = browser();
  await stranger.open();
  for (const [name, reach] of Object.entries(reaches)) {
    expect([name, (await reach(stranger, { ...nothing, draftId })).status]).toEqual([name, 401]);
  }
});

const tables = [
  "drafts",
  "files",
  "licences",
  "applications",
  "applicationMatters",
  "supplements",
  "faceChecks",
  "phoneLinks",
  "authorisations",
] as const;

async function snapshot(database: Awaited<ReturnType<typeof gatewayUnderTest>>["parts"]["database"]) {
  const rows: unknown[] = [];
  for (const table of tables) {
    const found = await database.selectFrom(table).selectAll().execute();
    rows.push(found.map((row) => JSON.stringify(row)).toSorted());
  }
  return rows;
}
