// Reads where browsers report errors to, and how many (Spec 9).

export const errorReportPath = "/api/portal/error-report";

/** Shares of visits that report call durations and trails, and of errors that include the trail. */
const rates = { traces: 0.2, replay: 0.1, replayOnError: 1 };

/** `gateway` means this process's own log. Undefined when it is neither that nor a web address. */
export function readErrorReportUrl(given: string | null): string | null | undefined {
  if (given === null) return null;
  if (given === "gateway") return errorReportPath;
  return URL.canParse(given) && new URL(given).protocol === "https:" ? given : undefined;
}

/** What the settings tell the client; nothing when reports are off. */
export function errorReportsTo(url: string | null) {
  return url === null ? {} : { errorReports: { url, ...rates } };
}

/** Another site that the content policy must allow for reports. */
export function reportOrigin(url: string | null): string | null {
  return url?.startsWith("https:") ? new URL(url).origin : null;
}
