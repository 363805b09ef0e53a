// Decrypts the query of a signed GET (Spec 9).

import { createDecipheriv } from "node:crypto";
import type { Secrets } from "../settings/secrets.ts";

/**
 * The bytes behind the parameter; undefined when they cannot be read. A page from before a rotation has used older keys.
 * Anybody can write one, so it proves nothing.
 */
export function openQuery(
  parameter: string,
  { queryKey, queryIv }: Pick<Secrets, "queryKey" | "queryIv">,
): Uint8Array | undefined {
  const bytes = Buffer.from(parameter, "base64");
  // The portal sends canonical Base64 only.
  if (bytes.toString("base64") !== parameter) return undefined;
  const pairs = queryKey.flatMap((key) => queryIv.map((iv) => ({ key, iv })));
  const opened = pairs.flatMap(({ key, iv }) => decrypted(bytes, key, iv) ?? []);
  // The padding of one in 256 wrong keys looks right.
  return opened.find(isJson) ?? opened[0];
}

function decrypted(bytes: Uint8Array, key: string, iv: string): Uint8Array | undefined {
  try {
    const decipher = createDecipheriv(`aes-${Buffer.byteLength(key) * 8}-cbc`, key, iv);
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch {
    return undefined;
  }
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}
