// Lets through, of names, places and stacks in a report, only what a programmer can have written.

/** Letters of a name in the code; anything else is `*`. */
export function plainName(name: string): string {
  return /^[A-Za-z][A-Za-z ]{0,39}$/.test(name) ? name : "*";
}

/** A pattern of the routes, never an address with an id in it. */
export function plainPlace(place: string): string {
  return /^(\/[A-Za-z:-]{0,24}){1,5}$/.test(place) ? place : "*";
}

/** The name of a kind of error, as a programmer gives it; anything else is `Error`. */
export function plainErrorName(name: string): string {
  return /^(thingList error|[A-Z_]{1,20}_FAILED|([A-Z][a-z]+){0,4}(Error|Failure))$/.test(name)
    ? name
    : "Error";
}

/** Kinds of a chunk's failure; anything else is `*`. */
export function plainKind(kind: string): string {
  return ["timeout", "missing", "offline"].includes(kind) ? kind : "*";
}

const most = 12;
const row =
  /^(?:\s*at .*?\(?|[^@]*@)([a-z][a-z-]*:\/\/[^\s()]*\/)([A-Za-z][\w.-]{0,59}\.[jt]sx?):(\d{1,7}):(\d{1,7})\)?$/;

/** The language's own functions: they have no file. */
const native = /^\s*at .*<anonymous>\)?$|@\[native code\]$/;
/** A line of the code is shorter. */
const longest = 500;

/** A build's files lie side by side: where this one is, all are. */
const here =
  row.exec((new Error("").stack ?? "").split("\n").find((line) => row.test(line)) ?? "")?.[1] ?? "";

/**
 * `file:line:column` of the lines that end the stack: what stands before the last line that is none is the message, which may
 * hold anything. Only files that lie where the code lies (`code`, an address with a slash at its end) are named, and no function:
 * whatever a person typed cannot be one of them.
 */
export function framesOf({ stack = "" }: Error, code = here): string[] {
  const lines = stack.trimEnd().split("\n");
  const isRow = (line: string) => line.length < longest && (row.test(line) || native.test(line));
  return lines
    .slice(lines.findLastIndex((line) => !isRow(line)) + 1)
    .flatMap((line) => {
      const [, place, file, at, column] = row.exec(line) ?? [];
      return place === code ? [`${file}:${at}:${column}`] : [];
    })
    .slice(0, most);
}
