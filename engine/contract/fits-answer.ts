// Takes the data of an answer and what the call's contract says of it; says whether it can be that at all.

/** The part of a JSON Schema that is looked at. */
export interface AnswerShape {
  type?: string;
  required?: string[];
  [keyword: string]: unknown;
}

const types: Record<string, (data: unknown) => boolean> = {
  object: (data) => typeof data === "object" && data !== null && !Array.isArray(data),
  array: (data) => Array.isArray(data),
  boolean: (data) => typeof data === "boolean",
  string: (data) => typeof data === "string",
};

/**
 * The outermost type and the required names, no deeper: enough that the page of a captive network or of another gateway is never
 * taken for data. The gateway's own tests hold every answer to the whole schema.
 */
export function fitsAnswer({ type, required = [] }: AnswerShape, data: unknown): boolean {
  if (type !== undefined && types[type]?.(data) === false) return false;
  return required.every((name) => Object.hasOwn(Object(data), name));
}
