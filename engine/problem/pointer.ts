// Builds JSON pointers, splits them, and writes them as the path that a designer reads.

/** The pointer one or more steps below another: `below("/rules", "power", "for", 0)` is `/rules/power/for/0`. */
export function below(pointer: string, ...steps: (string | number)[]): string {
  return (
    pointer + steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
  );
}

/** The steps of a pointer: `/rules/power` is `["rules", "power"]`. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** `rules.power.for.0`; the file itself is 文件. */
export function pathWords(pointer: string): string {
  return stepsOf(pointer).join(".") || "文件";
}
