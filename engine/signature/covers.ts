// Digests everything that a person signs, so that a later change voids the signature.

import { sha256Hex } from "../privacy/sign-parameter.ts";

/** Everything that a signature covers (design 8); the receipt binds the files instead. */
export interface Covered {
  /** Version of the definition. */
  definition: string;
  areaId: string | null;
  /** Keys of the chosen matters. */
  matters: readonly string[];
  choices: Readonly<Record<string, unknown>>;
  /** Section → what is asked and answered. */
  answers: Readonly<Record<string, unknown>>;
  /** Keys of the required materials. */
  materials: readonly string[];
}

/** SHA-256 of the canonical text, lower-case hex. The order of keys does not matter, the order of lists does. */
export function coversDigest(covered: Covered): string {
  return sha256Hex(canonicalText(covered));
}

/** JSON with sorted keys and without blanks; undefined members are left out. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`);
  return `{${members.join(",")}}`;
}
