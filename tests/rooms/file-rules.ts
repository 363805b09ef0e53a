// Checks the habits that all files share, and reports every breach as a sentence that names the file.
import type { Files } from "./source-files.ts";

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const forbidden = ["utils", "util", "helpers", "helper", "common", "services", "service", "manager", "misc"];
const mostLines = 300;
/** Beside each other, without style sheets: each belongs to one of them. */
const mostFiles = 25;

interface Rule {
  /** The files that the rule applies to. */
  files: RegExp;
  broken: (path: string, text: string) => string | false | null | undefined;
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

const rules: Rule[] = [
  {
    // A call's file is named after the call on the wire; a one-thing's file, its form and the folder of its texts after its code.
    files:
      /^(?!schemas\/contract\/calls\/|(tests\/fixtures\/content\/)?((flows\/one-things|schemas\/forms)\/[^/]+$|flows\/texts\/))/,
    broken: (path) => {
      const odd = path.split("/").find((part) => !kebab.test(part));
      return odd && `${odd} is not kebab-case`;
    },
  },
  {
    files: /./,
    broken: (path) => {
      const vague = path
        .split("/")
        .map((part) => part.replace(/\..*$/, ""))
        .find((part) => forbidden.includes(part));
      return vague && `"${vague}" says nothing about what is inside`;
    },
  },
  {
    files: /^(engine|content|workshop|renderer|gateway|stand-ins)\/.*\.tsx?$/,
    broken: (_path, text) =>
      !/^(\/\/|\/\*)/.test(text) && "its first line is no comment that says what it is for",
  },
  {
    // Files printed from JSON may be as long as necessary.
    files: /(?<!\.gen)\.tsx?$/,
    broken: (_path, text) => {
      const lines = text.trimEnd().split("\n").length;
      return lines > mostLines && `${lines} lines, more than ${mostLines}`;
    },
  },
  {
    files: /^(?!tests\/|stories\/config\/|gateway\/settings\/settings\.ts$|stand-ins\/server\.ts$).*\.tsx?$/,
    broken: (_path, text) =>
      /\bprocess\.env\b/.test(withoutComments(text)) &&
      "reads process.env; only gateway/settings/settings.ts, the stand-ins' server, tests and Storybook's configuration may",
  },
  {
    files: /\.tsx?$/,
    broken: (_path, text) =>
      /\.\.\.\{/.test(withoutComments(text)) && "spreads an object that is written there: write its members",
  },
  {
    files: /^tests\/(?!rooms\/).*\.ts$/,
    broken: (_path, text) =>
      /\.unroute(All)?\(|\{ times: \d/.test(text) &&
      "takes a route away, which can lose a request: `intercept` of tests/journeys/setup lets requests through again",
  },
  {
    files: /^gateway\/(?!database\/).*\.ts$/,
    broken: (_path, text) => {
      const statement = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.exec(withoutComments(text));
      return statement && `says ${statement[1]}; statements stand in gateway/database`;
    },
  },
  {
    files: /^engine\/(?!command\/command\.ts).*\.tsx?$/,
    broken: (_path, text) => {
      const impure = /\bDate\.now\(|\bMath\.random\(|\bnew Date\(\s*\)/.exec(withoutComments(text));
      return impure && `uses ${impure[0]}; time and chance are handed in as arguments`;
    },
  },
];

/** Folders with too many code files side by side; `schemas` and `flows` hold one file per call or one-thing. */
function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((each) => /(?<!\.styles)\.tsx?$/.test(each))) {
    const folder = path.replace(/\/[^/]*$/, "");
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, files]) =>
    files > mostFiles ? [`${folder}: ${files} files side by side, more than ${mostFiles}`] : [],
  );
}

/** Every breach in `files`, one sentence each; an empty list when there is none. */
export function brokenHabits(files: Files): string[] {
  const broken = Object.entries(files).flatMap(([path, text]) =>
    rules
      .filter((rule) => rule.files.test(path))
      .map((rule) => rule.broken(path, text))
      .filter((found) => typeof found === "string")
      .map((found) => `${path}: ${found}`),
  );
  return [...broken, ...crowdedFolders(Object.keys(files))];
}
