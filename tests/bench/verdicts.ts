// Makes the table of what was measured and judges the ratios that must hold.
import type { Measured } from "./measure.ts";

export type Variant =
  | "parking"
  | "one-form 20"
  | "one-form 200"
  | "one-form 1000"
  | "rows 100"
  | "wide"
  | "dom 20"
  | "dom 200"
  | "react 200"
  | "react 1000";

export type Results = Record<Variant, Measured[]>;

export interface Ratio {
  name: string;
  value: number;
  hold: number;
  /** Only typing decides the exit code; the others are printed. */
  decides: boolean;
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

const keys = (runs: readonly Measured[]): number[] => runs.flatMap((run) => run.keys);
const paints = (runs: readonly Measured[]): number[] => runs.flatMap((run) => run.keyToPaint);
const middle = (
  runs: readonly Measured[],
  figure: "firstControl" | "allControls" | "submit" | "submitToPaint" | "heap" | "bytes",
) => median(runs.map((run) => run[figure]));

/** The median of each run's slowest key: a single pause of the machine is not the form's fault. */
const worst = (runs: readonly Measured[]): number => median(runs.map((run) => Math.max(...run.keys)));

export function table(results: Record<string, readonly Measured[]>): Record<string, Record<string, string>> {
  const ms = (value: number) => value.toFixed(2);
  return Object.fromEntries(
    Object.entries(results).map(([name, runs]) => [
      name,
      {
        "key ms": ms(median(keys(runs))),
        p95: ms(quantile(keys(runs), 0.95)),
        worst: ms(worst(runs)),
        pause: ms(median(runs.map((run) => Math.max(...run.pauses)))),
        "to paint": ms(median(paints(runs))),
        "paint p95": ms(quantile(paints(runs), 0.95)),
        "first control": middle(runs, "firstControl").toFixed(0),
        "all controls": middle(runs, "allControls").toFixed(0),
        "submit ms": middle(runs, "submit").toFixed(0),
        "submit to paint": middle(runs, "submitToPaint").toFixed(0),
        "heap MB": (middle(runs, "heap") / 1e6).toFixed(1),
        "JS kB gz": (middle(runs, "bytes") / 1000).toFixed(0),
      },
    ]),
  );
}

export function ratios(results: Results): Ratio[] {
  const form = results["one-form 200"];
  const large = results["one-form 1000"];
  const rows = results["rows 100"];
  const wide = results.wide;
  const dom = results["dom 200"];
  const ratio = (name: string, value: number, hold: number, decides = false): Ratio => ({
    name,
    value,
    hold,
    decides,
  });
  return [
    ratio("key, 200 fields ÷ hand-written", median(keys(form)) / median(keys(dom)), 2, true),
    ratio(
      "key, 1000 fields ÷ 20 fields",
      median(keys(large)) / median(keys(results["one-form 20"])),
      1.3,
      true,
    ),
    ratio("key in a row of 100 ÷ hand-written", median(keys(rows)) / median(keys(dom)), 2, true),
    ratio(
      "key in a row of 100 ÷ 20 fields",
      median(keys(rows)) / median(keys(results["one-form 20"])),
      1.3,
      true,
    ),
    ratio("key in the widest form ÷ hand-written", median(keys(wide)) / median(keys(dom)), 2, true),
    ratio("keydown to paint ÷ hand-written", median(paints(form)) / median(paints(dom)), 1.1, true),
    ratio(
      "keydown to paint p95 ÷ hand-written",
      quantile(paints(form), 0.95) / quantile(paints(dom), 0.95),
      1.3,
      true,
    ),
    ratio("worst key ÷ median key, 200 fields", worst(form) / median(keys(form)), 5, true),
    ratio(
      "first control, 200 ÷ bare React",
      middle(form, "firstControl") / middle(results["react 200"], "firstControl"),
      1.3,
    ),
    ratio(
      "first control, 1000 ÷ bare React",
      middle(large, "firstControl") / middle(results["react 1000"], "firstControl"),
      0.8,
    ),
    ratio(
      "first control, widest form ÷ bare React of 200",
      middle(wide, "firstControl") / middle(results["react 200"], "firstControl"),
      1.3,
    ),
    ratio("submit with problems ÷ hand-written", middle(form, "submit") / middle(dom, "submit"), 2),
    ratio(
      "submit with problems to paint ÷ hand-written",
      middle(form, "submitToPaint") / middle(dom, "submitToPaint"),
      3,
    ),
    ratio("heap MB, 200 fields", middle(form, "heap") / 1e6, 8),
    ratio("heap MB, 1000 fields", middle(large, "heap") / 1e6, 14),
  ];
}
