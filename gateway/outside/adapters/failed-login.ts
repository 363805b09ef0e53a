// Leads back from a login that did not come to its end, and says why.

import { type LoginFailure, loginFailure } from "../../../engine/contract/login-state.ts";

/** `back`: an address inside the portal. The page tells the person in its own words. */
export function backWithout(back: string, why: LoginFailure): string {
  const address = new URL(back);
  address.searchParams.set(loginFailure, why);
  return address.href;
}
