// Reads the rules of docs/specification.md and the tests that carry their numbers, and tells what does not fit.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

export interface Row {
  /** `<point>.<number>`, never used again. */
  id: string;
  /** Points 1 to 9 of the specification; 10 for what is promised beyond it. */
  point: number;
  says: string;
  /** Why it is not reached yet; absent when it is. */
  notYet?: string;
}

/** A test or a story, with the rules that it shows. */
export interface Proof {
  file: string;
  line: number;
  title: string;
  ids: string[];
  /** What stands where numbers of rules belong and cannot be read. */
  unread?: string;
}

/** A file's path and its text. */
export type Source = [file: string, text: string];

const root = resolve(import.meta.dirname, "../..");

/** The paper with the rules. */
export const paper = "docs/specification.md";

/** Rows are in tables of three columns below `## <point>.`; their heads and rules are left out. */
export function rowsOf(text: string): Row[] {
  let point = 0;
  const rows: Row[] = [];
  for (const line of text.split("\n")) {
    point = Number(/^## (\d+)\./.exec(line)?.[1] ?? point);
    const [id = "", says = "", stands = ""] = line.startsWith("| ") ? line.slice(2).split(/ ?\| ?/) : [];
    if (point === 0 || id === "" || id === "Rule") continue;
    const notYet = /^not yet: (.+)$/.exec(stands)?.[1];
    rows.push({ id, point, says, ...(notYet && { notYet }) });
  }
  return rows;
}

/** `4.2` or `4.5–4.7` → each of the numbers; nothing for a point alone, undefined for anything else. */
function idsIn(part: string): string[] | undefined {
  if (/^\d+$/.test(part)) return [];
  const [, point, first, lastPoint = point, last = first] =
    /^(\d+)\.(\d+)(?:–(\d+)\.(\d+))?$/.exec(part) ?? [];
  const count = Number(last) - Number(first) + 1;
  if (!point || point !== lastPoint || !(count > 0) || (part.includes("–") && count === 1)) return undefined;
  return Array.from({ length: count }, (_, at) => `${point}.${Number(first) + at}`);
}

/** The rules in the brackets that a title begins with; brackets without a digit, `[form]`, name a part of the product. */
function carriedBy(title: string): Pick<Proof, "ids" | "unread"> {
  const brackets = /^\[([^\]]*\d[^\]]*)\]/.exec(title);
  if (!brackets) return { ids: [] };
  const [unread, inside = ""] = brackets;
  const parts = inside.split(", ").map(idsIn);
  const ids = parts.flatMap((part) => part ?? []);
  const fits = parts.every((part) => part) && new Set(ids).size === ids.length;
  return fits ? { ids } : { ids: [], unread };
}

/** The titles of `it(…)`, `test(…)`, `it.each(…)(…)` as the source writes them; skipped ones prove nothing and do not count. */
function titlesIn(text: string): { at: number; title: string }[] {
  const call = /(?:\b(?:it|test)\(|\)\()\s*("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)\s*,/g;
  const skipping = [...text.matchAll(/\b(?:it|test)((?:\.\w+)+)\(/g)];
  return [...text.matchAll(call)].flatMap(({ 0: whole, 1: title = "", index }) => {
    const chain = whole.startsWith(")") && skipping.findLast((one) => one.index < index)?.[1];
    if (chain && /\.(skip|fixme|todo)\b/.test(chain)) return [];
    return [{ at: index + whole.indexOf(title), title: title.slice(1, -1) }];
  });
}

/** Stories by their names; what they show stands in their tags, as `rule-2.7`. */
function storiesIn(text: string): { at: number; title: string; tags: string[] }[] {
  const story = /^ {2}name: "((?:[^"\\]|\\.)*)",\n {2}tags: \[([^\]]*)\],$/gm;
  return [...text.matchAll(story)].map(({ 1: title = "", 2: list = "", index }) => {
    const tags = [...list.matchAll(/"rule-([^"]*)"/g)].map(([, tag = ""]) => tag);
    return { at: index, title, tags };
  });
}

/** What a file of tests or of stories shows. */
export function proofsIn([file, text]: Source): Proof[] {
  const lineOf = (at: number) => text.slice(0, at).split("\n").length;
  if (!file.startsWith("stories/")) {
    return titlesIn(text).map(({ at, title }) => ({ file, line: lineOf(at), title, ...carriedBy(title) }));
  }
  return storiesIn(text).map(({ at, title, tags }) => {
    const unread = tags.find((tag) => !/^\d+\.\d+$/.test(tag));
    const proof = { file, line: lineOf(at), title, ids: tags };
    return unread === undefined ? proof : { ...proof, ids: [], unread: `rule-${unread}` };
  });
}

/** One sentence each, with how to repair it. */
export function faultsOf(rows: readonly Row[], proofs: readonly Proof[]): string[] {
  const ids = rows.map(({ id }) => id);
  const carried = new Set(proofs.flatMap((proof) => proof.ids));
  return [
    ...rows
      .filter(({ id, point }) => !new RegExp(`^${point}\\.[1-9]\\d*$`).test(id))
      .map(
        ({ id, point }) =>
          `${paper}: “${id}” is no number of a rule of point ${point}: write ${point}. and the next free number.`,
      ),
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => `${paper}: ${id} stands twice: give the newer row the next free number of its point.`),
    ...rows
      .filter(({ id, notYet }) => !notYet && !carried.has(id))
      .map(
        ({ id, says }) =>
          `${paper}: no test shows ${id} (${says}): begin the title of the one that does with [${id}].`,
      ),
    ...proofs.flatMap(({ file, line, ids: shown, unread }) => [
      ...(unread
        ? [`${file}:${line}: ${unread} cannot be read: write [4.2, 4.5–4.7], each number once.`]
        : []),
      ...shown
        .filter((id) => !ids.includes(id))
        .map(
          (id) => `${file}:${line}: there is no rule ${id}: correct the number, or add its row to ${paper}.`,
        ),
    ]),
  ];
}

/** The rules as they stand in the paper. */
export const readRows = (): Row[] => rowsOf(readFileSync(resolve(root, paper), "utf8"));

/** What all tests and stories show. */
export function readProofs(): Proof[] {
  const filesOf = (folder: string, name: RegExp) =>
    (readdirSync(resolve(root, folder), { recursive: true }) as string[])
      .filter((file) => name.test(file))
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
  const files = [
    ...filesOf("tests", /\.(test|spec)\.tsx?$/),
    ...filesOf("stories", /^[\w-]+\.stories\.tsx$/),
  ];
  return files.toSorted().flatMap((file) => proofsIn([file, readFileSync(resolve(root, file), "utf8")]));
}
