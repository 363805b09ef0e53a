// A signature is for one request of one session, for five minutes, and for one effect.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { calls } from "../../engine/contract/calls.ts";
import { canonicalQuery } from "../../engine/contract/signed-text.ts";
import { encryptQuery } from "../../engine/privacy/query-codec.ts";
import { sweepRows } from "../../gateway/database/upkeep/sweep-rows.ts";
import type { Browser } from "./setup/browser.ts";
import { goodDeclaration, makeDraft, newKey } from "./setup/declarations.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";

const sha = (text: string): string => createHash("sha256").update(text).digest("hex");
const path = calls.guideInfo.path;
const body = JSON.stringify({ oneThingId: "OT901" });

const signed = async (
  browser: Browser,
  parts: Partial<Record<"method" | "path" | "query" | "body", string>>,
  headers?: Record<string, string>,
) => {
  const { data } = await browser.sign(
    parts.method ?? "POST",
    parts.path ?? path,
    parts.query ?? "",
    sha(parts.body ?? body),
    headers,
  );
  return data.signature as string;
};

test("[7] a request signed as it is sent is answered", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const signature = await signed(visitor, {});
  expect((await visitor.call("guideInfo", {}, { body, signature })).status).toBe(200);
});

test("[7.3] a signature over anything else is refused", async () => {
  const { browser, clock } = await gatewayUnderTest();
  const visitor = browser();
  const good = await signed(visitor, {});
  const [version, time, nonce, seal = ""] = good.split(".");
  const later = (clock.now() + 1).toString(36);
  const wrong: Record<string, string> = {
    method: await signed(visitor, { method: "GET" }),
    path: await signed(visitor, { path: "/api/guide/inf" }),
    query: await signed(visitor, { query: "a=1" }),
    "one blank in the body": await signed(visitor, { body: `${body} ` }),
    "another body": await signed(visitor, { body: JSON.stringify({ oneThingId: "OT001" }) }),
    "another session": await signed(browser(), {}),
    empty: "",
    cut: good.slice(0, -1),
    longer: `${good}0`,
    "upper case": good.toUpperCase(),
    "another time": [version, later, nonce, seal].join("."),
    "another nonce": [version, time, "0".repeat(32), seal].join("."),
    "another version": ["v2", time, nonce, seal].join("."),
    "another seal": [version, time, nonce, "0".repeat(64)].join("."),
    twice: `${good}, ${good}`,
  };
  for (const [mutation, signature] of Object.entries(wrong)) {
    const answer = await visitor.call("guideInfo", {}, { body, signature: signature || "-" });
    expect([mutation, answer.status]).toEqual([mutation, 403]);
  }
  expect((await visitor.call("guideInfo", {}, { body, signature: null })).status).toBe(403);
  expect((await visitor.call("guideInfo", {}, { body, signature: good })).status).toBe(200);
});

test("[7, 9] a GET signs its encrypted query: another one under the same signature is refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const signatureOf = async (ask: Record<string, string>) => {
    const query = canonicalQuery(await browser.queryOf("draft", ask));
    return (await browser.sign("GET", calls.draft.path, query, sha(""))).data.signature;
  };
  const call = (signature: string) => browser.call("draft", { draftId }, { signature });
  expect((await call(await signatureOf({ draftId }))).status).toBe(200);
  expect((await call(await signatureOf({ draftId: "0".repeat(32) }))).status).toBe(403);
});

test("[9.23] the query of a signed GET is taken encrypted only: plain, mixed, broken and repeated ones are refused, each in words", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const { params = "" } = await browser.queryOf("draft", { draftId });
  const { wireKeys } = await browser.settings();
  const keys = { key: wireKeys.queryKey, iv: wireKeys.queryIv };
  const plain = "请求参数未加密，请刷新页面后重试";
  const broken = "请求参数无法识别，请刷新页面后重试";
  const refused: [Record<string, string>, string][] = [
    [{ draftId }, plain],
    [{}, plain],
    [{ params, draftId }, plain],
    [{ params: params.slice(0, -4) }, broken],
    [{ params: `${params}A` }, broken],
    [{ params: "not base64!" }, broken],
    [{ params: "" }, broken],
    [{ params: encryptQuery(JSON.stringify({ draftId }), { ...keys, key: "another-key-0001" }) }, broken],
    [{ params: encryptQuery("draftId=1", keys) }, "请求内容无法识别，请刷新页面后重试"],
    [{ params: encryptQuery("[]", keys) }, "请求内容不符合约定，请刷新页面后重试"],
    [
      { params: encryptQuery(JSON.stringify({ draftId, more: 1 }), keys) },
      "请求内容不符合约定，请刷新页面后重试",
    ],
  ];
  for (const [query, msg] of refused) {
    expect([query, await browser.call("draft", {}, { query })]).toMatchObject([query, { status: 400, msg }]);
  }
  const search = new URLSearchParams({ params }).toString();
  const headers = { authorization: `Bearer ${browser.token}`, "x-signature": "x" };
  const twice = await browser.fetch(`${calls.draft.path}?${search}&${search}`, { headers });
  expect(twice.status).toBe(400);
  expect((await browser.call("draft", {}, { query: { params } })).status).toBe(200);
});

