// Hashes everything in a one-thing that decides a declaration; a draft stores the hash.

import type { Form } from "../one-thing/form.ts";
import type { OneThing } from "../one-thing/one-thing.ts";
import { sha256Hex } from "../privacy/sign-parameter.ts";
import { canonicalText } from "../signature/covers.ts";

/** What only decorates the pages: changing it must not make anybody review their draft again. */
const dress = new Set<keyof OneThing>([
  "summary",
  "audience",
  "keywords",
  "forElders",
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

/** SHA-256, 64 hex digits, over everything that decides a declaration. */
export function definitionVersion(oneThing: OneThing, resolvedForm: Form): string {
  const deciding = Object.entries(oneThing).filter(([key]) => !dress.has(key as keyof OneThing));
  return sha256Hex(canonicalText({ oneThing: Object.fromEntries(deciding), form: resolvedForm }));
}
