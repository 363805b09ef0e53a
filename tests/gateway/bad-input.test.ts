// Whatever arrives, the gateway answers with a sentence and stays alive: never a 5xx, never a stray row.

import fc from "fast-check";
import { expect, test } from "vitest";
import { calls } from "../../engine/contract/calls.ts";
import { filterAsk } from "../../engine/declaration/wire/filter-ask.ts";
import type { Browser, CallName } from "./setup/browser.ts";
import {
  definitionOf,
  goodDeclaration,
  licenceAsk,
  makeDraft,
  newKey,
  singleAsk,
} from "./setup/declarations.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";

/** A short run takes a sample. */
const long = process.env.LONG === "1";

/** A JSON text for every kind of value that JavaScript can send, and some that it cannot. */
const kinds: Record<string, string> = {
  null: "null",
  true: "true",
  false: "false",
  zero: "0",
  negative: "-1",
  fraction: "1.5",
  "larger than any number": "1e400",
  "empty text": '""',
  text: '"x"',
  "long text": JSON.stringify("长".repeat(20_000)),
  "list of nothing": "[]",
  list: "[1,[2,[3]]]",
  "object of nothing": "{}",
  object: '{"a":{"b":1}}',
  NUL: '"a\\u0000b"',
  "half a pair": '"\\ud83d"',
  "other half": '"\\udc00x"',
};

const posts = Object.values(calls).filter(
  ({ method, name }) => method === "POST" && name !== "uploadFile" && name !== "sign",
);
const goodAsk = (name: string, draftId: string): Record<string, unknown> =>
  ({
    getTicketBySign: { ticket: "x" },
    jszwfwLogin: { authCode: "x" },
    listOneThing: { type: "PERSONAL_SUBJECT", plat: "PC" },
    guideInfo: { oneThingId: "OT901" },
    noticeList: { oneThingId: "OT901", terminal: "pc" },
    catalogBindList: { oneThingId: "OT901", userFrom: "" },
    editDeclare: { declaration: goodDeclaration() },
    editSingle: singleAsk(draftId, {}),
    handleCondition: filterAsk(definitionOf("parking"), goodDeclaration()),
    filterBusiness: filterAsk(definitionOf("parking"), goodDeclaration()),
    cleverFilter: { phrase: "充电桩", terminal: "pc" },
    springFrame: { terminal: "pc" },
    withdrawDraft: { draftId },
    registerDeclare: { draftId },
    signPhoneBegin: { draftId, covers: "0".repeat(64) },
    signPhoneState: { id: draftId },
    signPhoneOpen: { token: "0".repeat(64) },
    signPhoneWrite: { token: "0".repeat(64), statement: "本人承诺", image: "AAAA" },
    deleteFile: { fileId: draftId },
    getLicense: licenceAsk(draftId),
    applications: { status: "已申请", search: "车位", page: 1 },
    importJsonData: { id: draftId },
    withdrawApplication: { id: draftId },
    handInAuthority: { id: draftId, fileIds: [draftId] },
    singleReturnRegister: { id: draftId, matterInfoId: "M1", fileIds: [draftId], note: "说明" },
  })[name] ?? {};

const sendRaw = (browser: Browser, name: CallName, body: string) =>
  browser.call(name, {}, { body, idempotencyKey: newKey(), ifMatch: 1 });

test("[8] every parameter of every call refuses every other kind of value with a sentence", async () => {
  const { person, reports } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  for (const { name } of posts) {
    if (name === "logout") continue;
    const good = goodAsk(name, draftId);
    for (const parameter of [...Object.keys(good), "unknownParameter"]) {
      for (const [kind, text] of Object.entries(kinds)) {
        const rest = JSON.stringify({ ...good, [parameter]: "PLACE" });
        const { status, msg, data } = await sendRaw(browser, name as CallName, rest.replace('"PLACE"', text));
        const told = `${name}.${parameter} as ${kind}: ${status} ${msg}`;
        expect(status, told).toBeGreaterThanOrEqual(200);
        expect(status, told).toBeLessThan(500);
        if (status !== 200) expect(msg, told).toMatch(/\p{Script=Han}/u);
        expect(JSON.stringify(data), told).not.toMatch(/ at \/|SELECT|node_modules|stack/i);
      }
    }
  }
  expect(reports).toEqual([]);
}, 120_000);

