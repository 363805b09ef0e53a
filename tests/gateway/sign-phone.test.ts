// A phone without a login signs by a one-time link, once, in time, and only what the link was made for.

import { expect, test } from "vitest";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import { signatureWords } from "../../engine/signature/texts.ts";
import { words } from "../../gateway/base/texts.ts";
import { sweepRows } from "../../gateway/database/upkeep/sweep-rows.ts";
import { principalFor } from "../../gateway/declaring/who-declares.ts";
import { demoPersons } from "../../gateway/ops/seed/persons.ts";
import type { Browser } from "./setup/browser.ts";
import { submit } from "./setup/declarations.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";
import { company, companyContent, companyRecord, makeCompanyDraft } from "./setup/sealing.ts";
import { covers, drawing, makeUnsigned, save, sign, signedRecord } from "./setup/signing.ts";

const minute = 60_000;
const picture = (width = 600) => drawing(width, 600).toString("base64");

async function withDraft() {
  const under = await gatewayUnderTest();
  const computer = await under.person(1);
  return { ...under, computer, phone: under.browser(), draft: await makeUnsigned(computer) };
}

const begin = (browser: Browser, draftId: string, of = covers()) =>
  browser.call("signPhoneBegin", { draftId, covers: of });

/** What the phone reads from the QR code. */
const tokenOf = (url: string) => url.split("#")[1] ?? "";

async function withLink() {
  const under = await withDraft();
  const { data } = await begin(under.computer, under.draft.draftId);
  return { ...under, link: data as { id: string; url: string }, token: tokenOf(data.url) };
}

const open = (phone: Browser, token: string) => phone.call("signPhoneOpen", { token });

const write = (phone: Browser, token: string, more: object = {}) =>
  phone.call("signPhoneWrite", { token, image: picture(), statement: signatureWords.statement, ...more });

const state = (browser: Browser, id: string) => browser.call("signPhoneState", { id });

const anotherTownship = (record: DeclarationRecord) => ({ ...record, areaId: "329900001" });

