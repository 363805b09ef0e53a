// Prints a rule of the specification with the tests that show it, or the rules that a file's tests show: `npx tsx tests/rooms/rules.ts 4.2`.
import { type Proof, paper, type Row, readProofs, readRows } from "./specification-rows.ts";

const rows = readRows();
const proofs = readProofs();

const place = ({ file, line, title }: Proof): string => `  ${file}:${line} › ${title}`;
const said = ({ id, says, notYet }: Row): string => `${id} ${says}${notYet ? ` (not yet: ${notYet})` : ""}`;

/** Of a number the rule and its tests; of a point, `4`, each of its rules. */
const ofRules = (asked: string): string[] =>
  rows
    .filter(({ id, point }) => id === asked || String(point) === asked)
    .flatMap((row) => [said(row), ...proofs.filter(({ ids }) => ids.includes(row.id)).map(place)]);

const ofFile = (asked: string): string[] =>
  proofs
    .filter(({ file, ids }) => file === asked && ids.length > 0)
    .flatMap((proof) => [
      place(proof).trim(),
      ...rows.filter(({ id }) => proof.ids.includes(id)).map((row) => `  ${said(row)}`),
    ]);

const asked = process.argv.slice(2);
for (const word of asked) {
  const found = /^\d/.test(word) ? ofRules(word) : ofFile(word.replace(/^\.\//, ""));
  console.log(found.length > 0 ? found.join("\n") : `${paper} and the tests know no ${word}.`);
  if (found.length === 0) process.exitCode = 1;
}
if (asked.length === 0) console.log("npx tsx tests/rooms/rules.ts <a rule, a point or a test's file> …");
