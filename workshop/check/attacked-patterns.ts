// Finds the patterns of the forms that a person's answer could attack, and shows the answer.

import { createRequire } from "node:module";
import type { Content, ContentProblem } from "../../content/read-content.ts";
import { designProblem } from "../../engine/problem/design-problem.ts";
import { sentences } from "../../engine/problem/texts.ts";
import { patternFault } from "../../engine/reader/rules/pattern-cost.ts";
import { inEveryPart } from "../../engine/reader/walk.ts";

const shown = 12;

type Recheck = typeof import("recheck");

/** Patterns that the reader refuses already are left out. `most`: milliseconds for one pattern. */
export function attackedPatterns({ files }: Pick<Content, "files">, most = 2000): ContentProblem[] {
  return [...files.forms, ...files.shared].flatMap((file) =>
    inEveryPart(file.json, ({ key, value, pointer }): ContentProblem[] => {
      if (key !== "pattern" || typeof value !== "string" || patternFault(value)) return [];
      const place = { pointer: pointer(), file: file.path };
      const problem = attackOn(value, place, most);
      return problem ? [{ ...problem, ...place, line: file.lineOf(place.pointer) }] : [];
    }),
  );
}

function attackOn(pattern: string, place: { pointer: string; file: string }, most: number) {
  // Its build in JavaScript, loaded when there is a pattern at all: it needs no process and no binary.
  const { checkSync } = createRequire(import.meta.url)("recheck/lib/browser.js") as Recheck;
  // Ajv compiles every pattern with this flag.
  const verdict = checkSync(pattern, "u", { timeout: most });
  if (verdict.status === "safe") return undefined;
  if (verdict.status === "unknown") {
    return designProblem(place, "pattern-unsure", sentences["pattern-unsure"](), "warning");
  }
  const { attack, complexity } = verdict;
  const degree = complexity.type === "polynomial" ? complexity.degree : undefined;
  return designProblem(place, "pattern-attacked", sentences["pattern-attacked"](shortened(attack), degree));
}

/** The beginning of the attack and its end, in visible signs. */
function shortened({ suffix, string }: { suffix: string; string: string }): string {
  return visible(string.length <= 2 * shown ? string : `${string.slice(0, shown)}…${suffix.slice(-shown)}`);
}

const visible = (text: string): string =>
  text.replace(/[\p{C}\s]/gu, (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, "0")}`);
