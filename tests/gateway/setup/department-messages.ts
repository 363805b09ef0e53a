// What a department's system and the portal send each other, signed.

import {
  bodyHashHeader,
  bodyHashOf,
  signatureHeader,
  signatureOf,
  timeHeader,
} from "../../../gateway/base/signed-message.ts";

export const departmentSecret = "secret-of-the-department-0123456789";

export interface Message {
  id: string;
  kind: string;
  sequence: number;
  number: string;
  department: { id: string; name: string };
  [part: string]: unknown;
}

/** Signs a request to the portal as that department. */
export function signedBy(
  department: string,
  {
    method = "POST",
    path,
    body = "",
    time,
    secret = departmentSecret,
  }: {
    method?: string;
    path: string;
    body?: string;
    /** Epoch milliseconds. */
    time: number;
    secret?: string;
  },
): { method: string; body?: string; headers: Record<string, string> } {
  const seconds = Math.floor(time / 1000);
  const bodyHash = bodyHashOf(body);
  return {
    method,
    ...(method !== "GET" && { body }),
    headers: {
      "content-type": "application/json",
      "x-portal-department": encodeURIComponent(department),
      [timeHeader]: String(seconds),
      [bodyHashHeader]: bodyHash,
      [signatureHeader]: signatureOf({ time: seconds, method, path, bodyHash }, secret),
    },
  };
}