test("[2, 3] a phone opens the link without a login, sees whose name signs what, and signs; the computer has it at its next poll", async () => {
  const { computer, phone, draft, link, token, parts } = await withLink();
  expect(link.url).toMatch(/^http:\/\/portal\.test\/signature\/write#[0-9a-f]{64}$/);
  expect((await state(computer, link.id)).data).toBeNull();
  expect((await open(phone, token)).data).toEqual({
    state: "waiting",
    wanted: {
      nameText: "测*甲",
      companyName: null,
      oneThingName: "新居入住一件事",
      matters: 3,
      statement: signatureWords.statement,
      validSeconds: 300,
    },
  });
  expect(await write(phone, token)).toMatchObject({ status: 200, data: true });
  const { data: signature } = await state(computer, link.id);
  expect(signature).toMatchObject({ kind: "drawn", covers: covers(), signedAt: "2026-11-20 10:00:00" });
  // Seen by the computer, and by nobody on the phone.
  const seen = await computer.respond("download", { fileId: signature.signatureId });
  expect(Buffer.from(await seen.arrayBuffer())).toEqual(drawing(600, 600));
  expect((await phone.respond("download", { fileId: signature.signatureId })).status).toBe(401);
  const saved = await save(computer, draft, signature.signatureId);
  expect((await submit(computer, saved)).status).toBe(200);
  const [kept] = await parts.database.selectFrom("applications").selectAll().execute();
  expect(kept?.signatureId).toBe(signature.signatureId);
});

test("[6] the link opens one signature and nothing else: no draft, no person, no list", async () => {
  const { phone, token, draft } = await withLink();
  await open(phone, token);
  for (const [name, ask] of [
    ["draft", { draftId: draft.draftId }],
    ["userGet", {}],
    ["applications", { status: "", search: "", page: 1 }],
    ["signFile", { draftId: draft.draftId }],
  ] as const) {
    expect([name, (await phone.call(name, ask, { token })).status]).toEqual([name, 401]);
  }
});

test("[6] the token is kept as its hash only, in no row, no answer to a repeated call and no report", async () => {
  const { phone, token, parts, reports } = await withLink();
  await write(phone, token);
  for (const table of ["phoneLinks", "signatures", "drafts", "idempotency", "nonces"] as const) {
    const rows = await parts.database.selectFrom(table).selectAll().execute();
    expect([table, JSON.stringify(rows).includes(token)]).toEqual([table, false]);
  }
  expect(reports).toEqual([]);
});

test("[2.14] a link is good for five minutes", async () => {
  const { computer, phone, link, token, clock, parts } = await withLink();
  clock.advance(5 * minute - 1_000);
  expect((await open(phone, token)).data).toMatchObject({ state: "waiting", wanted: { validSeconds: 1 } });
  clock.advance(1_000);
  expect((await open(phone, token)).data).toEqual({ state: "expired", wanted: null });
  expect(await write(phone, token)).toMatchObject({
    status: 410,
    msg: words.phoneLinkEnded.expired,
    data: { state: "expired" },
  });
  expect(await state(computer, link.id)).toMatchObject({ status: 410, data: { state: "expired" } });
  expect(await parts.database.selectFrom("signatures").selectAll().execute()).toEqual([]);
});

test("[2.14] a link is used once; the same picture again changes nothing, another one is refused", async () => {
  const { phone, browser, token, parts } = await withLink();
  expect((await write(phone, token)).status).toBe(200);
  expect((await write(phone, token)).status).toBe(200);
  expect(await write(browser(), token, { image: picture(599) })).toMatchObject({
    status: 410,
    msg: words.phoneLinkEnded.signed,
    data: { state: "signed" },
  });
  expect((await open(phone, token)).data).toEqual({ state: "signed", wanted: null });
  expect(await parts.database.selectFrom("signatures").selectAll().execute()).toHaveLength(1);
  // The three materials and one picture.
  expect(await parts.files.list()).toHaveLength(4);
});

test("[2] two phones at once: one signs, the other is told that the link was used", async () => {
  const { browser, token, parts } = await withLink();
  const [one, two] = [browser(), browser()];
  await Promise.all([one.settings(), two.settings()]);
  const answers = await Promise.all([write(one, token), write(two, token, { image: picture(599) })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect(await parts.database.selectFrom("signatures").selectAll().execute()).toHaveLength(1);
  expect(await parts.files.list()).toHaveLength(4);
});

test("[2.14, 6] a link that was never made signs nothing", async () => {
  const { phone, parts } = await withDraft();
  const forged = "0".repeat(64);
  expect((await open(phone, forged)).data).toEqual({ state: "unknown", wanted: null });
  expect(await write(phone, forged)).toMatchObject({
    status: 404,
    msg: words.phoneLinkEnded.unknown,
    data: { state: "unknown" },
  });
  expect((await open(phone, "link")).status).toBe(400);
  expect(await parts.files.list()).toHaveLength(3);
});

test("[2.14, 3] content that has changed since is not signed", async () => {
  const { computer, phone, draft, token, parts } = await withLink();
  await save(computer, draft, null, signedRecord(anotherTownship));
  expect((await open(phone, token)).data).toEqual({ state: "changed", wanted: null });
  expect(await write(phone, token)).toMatchObject({
    status: 410,
    msg: words.phoneLinkEnded.changed,
    data: { state: "changed" },
  });
  expect(await parts.database.selectFrom("signatures").selectAll().execute()).toEqual([]);
});

test("[3] no link is made for what the gateway does not have", async () => {
  const { computer, draft, parts } = await withDraft();
  expect(await begin(computer, draft.draftId, "0".repeat(64))).toMatchObject({
    status: 409,
    msg: words.signedOther,
  });
  expect(await parts.database.selectFrom("phoneLinks").selectAll().execute()).toEqual([]);
});

test("[2] a new link ends the one before; a submitted draft and one that was taken away end theirs", async () => {
  const { computer, phone, draft, link, token } = await withLink();
  const { data: newer } = await begin(computer, draft.draftId);
  expect((await open(phone, token)).data.state).toBe("expired");
  expect((await state(computer, link.id)).status).toBe(410);
  expect((await open(phone, tokenOf(newer.url))).data.state).toBe("waiting");
  const { data: signature } = await sign(computer, draft.draftId);
  await submit(computer, await save(computer, draft, signature.signatureId));
  expect((await open(phone, tokenOf(newer.url))).data.state).toBe("expired");
  expect((await write(phone, tokenOf(newer.url))).status).toBe(410);
  expect((await begin(computer, draft.draftId)).status).toBe(409);

  const other = await makeUnsigned(computer);
  const { data: going } = await begin(computer, other.draftId);
  await computer.call("withdrawDraft", { draftId: other.draftId });
  expect((await open(phone, tokenOf(going.url))).data.state).toBe("unknown");
});

test.each([
  ["no PNG", Buffer.from("picture").toString("base64"), 400],
  ["wider than the canvas", picture(601), 400],
])("[9] a picture that is %s is refused, and the link is good as before", async (_, image, expected) => {
  const { phone, token, parts } = await withLink();
  expect((await write(phone, token, { image })).status).toBe(expected);
  expect(await parts.files.list()).toHaveLength(3);
  expect((await open(phone, token)).data.state).toBe("waiting");
});

test("[3] a statement other than the one shown is refused", async () => {
  const { phone, token } = await withLink();
  expect(await write(phone, token, { statement: "本人不承诺" })).toMatchObject({
    status: 400,
    msg: words.otherStatement,
  });
});

test("[6] who logged in on the phone has no part in it: the signature is the draft's owner's", async () => {
  const { person, token, parts } = await withLink();
  const stranger = await person(2);
  expect((await open(stranger, token)).data.wanted.nameText).toBe("测*甲");
  expect((await write(stranger, token)).status).toBe(200);
  const [kept] = await parts.database.selectFrom("signatures").selectAll().execute();
  expect(kept?.ownerId).toBe("demo-person-1");
});

test("[6] for a company the phone says for which one, and signs only while the person may act for it", async () => {
  const { person, browser, parts } = await gatewayUnderTest({ content: companyContent() });
  const computer = await person(1);
  const { draftId } = await makeCompanyDraft(computer);
  const { data } = await begin(computer, draftId, covers(companyRecord()));
  const phone = browser();
  expect((await open(phone, tokenOf(data.url))).data.wanted).toMatchObject({
    nameText: "测*甲",
    companyName: company.name,
  });
  await parts.database.deleteFrom("authorisations").where("companyId", "=", company.id).execute();
  expect(await write(phone, tokenOf(data.url))).toMatchObject({ status: 403, msg: words.companyNeeded });
});

test("[6] a legal person's link signs for the licence's company: the phone comes as the login that made it", async () => {
  const { person, browser, parts } = await gatewayUnderTest({ content: companyContent() });
  const computer = await person(4);
  const holder = demoPersons.find(({ id }) => id === "demo-person-4");
  if (!holder?.company) throw new Error("The fourth demo person has no licence.");
  const principal = principalFor(holder, holder.company);
  const record = signedRecord((each) => ({ ...each, principal }));
  const { draftId } = await makeUnsigned(computer, record);
  const { data } = await begin(computer, draftId, covers(record));
  const phone = browser();
  expect((await open(phone, tokenOf(data.url))).data.wanted).toMatchObject({
    nameText: "测*丁",
    companyName: holder.company.companyName,
  });
  expect((await write(phone, tokenOf(data.url))).status).toBe(200);
  expect((await state(computer, data.id)).data).toMatchObject({ covers: covers(record) });
  expect(await parts.database.selectFrom("phoneLinks").select("userType").execute()).toEqual([
    { userType: "enterprise" },
  ]);
});

test("[7] links are limited as other signings are, their polls as other polls are", async () => {
  const { person, browser } = await gatewayUnderTest({ rateLimits: "seal=1,qr=1" });
  const phone = browser();
  expect((await open(phone, "0".repeat(64))).status).toBe(200);
  expect((await open(phone, "0".repeat(64))).status).toBe(429);
  const computer = await person(1);
  expect((await state(computer, "0".repeat(32))).status).toBe(404);
  expect((await state(computer, "0".repeat(32))).status).toBe(429);
});

test("[7] an ended link is kept for a day and then swept", async () => {
  const { phone, token, clock, parts } = await withLink();
  clock.advance(24 * 60 * minute);
  await sweepRows(parts.database, clock.now());
  expect((await open(phone, token)).data.state).toBe("expired");
  clock.advance(6 * minute);
  await sweepRows(parts.database, clock.now());
  expect(await parts.database.selectFrom("phoneLinks").selectAll().execute()).toEqual([]);
});

test("[2.15] the page after signing is told who signed, how and when", async () => {
  const { computer, draft } = await withDraft();
  const history = () => computer.call("getSignHistoryList", { draftId: draft.draftId });
  expect((await history()).data).toMatchObject({ signatureId: null, signed: null });
  const { data: signature } = await sign(computer, draft.draftId);
  await save(computer, draft, signature.signatureId);
  expect((await history()).data.signed).toEqual({ kind: "typed", by: "测*甲", at: "2026-11-20 10:00:00" });
});
