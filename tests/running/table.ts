// Writes into CONTRIBUTING.md how long each suite took: `npm test -- --table`, `npm run test:rest -- --table`.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Extent } from "./suites.ts";
import type { Verdict } from "./verdict.ts";

const paper = resolve(import.meta.dirname, "../../CONTRIBUTING.md");

const rows = (verdicts: readonly Verdict[], seconds: number): string =>
  [
    "| suite | tests | seconds |",
    "|---|---|---:|",
    ...verdicts.map(
      (verdict) => `| ${verdict.suite.name} | ${verdict.tests} | ${Math.round(verdict.seconds)} |`,
    ),
    `| all together | | ${Math.round(seconds)} |`,
  ].join("\n");

/** The paper's text with the table between the extent's two marks replaced. Throws where it has none. */
export function withTable(text: string, extent: Extent, table: string): string {
  const place = new RegExp(`(<!-- suites: ${extent} -->\n)[^]*?(<!-- end -->)`);
  if (!place.test(text)) throw new Error(`CONTRIBUTING.md has no place for the suites of ${extent}.`);
  return text.replace(place, (_all, begin, end) => `${begin}${table}\n${end}`);
}

export function writeTable(extent: Extent, verdicts: readonly Verdict[], seconds: number): void {
  writeFileSync(paper, withTable(readFileSync(paper, "utf8"), extent, rows(verdicts, seconds)));
}
