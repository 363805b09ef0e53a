// Reads the line of a command: what was asked, or what to print instead of doing it.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<Given extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Given; allowPositionals: true }>
>;

export interface Command<Given extends Options> {
  /** Printed for `--help`, and below the sentence about a slip. */
  usage: string;
  options?: Given;
  /** How many words it takes beside its options, at least and at most; none by default. */
  words?: readonly [least: number, most: number];
  /** A sentence about an option that it does not know. */
  unknown?: (option: string) => string;
  /** A sentence about what else is wrong with the line. */
  wrong?: (values: Parsed<Given>["values"], words: string[]) => string | undefined;
}

/** 0: help was asked for, for standard output. 2: the line is wrong, for standard error. */
export type Instead = { ok: false; status: 0 | 2; text: string };
export type Line<Given extends Options> =
  | { ok: true; values: Parsed<Given>["values"]; words: string[] }
  | Instead;

export function commandLine<Given extends Options>(
  args: readonly string[],
  command: Command<Given>,
): Line<Given> {
  const {
    usage,
    words: [least, most] = [0, 0],
    unknown = (option) => `There is no option ${option}.`,
  } = command;
  const slip = (sentence?: string): Instead => ({
    ok: false,
    status: 2,
    text: [sentence, usage].filter(Boolean).join("\n"),
  });
  if (args.includes("--help") || args.includes("-h")) return { ok: false, status: 0, text: usage };
  let parsed: Parsed<Given>;
  try {
    parsed = parseArgs({
      args: [...args],
      options: command.options ?? ({} as Given),
      allowPositionals: true,
    });
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    // Node's message names the option.
    const option = /'(-[^' ]*)/.exec(message)?.[1] ?? "";
    return slip(code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" ? unknown(option) : undefined);
  }
  const { values, positionals } = parsed;
  if (positionals.length < least || positionals.length > most) return slip();
  const sentence = command.wrong?.(values, positionals);
  return sentence === undefined ? { ok: true, values, words: positionals } : slip(sentence);
}

/** The line of this process; prints and ends it when there is nothing to do. */
export function ownCommandLine<Given extends Options>(command: Command<Given>) {
  const line = commandLine(process.argv.slice(2), command);
  if (line.ok) return line;
  if (line.status === 0) console.log(line.text);
  else console.error(line.text);
  return process.exit(line.status);
}

export const isContentFolder = (folder: string): boolean =>
  ["flows", "schemas"].every((name) => existsSync(join(folder, name)));
