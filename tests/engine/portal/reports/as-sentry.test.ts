// What a visit reports to Sentry: envelopes that a receiver can read, as redacted as our own JSON.

import { expect, it } from "vitest";
import { GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import { sentryProject } from "../../../../engine/contract/sentry-envelope.ts";
import { asSentry } from "../../../../engine/portal/reports/as-sentry.ts";
import { createErrorReports } from "../../../../engine/portal/reports/error-reports.ts";

const project = sentryProject("https://abc123@errors.test/sub/7");

it("[9] an error is an event with its frames, tags, request id and trail; a trace is none", () => {
  if (!project) throw new Error("No project.");
  expect(project.url).toBe("https://errors.test/sub/api/7/envelope/?sentry_key=abc123&sentry_version=7");
  const sent: string[] = [];
  let now = 1_700_000_000_000;
  const told = { environment: "production", release: "portal@1", newId: () => "ab".repeat(16) };
  const reports = createErrorReports({
    rates: { traces: 1, replay: 1, replayOnError: 1 },
    chance: () => 0,
    now: () => now,
    place: () => "/step/three",
    visit: "v".repeat(32),
    write: (report) => asSentry(project, told, report),
    send: (text) => sent.push(text),
  });
  now += 1500;
  reports.call("editDeclare", "server", 40);
  const data = { traceId: "0f".repeat(16) } as never;
  reports.error(
    new GatewayFailure({ kind: "server", call: "editDeclare", status: 500, said: "测试甲", data }),
  );
  reports.end();
  expect(sent).toHaveLength(2);
  const [header, item, event] = (sent[0] ?? "").split("\n").map((line) => JSON.parse(line));
  expect(header).toMatchObject({ event_id: "ab".repeat(16), sent_at: "2023-11-14T22:13:21.500Z" });
  expect(item).toEqual({ type: "event" });
  expect(event).toMatchObject({
    timestamp: now / 1000,
    level: "error",
    platform: "javascript",
    transaction: "/step/three",
    release: "portal@1",
    environment: "production",
    tags: { call: "editDeclare", kind: "server", status: "500", requestId: "0f".repeat(16) },
    exception: { values: [{ type: "GatewayFailure" }] },
  });
  expect(event.breadcrumbs.values[0]).toEqual({
    timestamp: 1_700_000_001.5,
    category: "call",
    message: "editDeclare server 40 ms",
  });
  expect(JSON.parse((sent[1] ?? "").split("\n")[2] ?? "")).toMatchObject({ level: "info" });
  expect(sent.join()).not.toContain("测试");
});
