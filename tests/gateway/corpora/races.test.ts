// What happens at the same moment happens once, or is told as a conflict: on SQLite here, on PostgreSQL with `npm run test:postgres`.

import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { calls } from "../../../engine/contract/calls.ts";
import type { Answer, Browser } from "../setup/browser.ts";
import { goodDeclaration, makeDraft, makeWholeDraft, newKey, pdf, submit } from "../setup/declarations.ts";
import { gatewayUnderTest, type UnderTest } from "../setup/gateway-under-test.ts";

const rounds = process.env.LONG === "1" ? 15 : 2;

let raced = 0;
afterAll(() => console.log(`races: ${raced} calls at the same moment as others, ${rounds} rounds each`));

async function atOnce(asks: (() => Promise<Answer>)[]): Promise<Answer[]> {
  raced += asks.length;
  return Promise.all(asks.map((ask) => ask()));
}
const times = (count: number, ask: (at: number) => Promise<Answer>) =>
  atOnce(Array.from({ length: count }, (_, at) => () => ask(at)));
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();

const rowsOf = async ({ parts }: UnderTest, table: "drafts" | "applications" | "files") =>
  (await parts.database.selectFrom(table).select("id").execute()).length;

/** Each round on a gateway of its own. */
async function inRounds(race: (gateway: UnderTest, browser: Browser) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const gateway = await gatewayUnderTest();
    await race(gateway, await gateway.person(1));
    expect(gateway.reports).toEqual([]);
  }
}

test("[3] ten submissions under one key are one application, and each is told its receipt", () =>
  inRounds(async (gateway, browser) => {
    const draft = await makeWholeDraft(browser);
    const key = newKey();
    const answers = await times(10, () => submit(browser, draft, key));
    expect(statuses(answers)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await rowsOf(gateway, "applications")).toBe(1);
  }));

test("[3] six submissions under keys of their own are one application and five conflicts", () =>
  inRounds(async (gateway, browser) => {
    const draft = await makeWholeDraft(browser);
    expect(statuses(await times(6, () => submit(browser, draft)))).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await rowsOf(gateway, "applications")).toBe(1);
  }));

test("[3] ten new drafts under one key are one draft; another body under that key is told of it", () =>
  inRounds(async (gateway, browser) => {
    const options = { idempotencyKey: newKey() };
    const make = (parkNo = "B2-118") =>
      browser.call("editDeclare", { declaration: goodDeclaration({ parkNo }) }, options);
    const answers = await times(10, () => make());
    expect(statuses(answers)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ data }) => data.draftId)).size).toBe(1);
    expect(await make("A1")).toMatchObject({ status: 409, data: { revision: 1 } });
    expect(await rowsOf(gateway, "drafts")).toBe(1);
  }));

test("[3] four saves on one revision: one is kept as it is, three are conflicts", () =>
  inRounds(async (_gateway, browser) => {
    const { draftId, revision } = await makeDraft(browser);
    const answers = await times(4, (at) =>
      browser.call(
        "editDeclare",
        { draftId, declaration: goodDeclaration({ parkNo: `A${at}` }) },
        { idempotencyKey: newKey(), ifMatch: revision },
      ),
    );
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const { data } = await browser.call("draft", { draftId });
    expect([data.revision, data.declaration.formData.parkNo]).toEqual([revision + 1, `A${winner}`]);
  }));

