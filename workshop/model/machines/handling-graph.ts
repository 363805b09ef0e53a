// Takes a one-thing and the machine that leads to it; gives every way on which its guide or declaration is come to, with what was passed before.

import { initialTransition, transition } from "xstate";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import type { Aim, HandlingEvent } from "../../../engine/portal/handling/handling-types.ts";
import {
  type Deed,
  deedsAt,
  draft,
  type HandlingMachine,
  type Passed,
  passedBy,
  type Snapshot,
} from "./handling-deeds.ts";
import { type Around, isVerified, portsOf, type Visitor, visitorsOf } from "./handling-visitors.ts";

export interface Arrival {
  aim: Aim;
  /** A draft is gone on with. */
  isDraft: boolean;
  visitor: Visitor;
  /** `own`: one of the one-thing's townships. */
  area: "none" | "own" | "other";
  /** The state of the company that the person acts for; undefined: for none. */
  company: number | undefined;
  passed: Passed;
}

interface Stand extends Around {
  snapshot: Snapshot;
  passed: Passed;
}

/** Whatever a visitor, the login, the phone and the gateway do from a pick in the list to the declaration. */
export function arrivals(definition: Definition, machine: HandlingMachine): Arrival[] {
  const { code } = definition.oneThing;
  let now: Around = { visitor: "nobody", mode: false, kept: undefined };
  const ports = portsOf(() => now);
  const [fresh] = initialTransition(machine, ports);
  const open: Stand[] = [];
  const known = new Set<string>();
  const found = new Map<string, Arrival>();

  function goOn(from: Stand, { event, visitor = from.visitor }: Deed): void {
    now = { visitor, mode: from.mode, kept: from.kept };
    const before = visitor === from.visitor ? from.passed : { ...from.passed, face: false };
    const passed = passedBy(from.snapshot, before, event);
    const [snapshot, actions] = transition(machine, from.snapshot, event as HandlingEvent);
    const next = { ...now, snapshot, passed };
    const did = (action: string) => actions.some(({ type }) => type === action);
    if (did("tell")) arrive(next);
    else if (did("login") && !isVerified(visitor)) comeBack(next);
    if (snapshot.value !== "idle") open.push(next);
  }

  function arrive(stand: Stand): void {
    const { aim, areaId, draftId, company } = stand.snapshot.context;
    const { visitor, passed } = stand;
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
          { ...stand, kept: areaId },
          { event: { type: "START", code, aim: "declaration" }, visitor: next },
        );
  }

  /** The page was left; whoever is back begins with a machine that knows nothing. */
  function comeBack(stand: Stand): void {
    const { aim } = stand.snapshot.context;
    for (const visitor of visitorsOf(definition))
      goOn({ ...stand, snapshot: fresh }, { event: { type: "START", code, aim, resumed: true }, visitor });
  }

  for (const begun of begins(definition, fresh)) {
    goOn(begun, { event: { type: "START", code, aim: "guide" } });
    goOn(begun, { event: { type: "START", code, aim: "declaration" } });
    // Only who began a draft finds it.
    if (isVerified(begun.visitor)) goOn(begun, { event: { type: "RESUME", code, draftId: draft.draftId } });
  }
  for (let stand = open.pop(); stand; stand = open.pop()) {
    const key = keyOf(stand);
    if (known.has(key)) continue;
    known.add(key);
    for (const deed of deedsAt(machine, stand.snapshot, definition)) goOn(stand, deed);
  }
  return [...found.values()];
}

function begins(definition: Definition, snapshot: Snapshot): Stand[] {
  const passed: Passed = { confirmed: [], education: false, face: false, service: false };
  return visitorsOf(definition).flatMap((visitor) =>
    (definition.companyRequired && visitor === "person" ? [false, true] : [false]).map((mode) => ({
      ...{ snapshot, visitor, mode, passed, kept: undefined },
    })),
  );
}

function keyOf({ snapshot: { value, context }, visitor, mode, kept, passed }: Stand): string {
  const { aim, areaId, draftId, resumed, notices, tips, drafts, definition } = context;
  const told = [notices.length, tips.length, drafts.length, definition !== null, context.passed];
  const stands = [value, aim, areaId, draftId, resumed, context.company?.state];
  return JSON.stringify([stands, told, visitor, mode, kept, passed]);
}
