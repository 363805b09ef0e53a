// Reports patterns that are too long, wrong, or could freeze a page.
import { designProblem } from "../../problem/design-problem.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { inEveryPart } from "../walk.ts";

export type PatternFault = "long" | "invalid" | "slow" | "look";

export const MAX_PATTERN = 200;
const MAX_UNBOUNDED = 3;
const MAX_WAYS = 1000;

interface Repeat {
  least: number;
  most: number;
  length: number;
}

/** What a group holds: how many ways its bounded repeats can divide a text, and whether something in it is unbounded. */
interface Group {
  ways: number;
  unbounded: boolean;
  branches: boolean;
}

const repeatAt = (pattern: string, at: number): Repeat | undefined => {
  const found = /^(?:\*|\+|\?|\{(\d+)(?:(,)(\d*))?\})\??/.exec(pattern.slice(at));
  if (!found) return undefined;
  const [written, least, comma, most] = found;
  const length = written.length;
  if (written.startsWith("*") || written.startsWith("+")) {
    return { least: 0, most: Number.POSITIVE_INFINITY, length };
  }
  if (written.startsWith("?")) return { least: 0, most: 1, length };
  if (comma === undefined) return { least: Number(least), most: Number(least), length };
  return { least: Number(least), most: most ? Number(most) : Number.POSITIVE_INFINITY, length };
};

/** The end of one atom that is no group: an escape, a class or a character. */
function atomEnd(pattern: string, at: number): number {
  if (pattern[at] === "\\") {
    const braced = /^\\[pPu]\{[^}]*\}/.exec(pattern.slice(at));
    return at + (braced ? braced[0].length : 2);
  }
  if (pattern[at] !== "[") return at + 1;
  let end = at + 1;
  while (end < pattern.length && pattern[end] !== "]") end += pattern[end] === "\\" ? 2 : 1;
  return end + 1;
}

/**
 * Undefined when it is safe. Strict on purpose: repeats of a group that itself repeats or branches, lookarounds and
 * back references are rejected, because the honest patterns of forms need none of them.
 */
export function patternFault(pattern: string): PatternFault | undefined {
  if (pattern.length > MAX_PATTERN) return "long";
  try {
    new RegExp(pattern, "u");
  } catch {
    return "invalid";
  }
  if (/\(\?(?:<?[=!])|\\[1-9k]/.test(pattern.replaceAll("\\\\", ""))) return "look";
  return runsAway(pattern) ? "slow" : undefined;
}

function runsAway(pattern: string): boolean {
  const open: Group[] = [{ ways: 1, unbounded: false, branches: false }];
  let unbounded = 0;
  for (let at = 0; at < pattern.length; ) {
    const group = open.at(-1);
    if (!group) return true;
    const sign = pattern[at];
    if (sign === "(") {
      open.push({ ways: 1, unbounded: false, branches: false });
      at += /^\((?:\?(?::|<\w+>))?/.exec(pattern.slice(at))?.[0].length ?? 1;
      continue;
    }
    if (sign === "|") {
      group.branches = true;
      at += 1;
      continue;
    }
    const closed = sign === ")" ? open.pop() : undefined;
    const outer = closed ? open.at(-1) : group;
    if (!outer) return true;
    at = closed ? at + 1 : atomEnd(pattern, at);
    const repeat = repeatAt(pattern, at);
    at += repeat?.length ?? 0;
    if (closed && repeat && repeat.most > 1 && repeatRunsAway(closed, repeat)) return true;
    if (repeat?.most === Number.POSITIVE_INFINITY) {
      unbounded += 1;
      outer.unbounded = true;
    }
    const own = repeat && repeat.most !== Number.POSITIVE_INFINITY ? repeat.most - repeat.least + 1 : 1;
    outer.ways *= own * (closed?.ways ?? 1);
    outer.unbounded ||= closed?.unbounded ?? false;
    outer.branches ||= closed?.branches ?? false;
  }
  return unbounded > MAX_UNBOUNDED;
}

function repeatRunsAway(group: Group, { most }: Repeat): boolean {
  if (group.unbounded) return true;
  if (most === Number.POSITIVE_INFINITY) return group.branches || group.ways > 1;
  return (group.branches ? 2 : group.ways) ** most > MAX_WAYS;
}

const problemOf = {
  long: (pointer, pattern) =>
    designProblem({ pointer }, "pattern-long", sentences["pattern-long"](pattern.length, MAX_PATTERN)),
  invalid: (pointer) => designProblem({ pointer }, "pattern-invalid", sentences["pattern-invalid"]()),
  slow: (pointer) => designProblem({ pointer }, "pattern-slow", sentences["pattern-slow"]()),
  look: (pointer) => designProblem({ pointer }, "pattern-look", sentences["pattern-look"]()),
} satisfies Record<PatternFault, (pointer: string, pattern: string) => DesignProblem>;

/** Every `pattern` that is a text, wherever it stands: shared pieces are judged where they are written, not where they are used. */
export function patterns(json: unknown): DesignProblem[] {
  return inEveryPart(json, ({ key, value, pointer }) => {
    if (key !== "pattern" || typeof value !== "string") return [];
    const fault = patternFault(value);
    return fault === undefined ? [] : [problemOf[fault](pointer(), value)];
  });
}
