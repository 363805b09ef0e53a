// The gateway stores a signature with what it covers; a changed draft cannot be submitted with it.

import { expect, test } from "vitest";
import type { DeclarationRecord, FieldAnswers } from "../../engine/declaration/record.ts";
import { readWhole } from "../../gateway/files/file-store.ts";
import { newKey, pdf, submit } from "./setup/declarations.ts";
import { gatewayUnderTest, type UnderTest } from "./setup/gateway-under-test.ts";
import { covers, drawing, drawn, makeUnsigned, save, sign, signedRecord, typed } from "./setup/signing.ts";

async function withDraft() {
  const under = await gatewayUnderTest();
  const browser = await under.person(1);
  return { ...under, browser, draft: await makeUnsigned(browser) };
}

const rows = ({ parts }: Pick<UnderTest, "parts">) =>
  parts.database.selectFrom("signatures").selectAll().execute();

test("[3, 7.32] a typed signature is the real name under the statement, kept with what it covers", async () => {
  const { browser, draft, parts } = await withDraft();
  const { status, data } = await sign(browser, draft.draftId);
  expect(status).toBe(200);
  expect(data).toMatchObject({ kind: "typed", covers: covers(), signedAt: "2026-11-20 10:00:00" });
  expect(await rows({ parts })).toMatchObject([
    { id: data.signatureId, typedName: "测试甲", ownerId: "demo-person-1", draftId: draft.draftId },
  ]);
});

test("[3] a drawn signature is seen again by its owner and by nobody else", async () => {
  const { browser, draft, person } = await withDraft();
  const { data } = await sign(browser, draft.draftId, drawn());
  const seen = await browser.respond("download", { fileId: data.signatureId });
  expect(seen.headers.get("content-type")).toBe("image/png");
  expect(seen.headers.get("content-disposition")).toContain("attachment");
  expect(Buffer.from(await seen.arrayBuffer())).toEqual(drawing(600, 600));
  const other = await person(2);
  expect((await other.respond("download", { fileId: data.signatureId })).status).toBe(404);
});

test("[3.24] a draft comes back with the signature that it names", async () => {
  const { browser, draft } = await withDraft();
  const { data } = await sign(browser, draft.draftId);
  expect((await browser.call("draft", { draftId: draft.draftId })).data.signature).toBeNull();
  await save(browser, draft, data.signatureId);
  expect((await browser.call("draft", { draftId: draft.draftId })).data.signature).toEqual(data);
});

test("[3] a signed draft is submitted; the application keeps its signature, the receipt's hash binds it", async () => {
  const { browser, draft, parts } = await withDraft();
  const { data: first } = await sign(browser, draft.draftId);
  const once = await save(browser, draft, first.signatureId);
  const { data: second } = await sign(browser, draft.draftId, drawn());
  const receipt = await submit(browser, await save(browser, once, second.signatureId));
  expect(receipt.status).toBe(200);
  const [kept] = await parts.database.selectFrom("applications").selectAll().execute();
  expect(kept).toMatchObject({ id: receipt.data.id, signatureId: second.signatureId });
  // Signatures that it was not submitted with are gone.
  expect((await rows({ parts })).map(({ id }) => id)).toEqual([second.signatureId]);
  expect((await browser.respond("download", { fileId: second.signatureId })).status).toBe(200);
});

const changes: Record<string, (record: DeclarationRecord) => DeclarationRecord> = {
  "an answer": (record) => ({
    ...record,
    answers: { ...record.answers, home: { ...(record.answers.home as FieldAnswers), homeArea: "90" } },
  }),
  "the matters": (record) => ({
    ...record,
    choices: { ...record.choices, permit: "0" },
  }),
  "the township": (record) => ({ ...record, areaId: "329900001" }),
  "the required materials": (record) => ({
    ...record,
    choices: { ...record.choices, homeKind: "1" },
    answers: {
      ...record.answers,
      home: { ...(record.answers.home as FieldAnswers), houseNo: "329900001001GB00001F00010001" },
    },
  }),
};

test.each(Object.entries(changes))("[3] a change of %s voids the signature", async (_, change) => {
  const { browser, draft } = await withDraft();
  const { data } = await sign(browser, draft.draftId);
  const changed = await save(browser, draft, data.signatureId, signedRecord(change));
  const { status, data: refused } = await submit(browser, changed);
  expect(status).toBe(422);
  expect(refused.problems).toMatchObject([
    { step: "sign", rule: "signature", message: "内容在签名后有改动，请重新签名" },
  ]);
});

