// Tells a problem in the words of the code: what may be a person's own is masked.

export interface PlainProblem {
  /** Class of the error. */
  error: string;
  /** PostgreSQL's, SQLite's or Node's code. */
  code?: string;
  message: string;
  /** `function (file:line:column)`, the innermost first. */
  stack: string[];
}

const longestMessage = 2000;
const mostFrames = 12;

/** Never throws. `quoted`: the text consists of quoted names, as JSON does, so quotations stay. */
export function plainProblem(problem: unknown, quoted = false): PlainProblem {
  const message = (problem instanceof Error ? problem.message : String(problem)).slice(0, 4 * longestMessage);
  const frames = problem instanceof Error ? framesOf(problem) : [];
  const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
  return {
    error: problem instanceof Error ? plainText(problem.name) : typeof problem,
    ...(/^[A-Z0-9_]{1,40}$/.test(code) && { code }),
    message: plainText(quoted ? message : withoutQuotations(message)).slice(0, longestMessage),
    stack: frames,
  };
}

/** A message of JSON or PostgreSQL quotes what it was given. */
const withoutQuotations = (text: string): string =>
  text.replace(/"[^"]*"|“[^”]*”|'[^']{3,}'|`[^`]*`/g, '"*"');

/** Without Chinese, queries of addresses, long numbers and secrets; ids of 32 hex digits stay. */
export function plainText(text: string): string {
  return text
    .replace(/\\u[0-9a-f]{4}|%[0-9a-f]{2}/gi, "*")
    .replace(/\p{Script=Han}[\p{Script=Han}·*]*/gu, "*")
    .replace(/[?#][^\s"'<>]*/g, "?*")
    .replace(/[\w+=-]{7,}/g, (run) =>
      run.replace(/\D/g, "").length >= 7 && !/^[0-9a-f]{32}$/.test(run) ? "*" : run,
    );
}

function framesOf({ stack = "" }: Error): string[] {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map((line) => plainText(line.trim().slice(3, 300)));
}
