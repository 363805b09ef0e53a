// Error reports reach Sentry or GlitchTip as envelopes: from the gateway, and from the browser.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { sentryProject } from "../../../engine/contract/sentry-envelope.ts";
import { createGateway } from "../../../gateway/http/app.ts";
import { readSettings } from "../../../gateway/settings/settings.ts";
import { createLog } from "../../../gateway/watch/log.ts";
import { alsoToSentry } from "../../../gateway/watch/sentry.ts";
import { goodDeclaration, newKey } from "../setup/declarations.ts";
import { gatewayUnderTest, origin, start } from "../setup/gateway-under-test.ts";

const dsn = "https://0a1b2c3d4e5f60718293a4b5c6d7e8f9@errors.test/42";

/** A receiver that reads envelopes as Sentry does: a header, then pairs of item header and item. */
async function receiver() {
  const got: { path: string; header: Record<string, unknown>; event: Record<string, never> }[] = [];
  let hear: () => void;
  const heard = new Promise<void>((done) => {
    hear = done;
  });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [header = "", item = "", event = ""] = Buffer.concat(chunks).toString().split("\n");
    if (JSON.parse(item).type !== "event") throw new Error(`No event but ${item}.`);
    got.push({ path: request.url ?? "", header: JSON.parse(header), event: JSON.parse(event) });
    response.end("{}");
    hear();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const project = sentryProject(`http://0a1b2c3d@127.0.0.1:${port}/42`);
  if (!project) throw new Error("No project.");
  return { project, got, heard };
}

test("[9] a 500 of the gateway arrives with its stack, release, environment and the id that the citizen reads out", async () => {
  const { project, got, heard } = await receiver();
  const clock = { now: () => start };
  const told = {
    clock,
    random: (bytes: number) => Buffer.alloc(bytes, 7),
    release: "portal@1",
    environment: "demo",
  };
  const log = alsoToSentry(
    createLog({ format: "json", level: "error" }, clock.now, () => undefined),
    project,
    told,
  );
  const { person, parts } = await gatewayUnderTest({ log });
  const browser = await person(1);
  await sql`alter table drafts rename to elsewhere`.execute(parts.database);
  const ask = { declaration: goodDeclaration() };
  const { status, data } = await browser.call("editDeclare", ask, { idempotencyKey: newKey() });
  expect(status).toBe(500);
  // What strangers report, and a database that is away, are not sent.
  parts.report("{}", "browser");
  parts.report(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }), "call");
  await heard;
  expect(got).toHaveLength(1);
  const [{ path, header, event } = { path: "", header: {}, event: {} as never }] = got;
  expect(path).toBe("/api/42/envelope/?sentry_key=0a1b2c3d&sentry_version=7");
  expect(header).toMatchObject({ event_id: "07".repeat(16), sent_at: new Date(start).toISOString() });
  expect(event).toMatchObject({
    event_id: "07".repeat(16),
    timestamp: start / 1000,
    platform: "node",
    level: "error",
    release: "portal@1",
    environment: "demo",
    transaction: "call",
    tags: { source: "call", request_id: data.traceId },
    exception: { values: [{ value: expect.stringMatching(/no such table|does not exist/) }] },
  });
  // biome-ignore lint/suspicious/noExplicitAny: what Sentry reads is looked at as it came.
  const { stacktrace } = (event as any).exception.values[0];
  expect(stacktrace.frames.at(-1)).toMatchObject({ lineno: expect.any(Number), in_app: true });
  expect(JSON.stringify(event)).not.toMatch(/测试|329900198503121014/);
});

test("[9] a DSN in ERROR_REPORT_URL is told to the browser, and the content policy names its host only", async () => {
  expect(readSettings({ ERROR_REPORT_URL: dsn })).toMatchObject({ settings: { errorReportUrl: dsn } });
  for (const wrong of [
    dsn.replace("https", "http"),
    dsn.replace("/42", "/portal"),
    dsn.replace("@", ":secret@"),
  ])
    expect(readSettings({ ERROR_REPORT_URL: wrong }).ok, wrong).toBe(false);
  const { parts } = await gatewayUnderTest();
  const settings = { ...parts.settings, errorReportUrl: dsn, release: "one-thing-portal@0.1.0" };
  const answer = await createGateway({ ...parts, settings }).request(`${origin}/api/portal/settings`);
  const { data } = (await answer.json()) as { data: { errorReports: unknown } };
  expect(data.errorReports).toMatchObject({ url: dsn, release: "one-thing-portal@0.1.0" });
  expect(answer.headers.get("content-security-policy")).toContain("connect-src 'self' https://errors.test;");
});
