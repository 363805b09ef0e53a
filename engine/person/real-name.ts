// Takes a user; says whether the portal takes them as verified by real name.

import { isEmpty } from "../check/is-empty.ts";

/** Real name is judged solely by a certificate number that is not empty (Spec 5). */
export function isRealName(user: { certificateNumber?: string | null }): boolean {
  return !isEmpty(user.certificateNumber);
}
