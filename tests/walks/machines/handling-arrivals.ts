// Finds every way to the guide or the declaration of a one-thing, and what was passed before each arrival.
import { initialTransition, transition } from "xstate";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import type { Aim, HandlingEvent } from "../../../engine/portal/handling/handling-rules.ts";
import {
  type Action,
  actionsAt,
  draft,
  type HandlingMachine,
  type Passed,
  passedBy,
  type Snapshot,
} from "./handling-actions.ts";
import { isVerified, portsOf, type Surroundings, type Visitor, visitorsOf } from "./visitors.ts";

export interface Arrival {
  aim: Aim;
  /** It continues a draft. */
  isDraft: boolean;
  visitor: Visitor;
  /** `own`: one of the one-thing's townships. */
  area: "none" | "own" | "other";
  /** The state of the company that the person acts for; undefined for none. */
  company: number | undefined;
  passed: Passed;
}

interface Position extends Surroundings {
  snapshot: Snapshot;
  passed: Passed;
}

/** Follows everything that a visitor, the login, the phone and the gateway may do between a pick in the list and the declaration. */
export function arrivals(definition: Definition, machine: HandlingMachine): Arrival[] {
  const { code } = definition.oneThing;
  let now: Surroundings = { visitor: "nobody", mode: false, kept: undefined };
  const ports = portsOf(definition, () => now);
  const [fresh] = initialTransition(machine, ports);
  const open: Position[] = [];
  const known = new Set<string>();
  const found = new Map<string, Arrival>();

  function goOn(from: Position, { event, visitor = from.visitor }: Action): void {
    now = { visitor, mode: from.mode, kept: from.kept };
    const before = visitor === from.visitor ? from.passed : { ...from.passed, face: false };
    const passed = passedBy(from.snapshot, before, event);
    const [snapshot, effects] = transition(machine, from.snapshot, event as HandlingEvent);
    const next = { ...now, snapshot, passed };
    const did = (effect: string) => effects.some(({ type }) => type === effect);
    if (did("tell")) arrive(next);
    else if (did("login") && !isVerified(visitor)) comeBack(next);
    if (snapshot.value !== "idle") open.push(next);
  }

  function arrive(position: Position): void {
    const { aim, areaId, draftId, company } = position.snapshot.context;
    const { visitor, passed } = position;
    const area = areaId === undefined ? "none" : areaId in definition.townships ? "own" : "other";
    const isDraft = draftId !== undefined;
    const arrival: Arrival = { aim, isDraft, visitor, area, company: company?.state, passed };
    const key = JSON.stringify(arrival);
    if (found.has(key)) return;
    found.set(key, arrival);
    // 立即办理, by the same visitor or by another one who has logged in meanwhile.
    if (aim === "guide")
      for (const next of visitorsOf(definition))
        goOn(
          { ...position, kept: areaId },
          { event: { type: "START", code, aim: "declaration" }, visitor: next },
        );
  }

  /** The login left the page, so a returning visitor starts with a fresh machine. */
  function comeBack(position: Position): void {
    const { aim } = position.snapshot.context;
    for (const visitor of visitorsOf(definition))
      goOn({ ...position, snapshot: fresh }, { event: { type: "START", code, aim, resumed: true }, visitor });
  }

  for (const begun of beginnings(definition, fresh)) {
    goOn(begun, { event: { type: "START", code, aim: "guide" } });
    goOn(begun, { event: { type: "START", code, aim: "declaration" } });
    // Only the person who began a draft finds it.
    if (isVerified(begun.visitor)) goOn(begun, { event: { type: "RESUME", code, draftId: draft.draftId } });
  }
  for (let position = open.pop(); position; position = open.pop()) {
    const key = keyOf(position);
    if (known.has(key)) continue;
    known.add(key);
    for (const action of actionsAt(machine, position.snapshot, definition)) goOn(position, action);
  }
  return [...found.values()];
}

function beginnings(definition: Definition, snapshot: Snapshot): Position[] {
  const passed: Passed = { confirmed: [], education: false, face: false, service: false };
  return visitorsOf(definition).flatMap((visitor) =>
    (definition.companyRequired && visitor === "person" ? [false, true] : [false]).map((mode) => ({
      snapshot,
      visitor,
      mode,
      passed,
      kept: undefined,
    })),
  );
}

function keyOf({ snapshot: { value, context }, visitor, mode, kept, passed }: Position): string {
  const { aim, areaId, draftId, resumed, notices, tips, drafts, definition } = context;
  const seen = [notices.length, tips.length, drafts.length, definition !== null, context.passed];
  const place = [value, aim, areaId, draftId, resumed, context.company?.state];
  return JSON.stringify([place, seen, visitor, mode, kept, passed]);
}
