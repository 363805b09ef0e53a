// Finds gates before a declaration that can be bypassed, and whether anybody reaches the declaration at all.
import { companyState } from "../../../engine/application/authorisation.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { handlingMachine } from "../../../engine/portal/handling/handling.ts";
import { below } from "../../../engine/problem/pointer.ts";
import type { HandlingMachine } from "./handling-actions.ts";
import { type Arrival, arrivals } from "./handling-arrivals.ts";
import { isVerified } from "./visitors.ts";

/** What must have been passed on the way (Spec 4). */
interface Gate {
  name: string;
  /** A draft asks only for the face check again: it went through the rest when it began. */
  ofDrafts?: true;
  isPassed(arrival: Arrival, definition: Definition): boolean;
}

const allConfirmed = ({ passed }: Arrival, part: string, list: readonly unknown[]): boolean =>
  list.every((_, at) => passed.confirmed.includes(below(part, at)));

const gates: Gate[] = [
  {
    name: "notices",
    isPassed: (arrival, { oneThing }) => allConfirmed(arrival, "/notices", oneThing.notices),
  },
  {
    name: "education tip",
    isPassed: ({ passed }, { oneThing }) => !oneThing.educationTip || passed.education,
  },
  {
    name: "real name",
    isPassed: ({ visitor }) => isVerified(visitor),
  },
  {
    name: "face",
    ofDrafts: true,
    isPassed: ({ passed }, { oneThing }) => !oneThing.faceVerification || passed.face,
  },
  {
    name: "tips",
    isPassed: (arrival, { oneThing }) => allConfirmed(arrival, "/tips", oneThing.tips),
  },
  {
    name: "township",
    isPassed: ({ area }, { townships }) => area === "own" || Object.keys(townships).length === 0,
  },
  {
    name: "company",
    isPassed({ aim, visitor, company, passed }, { companyRequired }) {
      if (!companyRequired || aim === "guide") return true;
      return visitor === "legal-person"
        ? passed.service
        : company !== undefined && companyState(company).selectable;
    },
  },
];

/** `machine`: the portal's own, or one with a seeded fault. */
export function handlingFaults(definition: Definition, machine: HandlingMachine = handlingMachine): string[] {
  const all = arrivals(definition, machine);
  // A visitor whose session has ended reaches no declaration, since the gateway opens none.
  const judged = all.filter(({ visitor }) => visitor !== "nobody");
  const bypassed = gates.filter(({ ofDrafts, isPassed }) =>
    judged.some((arrival) => (ofDrafts || !arrival.isDraft) && !isPassed(arrival, definition)),
  );
  const isReached = all.some(({ aim, isDraft }) => aim === "declaration" && !isDraft);
  return [
    ...bypassed.map(({ name }) => `passed by: ${name}`),
    ...(isReached || isForbidden(definition) ? [] : ["nobody begins"]),
  ];
}

/** If a notice or a tip lets nobody go on, nobody may begin. */
const isForbidden = ({ oneThing: { notices, tips } }: Definition): boolean =>
  notices.some(({ allowContinue }) => !allowContinue) || tips.some(({ allowApply }) => !allowApply);
