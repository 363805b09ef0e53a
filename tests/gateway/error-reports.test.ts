// Error reports at the gateway: off by default, announced to the client with the three rates, and logged as one line.

import { expect, test } from "vitest";
import { createGateway } from "../../gateway/http/app.ts";
import { errorReportPath } from "../../gateway/settings/error-reports.ts";
import { readSettings } from "../../gateway/settings/settings.ts";
import { gatewayUnderTest, origin } from "./setup/gateway-under-test.ts";

async function tellingTo(errorReportUrl: string | null) {
  const { parts, reports } = await gatewayUnderTest();
  const app = createGateway({ ...parts, settings: { ...parts.settings, errorReportUrl } });
  const settings = await app.request(`${origin}/api/portal/settings`);
  const { data } = (await settings.json()) as { data: { errorReports?: unknown } };
  const policy = settings.headers.get("content-security-policy") ?? "";
  const report = (body: string) => app.request(origin + errorReportPath, { method: "POST", body });
  return { told: data.errorReports, policy, report, reports };
}

test("[9] without ERROR_REPORT_URL the client is told nothing, and nothing takes a report", async () => {
  expect(readSettings({})).toMatchObject({ ok: true, settings: { errorReportUrl: null } });
  const { told, policy, report, reports } = await tellingTo(null);
  expect(told).toBeUndefined();
  expect(policy).toContain("connect-src 'self';");
  expect((await report("{}")).status).toBe(404);
  expect(reports).toEqual([]);
});

test("[9.20] ERROR_REPORT_URL=gateway: traces 0.2, replay 0.1, replay on error 1.0, and each report is one line", async () => {
  const reading = readSettings({ ERROR_REPORT_URL: "gateway" });
  expect(reading).toMatchObject({ ok: true, settings: { errorReportUrl: errorReportPath } });
  const { told, policy, report, reports } = await tellingTo(errorReportPath);
  expect(told).toEqual({ url: errorReportPath, traces: 0.2, replay: 0.1, replayOnError: 1 });
  expect(policy).toContain("connect-src 'self';");
  expect((await report('{"kind":"error"}\r\nforged: line')).status).toBe(204);
  expect(String(reports)).toContain('{"kind":"error"} forged: line');
  expect((await report("x".repeat(70_000))).status).toBe(413);
});

test("[9] an address of the operator's own: the client is told it, and the content policy lets through to it alone", async () => {
  const url = "https://errors.test/take?project=portal";
  expect(readSettings({ ERROR_REPORT_URL: url })).toMatchObject({
    ok: true,
    settings: { errorReportUrl: url },
  });
  const { told, policy, report } = await tellingTo(url);
  expect(told).toMatchObject({ url });
  expect(policy).toContain("connect-src 'self' https://errors.test;");
  expect((await report("{}")).status).toBe(404);
});

test.each(["http://errors.test/", "javascript:alert(1)", "errors"])(
  "[9] ERROR_REPORT_URL=%s is refused at the start",
  (given) => {
    const reading = readSettings({ ERROR_REPORT_URL: given });
    expect(reading.ok ? [] : reading.problems).toEqual([expect.stringMatching(/^ERROR_REPORT_URL/)]);
  },
);
