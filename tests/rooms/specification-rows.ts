// Reads the rows of docs/specification.md, and finds what in them points nowhere.
import { literally } from "../literally.ts";

export interface Row {
  /** Points 1 to 9 of the specification; 10 for what is promised beyond it. */
  point: number;
  says: string;
  /** The files that implement it. */
  files: string[];
  tests: { file: string; title: string }[];
  /** Why it is not reached yet; absent when it is. */
  notYet?: string;
}

/** How many characters of a title must be no wildcard. */
const leastWords = 10;

const path = /`((?:engine|content|workshop|renderer|gateway|schemas|flows|tests|stories|docs)\/[^`]+)`/g;
const reference = /^`((?:tests|stories)\/[^`]+)` › (.+)$/;

/** Rows are in tables of three columns below `## <point>.`; their heads and rules are left out. */
export function rowsOf(text: string): Row[] {
  let point = 0;
  const rows: Row[] = [];
  for (const line of text.split("\n")) {
    point = Number(/^## (\d+)\./.exec(line)?.[1] ?? point);
    const cells = /^\| (.+) \|$/.exec(line)?.[1]?.split(" | ");
    if (point === 0 || !cells || cells[1] === "Where it is") continue;
    const [says = "", where = "", shown = ""] = cells;
    const notYet = /^not yet: (.+)$/.exec(shown)?.[1];
    rows.push({
      point,
      says,
      files: [...where.matchAll(path)].map(([, file = ""]) => file),
      tests: shown.split("<br>").flatMap((part) => {
        const [, file, title] = reference.exec(part.trim()) ?? [];
        return file && title ? [{ file, title }] : [];
      }),
      ...(notYet && { notYet }),
    });
  }
  return rows;
}

/** Titles as the source writes them: the first argument of `it(…)`, `test(…)`, `it.each(…)(…)`; skipped ones do not count. */
export function titlesIn(source: string): string[] {
  const call = /(?:\b(?:it|test)\(|\)\()\s*("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)\s*,/g;
  return [...source.matchAll(call)].map(([, title = ""]) => title.slice(1, -1));
}

/** Names of the stories that a file writes out. */
export function storiesIn(source: string): string[] {
  return [...source.matchAll(/^ {2}name: ("(?:[^"\\]|\\.)*"),$/gm)].map(([, name = ""]) => JSON.parse(name));
}

/** `…` in the document matches whatever a test fills in; a title that consists of hardly anything else says nothing. */
export function isTitle(title: string, sources: readonly string[]): boolean {
  if (title.replaceAll("…", "").length < leastWords) return false;
  const literal = title.split("…").map(literally);
  const pattern = new RegExp(`^${literal.join(".*")}$`);
  return sources.some((source) => pattern.test(source));
}

/** One sentence each; `read` returns a file's text, or undefined when there is none. */
export function lostRows(rows: readonly Row[], read: (file: string) => string | undefined): string[] {
  const titles = new Map<string, string[]>();
  const titlesOf = (file: string) => {
    if (!titles.has(file)) titles.set(file, titlesIn(read(file) ?? ""));
    return titles.get(file) ?? [];
  };
  return rows.flatMap(({ point, says, files, tests, notYet }) => {
    const row = `${point}. ${says}`;
    return [
      ...(files.length === 0 && !notYet ? [`${row}: names no file`] : []),
      ...files.filter((file) => read(file) === undefined).map((file) => `${row}: there is no ${file}`),
      ...(tests.length === 0 && !notYet ? [`${row}: neither a test nor the reason why not`] : []),
      ...tests.flatMap(({ file, title }) => {
        if (read(file) === undefined) return [`${row}: there is no ${file}`];
        const found = file.startsWith("stories/")
          ? storiesIn(read(file) ?? "").includes(title)
          : isTitle(title, titlesOf(file));
        return found ? [] : [`${row}: ${file} has no test “${title}”`];
      }),
    ];
  });
}
