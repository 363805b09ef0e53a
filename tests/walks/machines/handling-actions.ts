// Lists everything that can happen at one point of the handling, and which gates each action passes.
import type { SnapshotFrom } from "xstate";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { dialogOf, type handlingMachine } from "../../../engine/portal/handling/handling.ts";
import { below } from "../../../engine/problem/pointer.ts";
import { approved, company, pending, type Visitor, visitorsOf } from "./visitors.ts";

export type HandlingMachine = typeof handlingMachine;
export type Snapshot = SnapshotFrom<HandlingMachine>;

/** What the visitor really did, recorded outside the machine so that the machine is never asked about itself. */
export interface Passed {
  /** Pointers of the confirmed notices and tips, among those that allow going on. */
  confirmed: readonly string[];
  education: boolean;
  /** The present visitor passed the face check; a visitor who comes back later has to pass it again. */
  face: boolean;
  /** The answer of the services for companies. */
  service: boolean;
}

/** A person's event, or the answer to the machine's request; and who is present then. */
export interface Action {
  event: { type: string; [word: string]: unknown };
  visitor?: Visitor;
}

const nowhere = "nowhere";
const loadedDialog = { start: () => undefined, stop: () => undefined };
/** The only draft that the gateway knows. */
export const draft = { draftId: "d", revision: 0, savedAt: "" };

/** Every event that the machine listens for there, and the end of the session, which it is not notified of. */
export function actionsAt(machine: HandlingMachine, snapshot: Snapshot, definition: Definition): Action[] {
  const state = machine.states[String(snapshot.value) as keyof HandlingMachine["states"]];
  const heard = new Set<string>([...machine.root.ownEvents, ...(state?.ownEvents ?? [])]);
  const areas = Object.keys(definition.townships);
  const events: Action["event"][] = [
    ...["CONFIRM", "CANCEL", "START_ANEW", "FACE_CONFIRMED"].map((type) => ({ type })),
    ...[...areas.slice(0, 1), nowhere].map((areaId) => ({ type: "CHOOSE_TOWNSHIP", areaId })),
    ...(definition.companyRequired ? [pending, approved] : []).map((state) => ({
      type: "CHOOSE_COMPANY",
      company: company(state),
    })),
    ...answersTo(snapshot, definition),
  ];
  const logins = visitorsOf(definition).map((visitor): Action => ({ event: { type: "LOGGED_IN" }, visitor }));
  return [
    ...[...events.map((event): Action => ({ event })), ...logins].filter(({ event }) =>
      heard.has(event.type),
    ),
    // The session ends.
    { event: { type: "nothing" }, visitor: "nobody" },
  ];
}

/** Possible answers of the gateway to the current request. */
function answersTo({ value, children }: Snapshot, definition: Definition): Action["event"][] {
  const [child] = Object.keys(children);
  if (child === undefined) return [];
  const outputs: Record<string, unknown[]> = {
    looking: [{ definition, notices: definition.oneThing.notices }],
    resuming: [definition],
    drafts: [[], [draft]],
    checkingService: [true, false],
  };
  const replies = outputs[String(value)] ?? [loadedDialog];
  return [
    ...replies.map((output) => ({ type: `xstate.done.actor.${child}`, output })),
    { type: `xstate.error.actor.${child}`, error: new Error("refused") },
  ];
}

/** `passed`, with what this event adds to it. */
export function passedBy(snapshot: Snapshot, passed: Passed, event: Action["event"]): Passed {
  const dialog = dialogOf(snapshot);
  const { notices, tips, definition } = snapshot.context;
  if (event.type === "FACE_CONFIRMED" && dialog === "real-name") return { ...passed, face: true };
  if (snapshot.value === "checkingService" && typeof event.output === "boolean")
    return { ...passed, service: event.output };
  if (event.type !== "CONFIRM") return passed;
  const { oneThing } = definition ?? {};
  if (dialog === "notice" && notices[0]?.allowContinue)
    return withConfirmed(passed, below("/notices", (oneThing?.notices.length ?? 0) - notices.length));
  if (dialog === "tips" && tips[0]?.allowApply)
    return withConfirmed(passed, below("/tips", (oneThing?.tips.length ?? 0) - tips.length));
  return dialog === "education-tips" ? { ...passed, education: true } : passed;
}

function withConfirmed(passed: Passed, pointer: string): Passed {
  return { ...passed, confirmed: [...new Set([...passed.confirmed, pointer])].sort() };
}