test("[8] a body that is no JSON object is refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const bodies = [
    "",
    " ",
    "{",
    "[]",
    "null",
    "1",
    '"x"',
    "{}{}",
    "{'a':1}",
    "undefined",
    "\u0000",
    "\ufeff{}",
  ];
  for (const body of [...bodies, `${"[".repeat(20_000)}${"]".repeat(20_000)}`]) {
    expect([body.slice(0, 10), (await sendRaw(browser, "applications", body)).status]).toEqual([
      body.slice(0, 10),
      400,
    ]);
  }
  const deep = `{"status":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`;
  expect((await sendRaw(browser, "applications", deep)).status).toBe(400);
});

test("[8] bytes that are no UTF-8, another content type and too long a body are refused", async () => {
  const { app } = await gatewayUnderTest();
  const send = (body: BodyInit, headers: Record<string, string> = { "content-type": "application/json" }) =>
    app.request("http://portal.test/api/sign", { method: "POST", body, headers });
  expect((await send(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))).status).toBe(400);
  expect((await send("{}", { "content-type": "text/plain" })).status).toBe(415);
  expect((await send("a=1", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
  expect((await send(" ".repeat(1024 * 1024 + 1))).status).toBe(413);
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 256)),
  });
  const chunked = new Request("http://portal.test/api/sign", {
    method: "POST",
    body: endless,
    headers: { "content-type": "application/json" },
    duplex: "half",
  } as RequestInit);
  expect((await app.request(chunked)).status).toBe(413);
});

test("[8] keys that reach into every object are refused and change nothing", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  for (const key of ["__proto__", "constructor", "prototype"]) {
    const body = `{"oneThingId":"OT901","userFrom":"","${key}":{"polluted":"yes"}}`;
    expect((await sendRaw(browser, "catalogBindList", body)).status).toBe(400);
    const nested = JSON.stringify({ declaration: goodDeclaration() }).replace(
      '"formData":{',
      `"formData":{"${key}":{"polluted":"yes"},`,
    );
    expect((await sendRaw(browser, "editDeclare", nested)).status).toBe(400);
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("[8] odd queries are refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const odd = [
    "?fileId=a&fileId=b",
    "?fileId=%00",
    "?fileId=%FF",
    "?fileId=%",
    "?fileId[]=1",
    "?",
    "?x=1",
    "?__proto__=1",
  ];
  for (const query of odd) {
    const { status } = await browser.fetch(`/api/attachment/download${query}`);
    expect([query, status]).toEqual([query, 400]);
  }
  const long = await browser.fetch(`/api/attachment/download?fileId=${"a".repeat(8192)}`);
  expect(long.status).toBe(400);
});

test("[8] two thousand random bodies: no 5xx, no row, nobody hurt", async () => {
  const { person, parts, reports } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const names = posts.map(({ name }) => name).filter((name) => name !== "logout");
  const strange = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme-composite" }),
    fc.constantFrom("\u0000", "\ud83d", "__proto__", "' or 1=1 --", "'; drop table drafts; --"),
  );
  const value = fc.anything({
    key: strange,
    values: [strange, fc.double(), fc.boolean(), fc.constant(null)],
  });
  const count = async () => (await parts.database.selectFrom("drafts").select("id").execute()).length;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      value,
      fc.nat(),
      strange,
      async (name, noise, place, text) => {
        const good = goodAsk(name, draftId);
        const whole = JSON.stringify(good);
        const keys = Object.keys(good);
        const key = keys[place % Math.max(keys.length, 1)] ?? text;
        const bodies = [
          JSON.stringify(noise) ?? "",
          JSON.stringify({ ...good, [key]: noise }),
          JSON.stringify({ ...good, [text]: noise }),
          `${whole.slice(0, place % whole.length)}${text}${whole.slice(place % whole.length)}`,
        ];
        const body = bodies[place % bodies.length] ?? "";
        // The signature of a text that UTF-8 cannot encode covers what UTF-8 turns it into.
        const { status } = await sendRaw(browser, name as CallName, body.toString());
        if (status >= 500) throw new Error(`${name} ${status} ${JSON.stringify(body)}`);
      },
    ),
    { numRuns: long ? 2000 : 400, seed: 20261120 },
  );
  expect(reports).toEqual([]);
  expect((await browser.call("userGet")).status).toBe(200);
  // Inserting a text may leave a body valid, so only well-formed drafts may have been made.
  expect(await count()).toBeLessThanOrEqual(100);
}, 180_000);
