// A signature is good for one request alone: whatever is changed in any part of any call, nobody gets in.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allCalls, type CallContract, calls } from "../../../../engine/contract/calls.ts";
import { words } from "../../../../gateway/base/texts.ts";
import { Browser } from "../../setup/browser.ts";
import { goodDeclaration, makeDraft, makeWholeDraft, newKey, singleAsk } from "../../setup/declarations.ts";
import { gatewayUnderTest, origin, type UnderTest } from "../../setup/gateway-under-test.ts";
import { changes, signings } from "./mutations.ts";
import { type SignedRequest, send, signedRequest } from "./signed-request.ts";

const rounds = process.env.LONG === "1" ? 40 : 1;
// The uploads first, as long as their draft is there.
const signed = allCalls
  .filter((contract) => contract.signed)
  .toSorted((one, other) => Number(other.name.startsWith("upload")) - Number(one.name.startsWith("upload")));

const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** The same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Tried {
  tries: number;
  /** `call: kind → status msg`, for each that was let past the signature. */
  accepted: string[];
}

/** What cannot be read is refused before its signature, a file by its hash behind it; anything else, by the signature. */
const otherwise: string[] = [
  ...[words.unreadableBody, words.brokenQuery, words.plainQuery, words.outsideContract, words.fileChanged],
];
const refused = ({ status, msg }: { status: number; msg: string }, kind: string): boolean =>
  (status === 403 && msg === words.unsigned) ||
  (status === 400 && otherwise.includes(msg) && /byte|parameter|no query/.test(kind));

async function tried(
  gateway: Pick<UnderTest, "clock">,
  { browser, other, draftId }: { browser: Browser; other: Browser; draftId: string },
  contracts: readonly CallContract[],
): Promise<Tried> {
  const { clock } = gateway;
  const random = seeded(20261123);
  const result: Tried = { tries: 0, accepted: [] };
  const attempt = async (contract: CallContract, kind: string, request: SignedRequest) => {
    result.tries += 1;
    const answer = await send(browser, request);
    if (!refused(answer, kind))
      result.accepted.push(`${contract.name}: ${kind} → ${answer.status} ${answer.msg}`);
  };
  for (const contract of contracts) {
    const good = await signedRequest(browser, contract, draftId);
    const whole = await send(browser, good);
    // The same request unchanged is let in, or the others would prove nothing.
    if (refused(whole, "")) throw new Error(`${contract.name} refuses its own signature: ${whole.msg}`);
    for (const [kind, change] of Object.entries(changes)) {
      for (let round = 0; round < (kind.includes("byte") ? rounds : 1); round += 1) {
        const request = change(good, random);
        if (request && JSON.stringify(request) !== JSON.stringify(good))
          await attempt(contract, kind, request);
      }
    }
    for (const [kind, signing] of Object.entries(signings)) {
      await attempt(contract, kind, await signedRequest(browser, contract, draftId, signing(contract)));
    }
    const strange = await signedRequest(other, contract, draftId);
    const headers = { ...good.headers, "x-signature": strange.headers["x-signature"] ?? "" };
    await attempt(contract, "another person's", { ...good, headers });
    const elsewhere = signed[(signed.indexOf(contract) + 1) % signed.length] ?? contract;
    const { headers: theirs } = await signedRequest(browser, elsewhere, draftId);
    const ofAnother = { ...good.headers, "x-signature": theirs["x-signature"] ?? "" };
    await attempt(contract, "another call's", { ...good, headers: ofAnother });
    clock.advance(300_001);
    await attempt(contract, "300,001 ms old", good);
    clock.advance(-300_001 - 60_001);
    await attempt(contract, "60,001 ms ahead", good);
    clock.advance(60_001);
  }
  return result;
}

async function people() {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const { draftId } = await makeDraft(browser);
  return { gateway, browser, other: await gateway.person(2), draftId };
}

test("[7] of every signed call, no request is accepted that was changed in any part after it was signed", async () => {
  const { gateway, ...those } = await people();
  const { tries, accepted } = await tried(gateway, those, signed);
  console.log(`signatures: ${signed.length} calls, ${tries} changed requests, ${accepted.length} accepted`);
  expect(accepted).toEqual([]);
  expect(gateway.reports).toEqual([]);
}, 600_000);

test("[7] a write under a signature that was used is refused", async () => {
  const { gateway, browser } = await people();
  const { draftId, revision } = await makeWholeDraft(browser);
  const { data } = await browser.call("draft", { draftId });
  const writes: [keyof typeof calls, Record<string, unknown>, number?][] = [
    ["editSingle", singleAsk(draftId, {}), revision],
    ["editDeclare", { declaration: goodDeclaration() }],
    ["deleteFile", { fileId: data.files[0].fileId }],
    ["cardIdToRandomId", { oneThingId: "OT901" }],
    ["getLicense", { draftId, material: "idCard", oneThingId: "OT901", terminal: "pc" }],
    ["withdrawDraft", { draftId }],
  ];
  const accepted: string[] = [];
  for (const [name, ask, ifMatch] of writes) {
    const { method, path } = calls[name];
    const body = JSON.stringify(ask);
    const idempotencyKey = newKey();
    const said = {
      "idempotency-key": idempotencyKey,
      ...(ifMatch !== undefined && { "if-match": String(ifMatch) }),
    };
    const bodyHash = sha256(body);
    const { signature } = (await browser.sign(method, path, "", bodyHash, said)).data;
    const sent = { body, signature, idempotencyKey, ...(ifMatch !== undefined && { ifMatch }) };
    const [first, again] = [await browser.call(name, {}, sent), await browser.call(name, {}, sent)];
    expect([name, first.status]).toEqual([name, 200]);
    if (again.status !== 403) accepted.push(`${name} ${again.status} ${again.msg}`);
  }
  expect(accepted).toEqual([]);
  expect(gateway.reports).toEqual([]);
});

test("[7] a gateway that takes any signature of the right shape is caught at every kind", async () => {
  const { gateway, browser, other, draftId } = await people();
  // Signs whatever comes anew, with the session that it comes with.
  const lax = new Browser(
    {
      request: async (url: string, init: RequestInit) => {
        const headers = new Headers(init.headers);
        if (/^v\d\.[0-9a-z]+\.[0-9a-f]{32}\.[0-9a-f]{64}$/.test(headers.get("x-signature") ?? "")) {
          const body = Buffer.from((init.body as Uint8Array | undefined) ?? []);
          const hash = sha256(body);
          const own = Object.fromEntries(headers);
          const { pathname } = new URL(url);
          const { data } = await browser.sign(init.method ?? "GET", pathname, "", hash, own);
          headers.set("x-signature", data.signature);
        }
        return gateway.app.request(url, { ...init, headers });
      },
    } as unknown as ConstructorParameters<typeof Browser>[0],
    origin,
  );
  for (const [name, value] of browser.cookies) lax.cookies.set(name, value);
  lax.token = browser.token;
  await lax.settings();
  const { accepted } = await tried(gateway, { browser: lax, other, draftId }, [calls.withdrawDraft]);
  const kinds = accepted.map((one) => one.replace(/^.*: (.*) → .*$/, "$1"));
  for (const kind of [
    "another nonce",
    "another seal",
    "a millisecond later",
    "another version",
    "another revision",
  ])
    expect(kinds).toContain(kind);
  for (const kind of [
    "another draft",
    "another person's",
    "another call's",
    "300,001 ms old",
    "for another body",
  ])
    expect(kinds).toContain(kind);
  expect(kinds).not.toContain("no signature");
});
