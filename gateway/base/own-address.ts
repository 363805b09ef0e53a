// Says under which address the portal is reached, and keeps return addresses inside it.

import type { Call } from "./context.ts";

/** Scheme and host without a slash at the end: PUBLIC_URL, in a trial the address that was asked. */
export const originOf = (call: Pick<Call, "req">, { publicUrl }: { publicUrl: string | null }): string =>
  publicUrl ?? new URL(call.req.url).origin;

/** The address to return to, always inside the portal: anything else leads to its first page. */
export function ownAddress(address: string | undefined, origin: string): string {
  const home = `${origin}/`;
  // Browsers read a backslash or a control character differently from this parser.
  if (!address || /[\\\p{Cc}]/u.test(address) || !URL.canParse(address, home)) return home;
  const url = new URL(address, home);
  return url.origin === origin && !url.username && !url.password ? url.href : home;
}
