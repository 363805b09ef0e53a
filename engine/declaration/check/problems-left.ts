// What of the problems that NEXT found still stands, and in which order the page lists it.

import type { Definition } from "../../one-thing/definition.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import { placeOfProblem } from "./place-of-problem.ts";

/** Those of `before` whose place is still wrong, as it is now. */
export function stillWrong(before: readonly AnswerProblem[], now: readonly AnswerProblem[]): AnswerProblem[] {
  // The first of a place, as it was found, is the one that is told.
  const standing = new Map(now.toReversed().map((problem) => [whereWrong(problem), problem]));
  return before.flatMap((problem) => standing.get(whereWrong(problem)) ?? []);
}

/** The same for two problems of one place; what belongs to no single place is known by its rule. */
const whereWrong = (problem: AnswerProblem): string =>
  [problem.severity, problem.step, placeOfProblem(problem) ?? `rule ${problem.rule}`].join(" ");

/** The errors as the page shows them: from its top to its end, and for each place the first that was found. */
export function inPageOrder(
  { form, oneThing }: Definition,
  problems: readonly AnswerProblem[],
): AnswerProblem[] {
  const questions = Object.keys(oneThing.questions);
  const materials = Object.keys(oneThing.materials);
  const sections = form.sections.map(({ key }) => key);
  const rank = ({ question, section, field, material }: AnswerProblem): number[] => {
    if (question) return [0, questions.indexOf(question)];
    if (material) return [2, materials.indexOf(material)];
    // Of the whole step: the township, the signature.
    if (!section) return [0, -1];
    const at = sections.indexOf(section);
    const fields = form.sections[at]?.fields ?? [];
    return [1, at, fields.findIndex(({ key }) => key === field)];
  };
  const listed = new Map<string, AnswerProblem>();
  for (const problem of problems) {
    if (problem.severity !== "error") continue;
    const place = placeOfProblem(problem) ?? `${problem.rule} ${problem.message}`;
    if (!listed.has(place)) listed.set(place, problem);
  }
  // Fields of one row stay together: rows keep the order in which they were found.
  const rows = [...new Set([...listed.values()].map(({ rowId }) => rowId))];
  const ranked = [...listed.values()].map((problem) => {
    const [kind = 0, at = 0, field = 0] = rank(problem);
    return { problem, rank: [kind, at, rows.indexOf(problem.rowId), field] };
  });
  ranked.sort(({ rank: one }, { rank: other }) => {
    const differs = one.findIndex((figure, place) => figure !== other[place]);
    return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
  });
  return ranked.map(({ problem }) => problem);
}
