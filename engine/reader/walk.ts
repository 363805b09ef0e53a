// Visits every part of a JSON value; a pointer is built only on demand, since building costs more than looking.

import { below } from "../problem/pointer.ts";

export interface Part {
  key: string;
  value: unknown;
  pointer(): string;
}

/** What `look` finds in each part of the objects and lists in `json`, parents before children, in the order written. */
export function inEveryPart<Found>(json: unknown, look: (part: Part) => readonly Found[]): Found[] {
  const found: Found[] = [];
  const steps: string[] = [];
  const pointer = () => below("", ...steps);
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      steps.push(key);
      found.push(...look({ key, value: part, pointer }));
      visit(part);
      steps.pop();
    }
  };
  visit(json);
  return found;
}
