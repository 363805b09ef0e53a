// Decides how many rows a section gets, and what single rows must answer so that a sum or a count comes out.

import type { Answer } from "../../engine/condition/facts.ts";
import type { Section } from "../../engine/one-thing/form.ts";
import type { Target } from "./alternatives.ts";

/** Two if two are allowed; more when a count needs them. */
export function rowCount({ fields, repeat }: Section, targets: readonly Target[]): number {
  const { min, max } = repeat ?? { min: 1, max: 1 };
  const counts = targets.flatMap(({ atom, holds }) =>
    "countAtLeast" in atom && holds && fields.some(({ key }) => key === atom.answer)
      ? [atom.countAtLeast.count]
      : [],
  );
  return Math.min(max, Math.max(min, Math.min(2, max), ...counts));
}

/** What row `at` of `count` rows must answer to `key`, so that the sum or count comes out; undefined for anything. */
export function rowAnswer(
  key: string,
  whole: boolean,
  many: boolean,
  { at, count }: { at: number; count: number },
  targets: readonly Target[],
): Answer | undefined {
  for (const { atom, holds } of targets) {
    if (!("answer" in atom) || atom.answer !== key) continue;
    if ("sumIs" in atom) return holds ? share(atom.sumIs, at, count, whole) : other(atom.sumIs, count);
    if ("countAtLeast" in atom && holds && at < atom.countAtLeast.count)
      return many ? [atom.countAtLeast.value] : atom.countAtLeast.value;
  }
  return undefined;
}

/** A count that should fail is a target for every row. */
export function rowTargets(targets: readonly Target[]): Target[] {
  return targets.flatMap(({ atom, holds }): Target[] =>
    "answer" in atom && "countAtLeast" in atom && !holds
      ? [{ atom: { answer: atom.answer, notIn: [atom.countAtLeast.value] }, holds: true }]
      : [],
  );
}

/** Equal parts, with the remainder in the last one: 33.33, 33.33, 33.34. */
function share(sum: string, at: number, count: number, whole: boolean): string {
  const units = whole ? 1 : 100;
  const total = Math.round(Number(sum) * units);
  const part = Math.floor(total / count);
  const mine = at === count - 1 ? total - part * (count - 1) : part;
  return String(mine / units);
}

const other = (sum: string, count: number): string => (Number(sum) === count ? "2" : "1");
