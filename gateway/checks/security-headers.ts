// Any answer goes in, the same answer with the headers that protect a browser comes out.

import type { MiddlewareHandler } from "hono";

export const reportPath = "/api/portal/csp-report";

// Emotion puts an empty <style> into the page and fills it by script: the hash is that of the empty text.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
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

interface Options {
  /** Development only: a page under hot reload needs inline scripts. */
  relaxed: boolean;
  https: boolean;
}

export function securityHeaders({ relaxed, https }: Options): MiddlewareHandler {
  return async function securityHeaders(call, next) {
    await next();
    const { headers } = call.res;
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    if (!relaxed && !headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", contentPolicy);
    }
    if (https) headers.set("Strict-Transport-Security", "max-age=31536000");
    // What a person sees is for no shared cache; files of the build say so themselves.
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  };
}
