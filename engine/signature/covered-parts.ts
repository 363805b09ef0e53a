// Digests each part that a signature covers, so that a later change can be named.

import { sha256Hex } from "../privacy/sign-parameter.ts";
import { type Covered, canonicalText } from "./covers.ts";

/** `definition`, `areaId`, `matters`, `choices`, `materials`, and `answers.<section>` for each section → 16 hex digits. */
export type CoveredParts = Record<string, string>;

/** Only for naming what changed: whether a signature holds is decided by its whole digest alone. */
export function coveredParts({ answers, ...others }: Covered): CoveredParts {
  const sections = Object.entries(answers).map(([section, given]) => [`answers.${section}`, given] as const);
  return Object.fromEntries(
    [...Object.entries(others), ...sections].map(([part, value]) => [
      part,
      sha256Hex(canonicalText(value)).slice(0, 16),
    ]),
  );
}

/** Parts that differ, came or went, in the current order. */
export function changedParts(before: CoveredParts, now: CoveredParts): string[] {
  const parts = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return parts.filter((part) => before[part] !== now[part]);
}
