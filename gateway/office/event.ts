// Reads what a department's system says has happened, and which event of the application's life that is.

import type { ApplicationEvent } from "../../engine/application/application-life.ts";
import { isDone, isMatterEvent, matterTransition } from "../../engine/application/matter-life.ts";
import { isCalendarDate } from "../../engine/check/calendar.ts";
import { eventCheck } from "../../engine/contract/check.ts";
import type { DepartmentEvent } from "../../engine/contract/department-types.gen.ts";
import { prepare } from "../../engine/declaration/asked/prepare.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { AskedWord } from "../../engine/one-thing/one-thing.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { MatterRow } from "../database/application-rows.ts";

const problem = (place: string, expected: string): never => {
  throw new Refusal(400, words.outsideContract, { problems: [{ place, expected }] });
};

/** Throws a Refusal (400) with each place and what is expected there. */
export function readEvent(raw: Uint8Array): DepartmentEvent {
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw));
  } catch {
    return problem("/", "JSON in UTF-8");
  }
  const check = eventCheck();
  if (!check(given)) {
    const problems = (check.errors ?? []).map(({ instancePath, message = "" }) => ({
      place: instancePath || "/",
      expected: message,
    }));
    throw new Refusal(400, words.outsideContract, { problems });
  }
  // PostgreSQL stores no text with a zero in it.
  if (JSON.stringify(given).includes("\\u0000")) return problem("/", "texts without U+0000");
  return given;
}

/** `today`: yyyy-MM-dd. Throws a Refusal (400) when the citizen would have no day left. */
export function demandDay(event: DepartmentEvent, today: string): void {
  if (event.kind === "mend" && (!isCalendarDate(event.dueBy) || event.dueBy < today))
    problem("/dueBy", `a day, ${today} or later`);
}

const transitions = {
  accepted: ["accept", "receive"],
  mend: ["requireMending"],
  done: ["finish"],
  refused: ["refuse"],
} as const satisfies Record<DepartmentEvent["kind"], readonly ApplicationEvent[]>;

/** The event of the application's life; undefined while the matter's status knows none. A matter that is done refuses nothing any more. */
export function lifeEvent(
  { kind }: Pick<DepartmentEvent, "kind">,
  { status }: Pick<MatterRow, "status">,
): ApplicationEvent | undefined {
  return transitions[kind].find((event) =>
    isMatterEvent(event) ? matterTransition(status, event) : !isDone({ status }),
  );
}

/** What is to be mended, by the names that the citizen reads. Throws a Refusal (400) for what is no field or paper of the matter. */
export function mendNote(
  { reason, fields = [], papers = [] }: { reason: string; fields?: string[]; papers?: string[] },
  definition: Definition,
  matterId: string,
): string {
  const { matters, materials } = definition.oneThing;
  const [matter] = Object.entries(matters).find(([, { id }]) => id === matterId) ?? [];
  const isOurs = (said: readonly Pick<AskedWord, "for">[]) =>
    said.every((word) => !word.for || (matter !== undefined && word.for.includes(matter)));
  const { places } = prepare(definition);
  const names = [
    ...fields.map((key, at) => {
      const place = places.get(key);
      return place && isOurs(place.words)
        ? place.field.title
        : problem(`/fields/${at}`, "a field of the matter");
    }),
    ...papers.map((key, at) => {
      const material = Object.hasOwn(materials, key) ? materials[key] : undefined;
      return material && isOurs([material])
        ? material.name
        : problem(`/papers/${at}`, "a material of the matter");
    }),
  ];
  return names.length === 0 ? reason.trim() : words.toMend(reason.trim(), names);
}
