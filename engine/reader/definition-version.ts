// Hashes everything in a one-thing that decides a declaration; a draft stores the hash.

import SHA256 from "crypto-js/sha256.js";
import type { Form } from "../one-thing/form.ts";
import type { OneThing } from "../one-thing/one-thing.ts";

/** What only decorates the pages: changing it must not make anybody review their draft again. */
const dress = new Set<keyof OneThing>([
  "summary",
  "audience",
  "keywords",
  "listing",
  "notes",
  "icon",
  "webHandleUrl",
  "educationTip",
  "notices",
  "tips",
  "stepLabels",
  "guide",
  "valid",
  "retired",
  "formerly",
  "migrations",
]);

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const sorted = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, canonical(part)]));
}

/** SHA-256, 64 hex digits, over the canonical JSON (keys sorted) of everything that decides a declaration. */
export function definitionVersion(oneThing: OneThing, resolvedForm: Form): string {
  const deciding = Object.entries(oneThing).filter(([key]) => !dress.has(key as keyof OneThing));
  const content = canonical({ oneThing: Object.fromEntries(deciding), form: resolvedForm });
  return SHA256(JSON.stringify(content)).toString();
}
