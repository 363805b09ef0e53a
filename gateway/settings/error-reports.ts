// Reads where browsers report errors to, and how many (Spec 9).

import { sentryProject } from "../../engine/contract/sentry-envelope.ts";

export const errorReportPath = "/api/portal/error-report";

/** Shares of visits that report call durations and trails, and of errors that include the trail. */
const rates = { traces: 0.2, replay: 0.1, replayOnError: 1 };

/** `gateway` means this process's own log. Undefined when it is neither that nor a web address, which may be Sentry's DSN. */
export function readErrorReportUrl(given: string | null): string | null | undefined {
  if (given === null) return null;
  if (given === "gateway") return errorReportPath;
  if (!URL.canParse(given) || new URL(given).protocol !== "https:") return undefined;
  const { username, password } = new URL(given);
  return (username || password) && !sentryProject(given) ? undefined : given;
}

/** What the settings tell the client; nothing when reports are off. */
export function errorReportsTo(url: string | null, release?: string) {
  return url === null ? {} : { errorReports: { url, ...rates, ...(release && { release }) } };
}

/** Another site that the content policy must allow for reports. */
export function reportOrigin(url: string | null): string | null {
  return url?.startsWith("https:") ? new URL(url).origin : null;
}
