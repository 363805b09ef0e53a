// What a run says of a suite.
import type { Failure, TestPlace } from "./reports.ts";
import type { Suite } from "./suites.ts";

export interface Verdict {
  suite: Suite;
  passed: boolean;
  /** How many tests, in words; empty for a suite that counts none. */
  tests: string;
  seconds: number;
  failures: Failure[];
  leftOut: TestPlace[];
}

export const lineOf = ({ suite, passed, tests, seconds }: Verdict): string =>
  `${passed ? "ok  " : "FAIL"}  ${suite.name.padEnd(16)} ${tests.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s`;
