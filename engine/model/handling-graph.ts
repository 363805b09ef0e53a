// Takes a one-thing and the machine that leads to it; gives every way on which its guide or declaration is come to, with what was passed before.

import { initialTransition, type SnapshotFrom, transition } from "xstate";
import type { UserInfo } from "../gateway-client/answers.ts";
import type { CompanyInfo } from "../gateway-client/company-info.ts";
import type { Definition } from "../one-thing/definition.ts";
import { dialogOf, type handlingMachine } from "../portal/handling.ts";
import type { Aim, HandlingEvent, HandlingPorts } from "../portal/handling-types.ts";
import { below } from "../problem/pointer.ts";

export type HandlingMachine = typeof handlingMachine;

type Snapshot = SnapshotFrom<HandlingMachine>;
type StateName = keyof HandlingMachine["states"];

/** Who sits before the screen. */
export type Visitor = "nobody" | "unverified" | "person" | "legal-person";

/** What was done, remembered beside the machine and never asked of it. */
export interface Passed {
  /** Pointers of the notices and tips that were confirmed, of those that allow to go on. */
  confirmed: readonly string[];
  education: boolean;
  /** Whoever sits there held a face to it; who comes back later holds it again. */
  face: boolean;
  /** What the services for companies said. */
  service: boolean;
}

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

/** What the machine asks of the portal. */
interface Around {
  visitor: Visitor;
  /** The address put the person into a company. */
  mode: boolean;
  /** The township that the guide was opened for. */
  kept: string | undefined;
}

interface Stand extends Around {
  snapshot: Snapshot;
  passed: Passed;
}

/** A person's event, or the answer to what the machine asked; and who sits there then. */
interface Deed {
  event: { type: string; [word: string]: unknown };
  visitor?: Visitor;
}

const pending = 0;
const approved = 2;
const nowhere = "nowhere";
const company = (state: number) => ({ id: `c${state}`, state }) as CompanyInfo;
const dialogOfLater = { start: () => undefined, stop: () => undefined };
const draft = { draftId: "d", revision: 0, savedAt: "" };

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
    const heard = [
      ...machine.root.ownEvents,
      ...(machine.states[String(stand.snapshot.value) as StateName]?.ownEvents ?? []),
    ];
    // What nobody listens for changes nothing but who sits there.
    for (const deed of deedsAt(stand, definition))
      if (deed.visitor || heard.includes(deed.event.type as never)) goOn(stand, deed);
  }
  return [...found.values()];
}

const isVerified = (visitor: Visitor): boolean => visitor === "person" || visitor === "legal-person";

function visitorsOf({ companyRequired }: Definition): Visitor[] {
  return ["nobody", "unverified", "person", ...(companyRequired ? ["legal-person" as const] : [])];
}

function begins(definition: Definition, snapshot: Snapshot): Stand[] {
  const passed: Passed = { confirmed: [], education: false, face: false, service: false };
  return visitorsOf(definition).flatMap((visitor) =>
    (definition.companyRequired && visitor === "person" ? [false, true] : [false]).map((mode) => ({
      ...{ snapshot, visitor, mode, passed, kept: undefined },
    })),
  );
}

/** Only what the machine's rules ask; what it waits for is answered by the model. */
function portsOf(now: () => Around): HandlingPorts {
  const nothing = () => undefined;
  const answered = () => Promise.reject(new Error("the model answers"));
  return {
    user: () => userOf(now().visitor),
    actsFor: () => (now().mode && now().visitor === "person" ? company(approved) : null),
    townshipOf: () => now().kept,
    ...{ look: answered, definition: answered, drafts: answered, face: answered, companies: answered },
    isOpenToCompanies: answered,
    ...{ goOut: nothing, login: nothing, toCompanyServices: nothing, handled: nothing },
    ...{ townshipKept: nothing, townshipChanged: nothing, faceRenewed: nothing, failed: nothing },
  };
}

function userOf(visitor: Visitor): UserInfo | null {
  if (visitor === "nobody") return null;
  const userType = visitor === "legal-person" ? "enterprise" : "personal";
  return { id: visitor, userType, certificateNumber: isVerified(visitor) ? "1" : "" } as UserInfo;
}

function deedsAt({ snapshot }: Stand, definition: Definition): Deed[] {
  const areas = Object.keys(definition.townships);
  const events: Deed["event"][] = [
    ...["CONFIRM", "CANCEL", "START_ANEW", "FACE_CONFIRMED"].map((type) => ({ type })),
    ...[...areas.slice(0, 1), nowhere].map((areaId) => ({ type: "CHOOSE_TOWNSHIP", areaId })),
    ...(definition.companyRequired ? [pending, approved] : []).map((state) => ({
      ...{ type: "CHOOSE_COMPANY", company: company(state) },
    })),
    ...answersTo(snapshot, definition),
  ];
  const login = { type: "LOGGED_IN" } as const;
  return [
    ...events.map((event) => ({ event })),
    ...(snapshot.can(login) ? visitorsOf(definition) : []).map((next) => ({ event: login, visitor: next })),
    // The session ends, and nothing tells the machine.
    { event: { type: "nothing" }, visitor: "nobody" },
  ];
}

/** What the gateway may say to what is asked now. */
function answersTo({ value, children }: Snapshot, definition: Definition): Deed["event"][] {
  const [child] = Object.keys(children);
  if (child === undefined) return [];
  const outputs: Record<string, unknown[]> = {
    looking: [{ definition, notices: definition.oneThing.notices }],
    resuming: [definition],
    drafts: [[], [draft]],
    checkingService: [true, false],
  };
  const told = outputs[String(value)] ?? [dialogOfLater];
  return [
    ...told.map((output) => ({ type: `xstate.done.actor.${child}`, output })),
    { type: `xstate.error.actor.${child}`, error: new Error("refused") },
  ];
}

function passedBy(snapshot: Snapshot, passed: Passed, event: Deed["event"]): Passed {
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

function keyOf({ snapshot: { value, context }, visitor, mode, kept, passed }: Stand): string {
  const { aim, areaId, draftId, resumed, notices, tips, drafts, definition } = context;
  const told = [notices.length, tips.length, drafts.length, definition !== null, context.passed];
  const stands = [value, aim, areaId, draftId, resumed, context.company?.state];
  return JSON.stringify([stands, told, visitor, mode, kept, passed]);
}
