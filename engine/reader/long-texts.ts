// Puts long texts from separate files where a designer's file names them, and reports names without a file.

import { designProblem } from "../problem/design-problem.ts";
import { below } from "../problem/pointer.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { sentences } from "../problem/texts.ts";
import type { TextFile } from "./text-files.ts";

/** Where a text may be long; `*` stands for every entry of a list. The schemas offer `{ "file": … }` at these places only. */
const places: readonly (readonly string[])[] = [
  ["notices", "*", "html"],
  ["tips", "*", "content"],
  ["educationTip", "content"],
  ["announcements", "*", "html"],
];

/** The texts that a file may name. */
export interface NamedTexts {
  /** The folder that holds `texts`. */
  folder: string;
  /** All there are, with the folder: `flows/texts/jy/enrolment.html`. */
  paths: readonly string[];
  /** The one of a path, when it is among them. */
  find(path: string): TextFile | undefined;
}

export interface WithTexts {
  json: unknown;
  /** Names without a file. Their places keep what is written, as do those whose file contains a mistake. */
  problems: DesignProblem[];
  texts: TextPutIn[];
}

/** Where a text from a separate file stands in the JSON. */
export interface TextPutIn {
  pointer: string;
  path: string;
}

/** Opens no file: a name is looked up among the files that were found, so none can lead out of the folder. */
export function withTexts(json: unknown, { folder, paths, find }: NamedTexts): WithTexts {
  const problems: DesignProblem[] = [];
  const texts: TextPutIn[] = [];

  function read(name: string, pointer: string): unknown {
    const file = find(`${folder}/${name}`);
    if (file) {
      texts.push({ pointer, path: file.path });
      // Mistakes in the file are reported there, once.
      return file.problems.length === 0 ? file.text : { file: name };
    }
    const ending = name.slice(name.lastIndexOf("."));
    const known = paths.map((path) => path.slice(folder.length + 1)).filter((path) => path.endsWith(ending));
    const sentence = sentences["text-missing"](folder, name, known);
    problems.push(designProblem({ pointer: below(pointer, "file") }, "text-missing", sentence));
    return { file: name };
  }

  function put(value: unknown, way: readonly string[], pointer: string): unknown {
    const [step, ...rest] = way;
    if (step === undefined) {
      const name = nameIn(value, pointer.endsWith("/html") ? ".html" : ".txt");
      return name === undefined ? value : read(name, pointer);
    }
    if (step === "*") {
      if (!Array.isArray(value)) return value;
      return value.map((part, at) => put(part, rest, below(pointer, at)));
    }
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return value;
    const part = (value as Record<string, unknown>)[step];
    const now = put(part, rest, below(pointer, step));
    return now === part ? value : { ...value, [step]: now };
  }

  return { json: places.reduce((now, way) => put(now, way, ""), json), problems, texts };
}

/** The name in `{ "file": "texts/jy/enrolment.html" }`; anything else is left to the schema. */
function nameIn(value: unknown, ending: string): string | undefined {
  if (typeof value !== "object" || value === null || Object.keys(value).join() !== "file") return undefined;
  const { file } = value as { file: unknown };
  return typeof file === "string" && textName.test(file) && file.endsWith(ending) ? file : undefined;
}

const textName = /^texts\/[A-Za-z][A-Za-z0-9]{0,39}\/[a-z0-9]+(-[a-z0-9]+)*\.(html|txt)$/;
