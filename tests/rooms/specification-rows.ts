// The text of docs/specification.md goes in; its rows come out, and what of them points nowhere.
import { literally } from "../literally.ts";

export interface Row {
  /** Of the specification, 1 to 9; 10: what is promised beyond it. */
  point: number;
  says: string;
  /** Files in which it is. */
  files: string[];
  tests: { file: string; title: string }[];
  /** Why it is not reached yet; absent: it is. */
  notYet?: string;
}

/** Characters of a title that are no wildcard. */
const leastWords = 10;

const path = /`((?:engine|content|workshop|renderer|gateway|schemas|flows|tests|stories|docs)\/[^`]+)`/g;
const reference = /^`((?:tests|stories)\/[^`]+)` › (.+)$/;

/** Rows stand in tables of three columns below `## <point>.`; heads and rules of the tables are left out. */
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

/** Titles as the source writes them: the first argument of `it(…)`, `test(…)`, `it.each(…)(…)`; skipped ones are none. */
export function titlesIn(source: string): string[] {
  const call = /(?:\b(?:it|test)\(|\)\()\s*("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)\s*,/g;
  return [...source.matchAll(call)].map(([, title = ""]) => title.slice(1, -1));
}

/** Names of the stories that a file shows, of those that it writes out. */
export function storiesIn(source: string): string[] {
  return [...source.matchAll(/^ {2}name: ("(?:[^"\\]|\\.)*"),$/gm)].map(([, name = ""]) => JSON.parse(name));
}

/** `…` in the document stands for whatever a test fills in; a title of hardly anything else says nothing. */
export function isTitle(title: string, sources: readonly string[]): boolean {
  if (title.replaceAll("…", "").length < leastWords) return false;
  const literal = title.split("…").map(literally);
  const pattern = new RegExp(`^${literal.join(".*")}$`);
  return sources.some((source) => pattern.test(source));
}

/** One sentence each; `read` gives a file's text, or undefined where there is none. */
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
