// Writes a scenario into the address of a link and reads it back, so that the simulator opens what a finding shows.

import type { Answer, Answers } from "../../engine/declaration/record.ts";
import type { StepName } from "../../engine/one-thing/one-thing.ts";

/** The answers and the step to begin with, which is all that a finding needs to show itself. */
export interface Scenario {
  /** The one-thing's code. */
  code: string;
  /** `review`: everything is answered, before submitting. By default the first step. */
  step?: StepName | "review";
  /** yyyy-MM-dd; by default the simulator's day. */
  today?: string;
  /** Who declares; by default the kind that the one-thing is for. */
  principal?: "person" | "company";
  areaId?: string;
  choices?: Record<string, Answer>;
  answers?: Answers;
}

/** The simulator's story in Storybook, and the address parameter that carries a scenario. */
export const simulator = { story: "simulator--play", parameter: "play" } as const;

/** Path and query relative to Storybook's own address, without its panels, which would take half the window. */
export function scenarioAddress(play: Scenario): string {
  return `/?path=/story/${simulator.story}&full=1&${simulator.parameter}=${encodeScenario(play)}`;
}

/** A text that needs no escaping in an address. */
export function encodeScenario(play: Scenario): string {
  return encodeURIComponent(JSON.stringify(play));
}

/** Null for anything that is no scenario, since an address may contain anything. */
export function decodeScenario(text: string): Scenario | null {
  try {
    const read: unknown = JSON.parse(text.startsWith("%") ? decodeURIComponent(text) : text);
    return isScenario(read) ? read : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === "string" || (Array.isArray(value) && value.every((one) => typeof one === "string"));

const areAnswers = (value: unknown): boolean => isObject(value) && Object.values(value).every(isAnswer);

const isRow = (value: unknown): boolean =>
  isObject(value) && typeof value.rowId === "string" && areAnswers(value.answers);

const isScenario = (value: unknown): value is Scenario =>
  isObject(value) &&
  typeof value.code === "string" &&
  [value.step, value.today, value.areaId].every((one) => one === undefined || typeof one === "string") &&
  (value.principal === undefined || value.principal === "person" || value.principal === "company") &&
  (value.choices === undefined || areAnswers(value.choices)) &&
  (value.answers === undefined ||
    (isObject(value.answers) &&
      Object.values(value.answers).every((part) =>
        Array.isArray(part) ? part.every(isRow) : areAnswers(part),
      )));
