// Each key rotates while somebody is in the middle of a declaration: `KEY,OLD_KEY`.

import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { calls } from "../../../engine/contract/calls.ts";
import { canonicalQuery } from "../../../engine/contract/signed-text.ts";
import { checkTrail } from "../../../gateway/audit/trail.ts";
import type { Keys } from "../../../gateway/base/keys.ts";
import { createGateway } from "../../../gateway/http/app.ts";
import { makeSecrets, type Secrets } from "../../../gateway/settings/secrets.ts";
import { Browser } from "../setup/browser.ts";
import { goodDeclaration, makeDraft, makeWholeDraft, newKey, submit } from "../setup/declarations.ts";
import { gatewayUnderTest, origin, type UnderTest } from "../setup/gateway-under-test.ts";
import { begin, comeBack, companyContent, makeCompanyDraft, press } from "../setup/sealing.ts";
import { testSecrets } from "../setup/test-secrets.ts";

/** The database has its own, see at-rest.test.ts. */
const names = (Object.keys(testSecrets) as (keyof Secrets)[]).filter((name) => name !== "data");
const fresh = makeSecrets(randomBytes);
const sha = (text: string): string => createHash("sha256").update(text).digest("hex");

/** New keys before the former ones, or instead of them. */
const rotation = (which: readonly (keyof Secrets)[], drop = false): Secrets => ({
  ...testSecrets,
  ...Object.fromEntries(
    which.map((name): [string, Keys] => [name, drop ? fresh[name] : [fresh[name][0], ...testSecrets[name]]]),
  ),
});

/** The page that `before` has open, as it goes on at a gateway with other keys. */
async function goesOn({ parts }: UnderTest, before: Browser, secrets: Secrets): Promise<Browser> {
  const wire = await before.settings();
  const page = new Browser(createGateway({ ...parts, secrets }), origin);
  for (const [name, value] of before.cookies) page.cookies.set(name, value);
  page.token = before.token;
  page.settings = async () => wire;
  return page;
}

const save = (browser: Browser, { draftId, revision }: { draftId: string; revision: number }) =>
  browser.call(
    "editDeclare",
    { draftId, declaration: goodDeclaration({ parkNo: "B2-119" }) },
    { idempotencyKey: newKey(), ifMatch: revision },
  );

test.for([...names.map((name) => [name]), names])(
  "[9] an open page goes on over the rotation of %j: it reads, saves and submits",
  async (which) => {
    const under = await gatewayUnderTest();
    const before = await under.person(1);
    const draft = await makeWholeDraft(before);
    const after = await goesOn(under, before, rotation(which));
    expect((await after.call("draft", { draftId: draft.draftId })).status).toBe(200);
    const saved = await save(after, draft);
    expect(saved.status).toBe(200);
    expect((await submit(after, saved.data)).status).toBe(200);
  },
);

test.for(names)("[9] once the former %s is dropped, what it has made is refused", async (name) => {
  const under = await gatewayUnderTest();
  const before = await under.person(1);
  const { draftId } = await makeDraft(before);
  const query = await before.queryOf("draft", { draftId });
  const { path } = calls.draft;
  const { signature } = (await before.sign("GET", path, canonicalQuery(query), sha(""))).data;
  const status = async (secrets: Secrets) => {
    const page = await goesOn(under, before, secrets);
    return (await page.call("draft", { draftId }, name === "signature" ? { query, signature } : {})).status;
  };
  expect(await status(rotation([name]))).toBe(200);
  expect(await status(rotation([name], true))).toBeGreaterThanOrEqual(400);
});

test("[6] a visitor's cookie, and the question about somebody who has arrived, live on over a rotation", async () => {
  const under = await gatewayUnderTest();
  const visitor = under.browser();
  await visitor.settings();
  const ticket = await visitor.ticket("demo-person-1");
  const arrival = (await visitor.call("getTicketBySign", { ticket })).data.arrival.id;
  for (const [drop, status] of [
    [true, 401],
    [false, 200],
  ] as const) {
    const after = await goesOn(under, visitor, rotation(["session"], drop));
    expect((await after.call("getTicketBySign", { arrival })).status).toBe(status);
  }
});

test("[7] a company's seal that was begun before a rotation is taken after it", async () => {
  const under = await gatewayUnderTest({ content: companyContent() });
  const before = await under.person(1);
  const { draftId } = await makeCompanyDraft(before);
  const { url } = (await begin(before, draftId)).data;
  const back = await press(before, url, "signed");
  const gone = await goesOn(under, before, rotation(["signature"], true));
  expect(await comeBack(gone, back)).toBe("303 /signature/unknown");
  const after = await goesOn(under, before, rotation(["signature"]));
  expect(await comeBack(after, back)).toBe("303 /signature/success");
});

test("an entry of the audit trail is checked with the key of its time; a key that is missing is named", async () => {
  const under = await gatewayUnderTest();
  const before = await under.person(1);
  const draft = await makeDraft(before);
  const { signature } = rotation(["signature"]);
  // A save is recorded once an hour.
  under.clock.advance(3_600_001);
  await save(await goesOn(under, before, rotation(["signature"])), draft);
  const { database } = under.parts;
  // As a version wrote them that knew no ids of keys.
  await database.updateTable("auditEntries").set({ keyId: "" }).where("position", "=", 1).execute();
  expect(await checkTrail(database, signature)).toMatchObject({ broken: [], lacking: [] });
  const keyIds = await database.selectFrom("auditEntries").select("keyId").distinct().execute();
  expect(keyIds).toHaveLength(3);
  const { broken, lacking } = await checkTrail(database, [signature[0]]);
  expect(broken).toEqual([{ personId: "demo-person-1", position: 1 }]);
  expect(lacking).toHaveLength(1);
});
