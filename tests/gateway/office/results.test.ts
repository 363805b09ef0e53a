// What a department issues when it has finished a matter belongs to the applicant: shown in 我的申报, downloaded by nobody else.

import { expect, test } from "vitest";
import { workCalendar } from "../../../engine/check/work-calendar.ts";
import { lockApplication } from "../../../gateway/declaring/current-application.ts";
import { storeResults } from "../../../gateway/declaring/result-papers.ts";
import { decide } from "../../../gateway/office/carry-out.ts";
import { pdf } from "../setup/declarations.ts";
import { matter, submitted } from "../setup/desk-work.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

test("[4] result papers come with 办结 alone, are shown with their matter, and only their owner downloads them", async () => {
  const { parts, person, clock } = await gatewayUnderTest();
  const [browser, other] = [await person(1), await person(2)];
  const { id } = await submitted(browser);
  const row = await parts.database
    .selectFrom("applications")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const given = [{ name: "../报装结果.pdf", bytes: pdf }];
  const results = await storeResults(parts, row, matter, given, clock.now());
  const say = (event: "accept" | "finish") =>
    parts.database.transaction().execute(async (trx) => {
      const current = await lockApplication(trx, id, clock.now());
      if (!current) throw new Error("It is gone.");
      const given = { event, matterInfoId: matter, results };
      return (
        (await decide(trx, { ...parts, calendar: workCalendar() }, current, given, "test")) !== undefined
      );
    });
  const shown = async () => (await browser.call("projectInfo", { id })).data.matters[0].results;

  expect(await say("finish")).toBe(false);
  expect(await say("accept")).toBe(true);
  expect(await shown()).toEqual([]);
  expect(await say("finish")).toBe(true);
  const [paper, ...rest] = await shown();
  expect(rest).toEqual([]);
  expect(paper).toMatchObject({ name: "报装结果.pdf", type: "application/pdf", size: pdf.length });
  const mine = await browser.respond("download", { fileId: paper.fileId });
  expect(Buffer.from(await mine.arrayBuffer())).toEqual(pdf);
  expect((await other.respond("download", { fileId: paper.fileId })).status).toBe(404);
  expect((await browser.call("deleteFile", { fileId: paper.fileId })).status).toBe(409);
});

test("[4] a result that nobody could open is refused before anything is stored", async () => {
  const { parts } = await gatewayUnderTest();
  const papers = [
    { name: "一.pdf", bytes: pdf },
    { name: "二.pdf", bytes: Buffer.from("<html>") },
  ];
  const row = { ownerId: "demo-person-1", draftId: "0".repeat(32) };
  await expect(storeResults(parts, row, matter, papers, 0)).rejects.toMatchObject({ status: 400 });
  expect(await parts.files.list()).toEqual([]);
});