test("[3] another version of the definition voids the signature", async () => {
  const { browser, draft, parts } = await withDraft();
  const { data } = await sign(browser, draft.draftId);
  const saved = await save(browser, draft, data.signatureId);
  const { definition } = await parts.database
    .selectFrom("drafts")
    .select("definition")
    .where("id", "=", draft.draftId)
    .executeTakeFirstOrThrow();
  const known = await parts.database
    .selectFrom("definitions")
    .selectAll()
    .where("version", "=", definition)
    .executeTakeFirstOrThrow();
  const version = "f".repeat(64);
  const json = JSON.stringify({ ...JSON.parse(known.json), version });
  await parts.database
    .insertInto("definitions")
    .values({ ...known, version, json })
    .execute();
  await parts.database.updateTable("drafts").set({ definition: version }).execute();
  const { status, data: refused } = await submit(browser, saved);
  expect(status).toBe(422);
  expect(refused.problems).toMatchObject([{ step: "sign" }]);
});

test("[3] what takes the change back is what was signed", async () => {
  const { browser, draft } = await withDraft();
  const { data } = await sign(browser, draft.draftId);
  const changed = await save(browser, draft, data.signatureId, signedRecord(changes["the township"]));
  expect((await submit(browser, await save(browser, changed, data.signatureId))).status).toBe(200);
});

test("[1.12, 3] without a signature nothing is submitted", async () => {
  const { browser, draft } = await withDraft();
  const { status, data } = await submit(browser, draft);
  expect(status).toBe(422);
  expect(data.problems).toMatchObject([{ step: "sign", message: "请完成签名" }]);
});

test("[3] forged covers are refused when signing, and again when submitting", async () => {
  const { browser, draft, parts } = await withDraft();
  const forged = "0".repeat(64);
  expect((await sign(browser, draft.draftId, typed({ covers: forged }))).status).toBe(409);
  expect(await rows({ parts })).toEqual([]);
  const { data } = await sign(browser, draft.draftId);
  const saved = await save(browser, draft, data.signatureId);
  await parts.database
    .updateTable("signatures")
    .set({ covers: forged })
    .where("id", "=", data.signatureId)
    .execute();
  expect((await submit(browser, saved)).data.problems).toMatchObject([{ step: "sign" }]);
});

test("[6] another person's signature, and one under another draft, are none", async () => {
  const { browser, draft, parts } = await withDraft();
  const { data } = await sign(browser, draft.draftId);
  await parts.database.updateTable("signatures").set({ ownerId: "demo-person-2" }).execute();
  const theirs = await submit(browser, await save(browser, draft, data.signatureId));
  expect(theirs).toMatchObject({
    status: 422,
    data: { problems: [{ step: "sign", message: "请完成签名" }] },
  });
  const other = await makeUnsigned(browser);
  const { data: elsewhere } = await sign(browser, other.draftId);
  const named = await save(browser, { ...draft, revision: 2 }, elsewhere.signatureId);
  expect((await submit(browser, named)).data.problems).toMatchObject([{ step: "sign" }]);
});

test("[6] nobody signs another person's draft", async () => {
  const { draft, person, parts } = await withDraft();
  const other = await person(2);
  expect((await sign(other, draft.draftId, typed({ name: "测试乙" }))).status).toBe(404);
  expect((await sign(other, draft.draftId, drawn())).status).toBe(404);
  expect(await parts.files.list()).toHaveLength(3);
});

test.each(["测试乙", "测试", "测试甲甲", "甲", " · "])(
  "[3] the name %j is not the real name",
  async (name) => {
    const { browser, draft } = await withDraft();
    const { status, msg } = await sign(browser, draft.draftId, typed({ name }));
    expect(status).toBe(400);
    expect(msg).toBe("输入的姓名与实名认证姓名不一致，请检查");
  },
);

test("[3] names are compared as they are kept: blanks around and lookalikes of the middle dot are folded", async () => {
  const { browser, draft, parts } = await withDraft();
  await parts.database
    .updateTable("users")
    .set({ realName: "阿依·古丽" })
    .where("id", "=", "demo-person-1")
    .execute();
  const { status } = await sign(browser, draft.draftId, typed({ name: "  阿依•古丽 " }));
  // The applicant's name follows the login, so what was signed under the old name no longer matches.
  expect(status).toBe(409);
  expect((await sign(browser, draft.draftId, typed({ name: "阿依古丽" }))).status).toBe(400);
});

