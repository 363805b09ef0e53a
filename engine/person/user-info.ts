// Decrypts the user-info parameter of the address: name, mobile and identity number, or the alert that stops the login.

import { isEmpty } from "../check/is-empty.ts";
import { decryptQuery, type QueryKeys } from "../privacy/query-codec.ts";
import { userInfoAlerts } from "./texts.ts";

export type ReadUserInfo =
  | { ok: true; name: string; mobile: string; certificateNumber: string }
  | { ok: false; alert: string };

/**
 * Reads name, mobile and identity number. The first empty part returns its alert, anything unreadable the general one (Spec 5).
 * The values are a prefill and never proof of identity: a changed ciphertext can still decrypt. Their format is not checked here.
 */
export function readUserInfo(parameter: string, keys: QueryKeys): ReadUserInfo {
  const parts = decrypted(parameter, keys)?.split(",");
  if (!parts || parts.length < 3) return { ok: false, alert: userInfoAlerts.unreadable };
  const [name = "", mobile = "", certificateNumber = ""] = parts.map((part) => part.trim());
  if (isEmpty(name)) return { ok: false, alert: userInfoAlerts.name };
  if (isEmpty(mobile)) return { ok: false, alert: userInfoAlerts.mobile };
  if (isEmpty(certificateNumber)) return { ok: false, alert: userInfoAlerts.certificateNumber };
  return { ok: true, name, mobile, certificateNumber };
}

function decrypted(parameter: string, keys: QueryKeys): string | undefined {
  try {
    // Reading an address as a form turns the plus signs of Base64 into blanks.
    return decryptQuery(parameter.replaceAll(" ", "+"), keys);
  } catch {
    return undefined;
  }
}
