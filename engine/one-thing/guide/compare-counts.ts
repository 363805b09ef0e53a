// Compares the counts of a guide before and after the reform (Spec 3).

import type { GuideCounts } from "../../contract/types.gen.ts";

/** In the order in which they are shown. */
const counted = {
  stages: ({ stages }) => stages,
  days: ({ days }) => days,
  materials: ({ materials }) => materials,
  visits: ({ runTimes }) => runTimes,
} satisfies Record<string, (counts: GuideCounts) => number>;

export type CountName = keyof typeof counted;

export interface ComparedCount {
  name: CountName;
  before: number;
  now: number;
  /** Percent of the original; 0 when nothing is saved or there was nothing to save; never 100 while something is left. */
  saved: number;
  /** Percent of the larger of both, for bars. */
  share: { before: number; now: number };
}

export function compareCounts(original: GuideCounts, present: GuideCounts): ComparedCount[] {
  return (Object.keys(counted) as CountName[]).map((name) => {
    const [before, now] = [counted[name](original), counted[name](present)];
    const longest = Math.max(before, now, 1);
    return {
      name,
      before,
      now,
      saved: savedPercent(before, now),
      share: { before: (before / longest) * 100, now: (now / longest) * 100 },
    };
  });
}

function savedPercent(before: number, now: number): number {
  if (before <= 0 || now >= before) return 0;
  const percent = Math.round(((before - now) / before) * 100);
  return now > 0 ? Math.min(99, percent) : percent;
}