test("[3] a statement other than the one shown is refused", async () => {
  const { browser, draft } = await withDraft();
  expect((await sign(browser, draft.draftId, typed({ statement: "本人不承诺" }))).status).toBe(400);
});

const whole = drawing(600, 600);
test.each([
  ["no PNG", pdf, 400],
  ["a PNG that was cut off", whole.subarray(0, -20), 400],
  ["a JPEG", Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"), 400],
  ["too wide", drawing(601, 600), 400],
  ["too high", drawing(600, 601), 400],
  ["no pixel at all", drawing(0, 600), 400],
  [
    "too many bytes",
    Buffer.concat([whole.subarray(0, -12), Buffer.alloc(512 * 1024), whole.subarray(-12)]),
    413,
  ],
])("[9] a picture that is %s is refused and not kept", async (_, bytes, expected) => {
  const { browser, draft, parts } = await withDraft();
  const { status } = await sign(browser, draft.draftId, drawn({ image: bytes.toString("base64") }));
  expect(status).toBe(expected);
  expect(await rows({ parts })).toEqual([]);
  expect(await parts.files.list()).toHaveLength(3);
});

test.each([
  ["a name beside a picture", drawn({ name: "测试甲" })],
  ["a picture beside a name", typed({ image: whole.toString("base64") })],
  ["nothing drawn", drawn({ image: undefined })],
  ["nothing typed", typed({ name: undefined })],
  ["an unknown kind", typed({ kind: "stamped" })],
  ["a data: address", drawn({ image: `data:image/png;base64,${whole.toString("base64")}` })],
])("[7] %s is against the contract", async (_, given) => {
  const { browser, draft } = await withDraft();
  expect((await sign(browser, draft.draftId, given)).status).toBe(400);
});

test("[7] the same signing again gets the same signature; another one under its key is refused", async () => {
  const { browser, draft, parts } = await withDraft();
  const idempotencyKey = newKey();
  const first = await sign(browser, draft.draftId, drawn(), { idempotencyKey });
  const again = await sign(browser, draft.draftId, drawn(), { idempotencyKey });
  expect(again.data).toEqual(first.data);
  expect(await rows({ parts })).toHaveLength(1);
  // The three materials and one picture: the second one was not kept.
  expect(await parts.files.list()).toHaveLength(4);
  expect((await sign(browser, draft.draftId, typed(), { idempotencyKey })).status).toBe(422);
});

test("[7] a request that was seen is not taken twice", async () => {
  const { browser, draft, parts } = await withDraft();
  const body = JSON.stringify({ draftId: draft.draftId, ...typed() });
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const idempotencyKey = newKey();
  const { data } = await browser.sign(
    "POST",
    "/api/oneThingDeclare/mobile/sign/file",
    "",
    Buffer.from(hash).toString("hex"),
    { "idempotency-key": idempotencyKey },
  );
  const replay = () =>
    sign(browser, draft.draftId, typed(), { body, signature: data.signature, idempotencyKey });
  expect((await replay()).status).toBe(200);
  expect((await replay()).status).toBe(403);
  expect(await rows({ parts })).toHaveLength(1);
});

test("[3] signing anew leaves the one that the draft names and the newest, no more", async () => {
  const { browser, draft, parts } = await withDraft();
  const ids: string[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    ids.push((await sign(browser, draft.draftId, drawn())).data.signatureId);
  expect((await rows({ parts })).map(({ id }) => id)).toEqual([ids[2]]);
  expect(await parts.files.list()).toHaveLength(4);
  await save(browser, draft, ids[2] ?? "");
  const { data } = await sign(browser, draft.draftId, drawn());
  expect((await rows({ parts })).map(({ id }) => id).toSorted()).toEqual(
    [ids[2], data.signatureId].toSorted(),
  );
});

test("[3] what was submitted is signed no more; a draft taken away takes its signature with it", async () => {
  const { browser, draft, parts } = await withDraft();
  const { data } = await sign(browser, draft.draftId, drawn());
  await submit(browser, await save(browser, draft, data.signatureId));
  expect((await sign(browser, draft.draftId)).status).toBe(409);
  const other = await makeUnsigned(browser);
  const { data: going } = await sign(browser, other.draftId, drawn());
  await browser.call("withdrawDraft", { draftId: other.draftId });
  expect(await readWhole(parts.files, going.signatureId)).toBeUndefined();
  expect(await rows({ parts })).toHaveLength(1);
});