test("[3] one signature, one ticket and one upload at the same moment count once", () =>
  inRounds(async (gateway, browser) => {
    const { draftId } = await makeDraft(browser);
    const body = JSON.stringify({ declaration: goodDeclaration() });
    const idempotencyKey = newKey();
    const hash = createHash("sha256").update(body).digest("hex");
    const said = { "idempotency-key": idempotencyKey };
    const { signature } = (await browser.sign("POST", calls.editDeclare.path, "", hash, said)).data;
    const saves = await times(4, () => browser.call("editDeclare", {}, { body, signature, idempotencyKey }));
    expect(statuses(saves)).toEqual([200, 403, 403, 403]);

    const uploads = await times(4, () =>
      browser.upload(
        { draftId, material: "vehicle" },
        { name: "a.pdf", bytes: pdf },
        { idempotencyKey: hash },
      ),
    );
    expect(statuses(uploads)).toEqual([200, 200, 200, 200]);
    expect(new Set(uploads.map(({ data }) => data.fileId)).size).toBe(1);
    expect([await rowsOf(gateway, "files"), (await gateway.parts.files.list()).length]).toEqual([1, 1]);

    const visitor = gateway.browser();
    await visitor.open();
    const back = await visitor.beginLogin();
    const state = new URL(back).searchParams.get("state") ?? "";
    const ticket = await visitor.ticket("demo-person-2", back);
    const logins = await times(4, () => visitor.call("getTicketBySign", { ticket, state }));
    expect(statuses(logins).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  }));

test("[3] four withdrawals of an application bring one draft back", () =>
  inRounds(async (gateway, browser) => {
    const { data: receipt } = await submit(browser, await makeWholeDraft(browser));
    const answers = await times(4, () =>
      browser.call("withdrawApplication", { id: receipt.id }, { idempotencyKey: newKey() }),
    );
    expect(statuses(answers)[0]).toBe(200);
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    const { parts } = gateway;
    const open = await parts.database
      .selectFrom("drafts")
      .select("id")
      .where("closedAt", "is", null)
      .execute();
    expect(open).toHaveLength(1);
    expect((await browser.call("draft", { draftId: open[0]?.id })).data.files).toHaveLength(3);
  }));

type Rival = (
  browser: Browser,
  draft: { draftId: string; revision: number },
  fileId: string,
) => Promise<Answer>;
const rivals: Record<string, Rival> = {
  "its deletion": (browser, { draftId }) =>
    browser.call("withdrawDraft", { draftId }, { idempotencyKey: newKey() }),
  "a save": (browser, { draftId, revision }) =>
    browser.call(
      "editDeclare",
      { draftId, declaration: goodDeclaration({ parkNo: "A9" }) },
      { idempotencyKey: newKey(), ifMatch: revision },
    ),
  "the deletion of a file": (browser, _draft, fileId) =>
    browser.call("deleteFile", { fileId }, { idempotencyKey: newKey() }),
  "another file": (browser, { draftId }) =>
    browser.upload({ draftId, material: "vehicle" }, { name: "b.pdf", bytes: pdf }),
};

test.each(Object.entries(rivals))(
  "[3] a submission against %s: what was submitted stays whole, and the other is told",
  (name, rival) =>
    inRounds(async (gateway, browser) => {
      const draft = await makeWholeDraft(browser);
      const { data: view } = await browser.call("draft", { draftId: draft.draftId });
      const { fileId } = view.files[0];
      const [submitted, other] = (await atOnce([
        () => submit(browser, draft),
        () => rival(browser, draft, fileId),
      ])) as [Answer, Answer];
      const told = `${name}: ${submitted.status} ${other.status}`;
      expect([200, 404, 409, 422], told).toContain(submitted.status);
      expect([200, 404, 409], told).toContain(other.status);
      expect(await rowsOf(gateway, "applications"), told).toBe(submitted.status === 200 ? 1 : 0);
      if (submitted.status !== 200) return;
      // Every file that the receipt names is there.
      const { data } = await browser.call("projectInfo", { id: submitted.data.id });
      const files = data.materials.flatMap(({ files }: { files: { fileId: string }[] }) => files);
      expect(files.length, told).toBeGreaterThanOrEqual(3);
      for (const file of files) {
        expect((await browser.respond("download", { fileId: file.fileId })).status, told).toBe(200);
      }
      if (name === "a save") expect(other.status, told).toBe(409);
    }),
);
