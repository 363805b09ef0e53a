// Adds the headers that protect a browser to every answer.

import type { MiddlewareHandler } from "hono";

export const reportPath = "/api/portal/csp-report";

const policyWith = (reportOrigin: string | null, { connect, pictures }: Elsewhere) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    ["connect-src 'self'", ...(reportOrigin ? [reportOrigin] : []), ...connect].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // No text becomes markup or script in the page, except by the sanitiser, and for the worker that reads PDF files.
    "require-trusted-types-for 'script'",
    "trusted-types dompurify default",
    `report-uri ${reportPath}`,
  ].join("; ");

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** Origins of other sites that files are sent to and fetched from. */
interface Elsewhere {
  connect: readonly string[];
  pictures: readonly string[];
}

const nowhere: Elsewhere = { connect: [], pictures: [] };

interface Options {
  /** Development only: a page under hot reload needs inline scripts. */
  relaxed: boolean;
  https: boolean;
  /** Another site that errors are reported to. */
  reportOrigin?: string | null;
  elsewhere?: Elsewhere;
}

export function securityHeaders({
  relaxed,
  https,
  reportOrigin = null,
  elsewhere = nowhere,
}: Options): MiddlewareHandler {
  const contentPolicy = policyWith(reportOrigin, elsewhere);
  return async function securityHeaders(call, next) {
    await next();
    const { headers } = call.res;
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    if (!relaxed && !headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", contentPolicy);
    }
    if (https) headers.set("Strict-Transport-Security", "max-age=31536000");
    // No shared cache may keep what a person sees; files of the build set their own header.
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  };
}
