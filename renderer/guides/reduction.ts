// In: a count before and now. Out: how much is saved, as a whole percentage.

/** 0 when nothing is saved or there was nothing to save; rounded, yet never 100 while something is left. */
export function savedPercent(before: number, now: number): number {
  if (before <= 0 || now >= before) return 0;
  const percent = Math.round(((before - now) / before) * 100);
  return now > 0 ? Math.min(99, percent) : percent;
}
