// Watches a running machine and reports each transition: the event, both states, and the conditions that decided.
import type { DeclarationRef } from "../../../engine/index.ts";
import type { HandlingRef } from "../../../engine/portal/index.ts";
import { guardName, type MachineNode, type Way } from "./machine-parts.ts";

export interface Branch {
  id: number;
  event: string;
  from: string;
  /** Empty when it stayed where it was. */
  to: string;
  /** The condition that held, if there was one. */
  guard?: string;
  /** Conditions of the transitions before it, which did not hold. */
  refused: string[];
}

let last = 0;

/** Returns a function that ends it. */
export function watchBranches(
  actor: DeclarationRef | HandlingRef,
  tell: (branch: Branch) => void,
): () => void {
  const watching = actor.system.inspect((inspected) => {
    if (inspected.type !== "@xstate.microstep" || inspected.actorRef !== actor) return;
    const ways = inspected._transitions as unknown as readonly Way[];
    for (const way of ways) tell(branchOf(way, inspected.event.type));
  });
  return () => watching.unsubscribe();
}

function branchOf(way: Way, event: string): Branch {
  const { source, target, guard } = way;
  last += 1;
  return {
    id: last,
    // An eventless transition.
    event: way.eventType === "" ? "" : event,
    from: named(source),
    to: (target ?? []).map(named).join("、"),
    ...(guard !== undefined && { guard: guardName(guard) }),
    refused: before(way).flatMap((one) => (one.guard === undefined ? [] : [guardName(one.guard)])),
  };
}

const named = ({ path }: MachineNode): string => path.join(".");

/** The earlier transitions for the same event, which were tried first. */
function before(way: Way): readonly Way[] {
  const { source, eventType } = way;
  const written = (eventType === "" ? source.always : source.transitions.get(eventType)) ?? [];
  return written.slice(0, Math.max(0, written.indexOf(way)));
}
