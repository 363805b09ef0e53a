// Decrypts the query of a signed GET (Spec 9).

import { createDecipheriv } from "node:crypto";
import type { Secrets } from "./settings/secrets.ts";

/** The bytes behind the parameter; undefined when they cannot be read. Anybody can write one, so it proves nothing. */
export function openQuery(
  parameter: string,
  { queryKey, queryIv }: Pick<Secrets, "queryKey" | "queryIv">,
): Uint8Array | undefined {
  const bytes = Buffer.from(parameter, "base64");
  // The portal sends canonical Base64 only.
  if (bytes.toString("base64") !== parameter) return undefined;
  const bits = Buffer.byteLength(queryKey) * 8;
  try {
    const decipher = createDecipheriv(`aes-${bits}-cbc`, queryKey, queryIv);
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch {
    return undefined;
  }
}
