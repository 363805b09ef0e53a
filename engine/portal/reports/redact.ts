// Lets only those names, places and stack lines into a report that a programmer can have written.

/** The letters of a name in the code; anything else becomes `*`. */
export function plainName(name: string): string {
  return /^[A-Za-z][A-Za-z ]{0,39}$/.test(name) ? name : "*";
}

/** The pattern of a route, never an address with an id in it. */
export function plainPlace(place: string): string {
  return /^(\/[A-Za-z:-]{0,24}){1,5}$/.test(place) ? place : "*";
}

/** The name of an error class, as a programmer writes it; anything else becomes `Error`. */
export function plainErrorName(name: string): string {
  return /^(thingList error|[A-Z_]{1,20}_FAILED|([A-Z][a-z]+){0,4}(Error|Failure))$/.test(name)
    ? name
    : "Error";
}

/** Why a chunk failed to load; anything else becomes `*`. */
export function plainKind(kind: string): string {
  return ["timeout", "missing", "offline"].includes(kind) ? kind : "*";
}

const most = 12;
const row =
  /^(?:\s*at .*?\(?|[^@]*@)([a-z][a-z-]*:\/\/[^\s()]*\/)([A-Za-z][\w.-]{0,59}\.[jt]sx?):(\d{1,7}):(\d{1,7})\)?$/;

/** The language's own functions, which have no file. */
const native = /^\s*at .*<anonymous>\)?$|@\[native code\]$/;
/** No line of a stack is longer than this. */
const longest = 500;

/** The files of a build share one folder, so it is the folder of this file. */
const here =
  row.exec((new Error("").stack ?? "").split("\n").find((line) => row.test(line)) ?? "")?.[1] ?? "";

/**
 * `file:line:column` of the last lines of the stack. Everything before them belongs to the message, which may hold anything.
 * Only files in the code's own folder (`code`, an address ending in a slash) are named, and no function names,
 * so nothing that a person typed can slip through.
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