test("[7] a signature is good for 300 seconds of the gateway's own time", async () => {
  const { browser, clock } = await gatewayUnderTest();
  const visitor = browser();
  const signature = await signed(visitor, {});
  clock.advance(300_000);
  expect((await visitor.call("guideInfo", {}, { body, signature })).status).toBe(200);
  clock.advance(1);
  expect((await visitor.call("guideInfo", {}, { body, signature })).status).toBe(403);
});

test("[7] gateways whose clocks differ by a minute take each other's signatures, and no nonce is forgotten too early", async () => {
  const { browser, clock } = await gatewayUnderTest();
  const visitor = browser();
  const signature = await signed(visitor, {});
  const guide = async () => (await visitor.call("guideInfo", {}, { body, signature })).status;
  clock.advance(-60_000);
  expect(await guide()).toBe(200);
  clock.advance(-1);
  expect(await guide()).toBe(403);
});

test("[7] a nonce is kept while the slowest gateway still takes its signature, though the fastest one sweeps", async () => {
  const { person, clock, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const declaration = JSON.stringify({ declaration: goodDeclaration() });
  const signature = async (headers: Record<string, string>) =>
    signed(browser, { path: calls.editDeclare.path, body: declaration }, headers);
  const idempotencyKey = newKey();
  const used = await signature({ "idempotency-key": idempotencyKey });
  const save = () => browser.call("editDeclare", {}, { body: declaration, signature: used, idempotencyKey });
  expect((await save()).status).toBe(200);
  clock.advance(300_000);
  await sweepRows(parts.database, clock.now() + 120_000);
  expect(await save()).toMatchObject({ status: 403, msg: "该请求已处理，请勿重复提交" });
});

test("[7] the key and the revision of a write are signed: another one under the same signature is refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId, revision } = await makeDraft(browser);
  const save = JSON.stringify({ draftId, declaration: goodDeclaration() });
  const key = newKey();
  const signature = await signed(
    browser,
    { path: calls.editDeclare.path, body: save },
    { "idempotency-key": key, "if-match": String(revision) },
  );
  const send = (idempotencyKey: string, ifMatch: number) =>
    browser.call("editDeclare", {}, { body: save, signature, idempotencyKey, ifMatch });
  expect((await send(newKey(), revision)).status).toBe(403);
  expect((await send(key, revision + 1)).status).toBe(403);
  expect((await send(key, revision)).status).toBe(200);
});

test("[7] a read may be asked again under its signature, a write not", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const read = await signed(browser, {});
  for (const _ of [1, 2]) {
    expect((await browser.call("guideInfo", {}, { body, signature: read })).status).toBe(200);
  }
  const declaration = JSON.stringify({ declaration: goodDeclaration() });
  const idempotencyKey = newKey();
  const parts = { path: calls.editDeclare.path, body: declaration };
  const signature = await signed(browser, parts, { "idempotency-key": idempotencyKey });
  const save = () => browser.call("editDeclare", {}, { body: declaration, signature, idempotencyKey });
  expect((await save()).status).toBe(200);
  expect(await save()).toMatchObject({ status: 403, msg: "该请求已处理，请勿重复提交" });
  expect(
    (await browser.call("catalogBindList", { oneThingId: "OT901", userFrom: "" })).data.drafts,
  ).toHaveLength(1);
});

test("[7.3] the sign endpoint needs a session, the client's id and a readable parameter", async () => {
  const { browser } = await gatewayUnderTest();
  const stranger = browser();
  const ask = (clientId: string, sign: string) => stranger.call("sign", { clientId, sign });
  expect((await ask("one-thing-portal", "AAAA")).status).toBe(401);
  await stranger.open();
  expect((await ask("somebody", "AAAA")).status).toBe(403);
  for (const sign of ["AAAA", "not base64!", "AAAAAAAAAAA=", "////////////////"]) {
    expect([sign, (await ask("one-thing-portal", sign)).status]).toEqual([sign, 400]);
  }
});

test("[7] a request that another site's page sends to change something is refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.test" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const headers of foreign) {
    expect(await browser.call("logout", {}, { headers })).toMatchObject({
      status: 403,
      msg: "请从本平台页面发起操作",
    });
  }
  expect((await browser.call("userGet")).status).toBe(200);
});
