// Takes a one-thing and the machine that leads to it; tells notices, checks and choices that can be passed by, and a declaration nobody comes to.

import { companyState } from "../../../engine/company/authorisation.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import type { OneThing } from "../../../engine/one-thing/one-thing.ts";
import { handlingMachine } from "../../../engine/portal/handling/handling.ts";
import { below } from "../../../engine/problem/pointer.ts";
import { sentences } from "../../../engine/problem/sentences.ts";
import { type Finding, finding } from "../finding.ts";
import type { HandlingMachine } from "./handling-deeds.ts";
import { type Arrival, arrivals } from "./handling-graph.ts";
import { isVerified } from "./handling-visitors.ts";

/** What must have been passed on the way (Spec 4), and its place in the file. */
interface Gate {
  name: string;
  pointer: string;
  /** Of a draft, the face alone is asked again: it was led through the rest when it began. */
  ofDrafts?: true;
  isPassed(arrival: Arrival, definition: Definition): boolean;
}

const allConfirmed = ({ passed }: Arrival, part: string, list: readonly unknown[]): boolean =>
  list.every((_, at) => passed.confirmed.includes(below(part, at)));

const gates: Gate[] = [
  {
    name: "须知",
    pointer: "/notices",
    isPassed: (arrival, { oneThing }) => allConfirmed(arrival, "/notices", oneThing.notices),
  },
  {
    name: "入学提示",
    pointer: "/educationTip",
    isPassed: ({ passed }, { oneThing }) => !oneThing.educationTip || passed.education,
  },
  {
    name: "实名认证",
    pointer: "/id",
    isPassed: ({ visitor }) => isVerified(visitor),
  },
  {
    name: "人脸核验",
    pointer: "/faceVerification",
    ofDrafts: true,
    isPassed: ({ passed }, { oneThing }) => !oneThing.faceVerification || passed.face,
  },
  {
    name: "办理提示",
    pointer: "/tips",
    isPassed: (arrival, { oneThing }) => allConfirmed(arrival, "/tips", oneThing.tips),
  },
  {
    name: "所属区域",
    pointer: "/townships",
    isPassed: ({ area }, { townships }) => area === "own" || Object.keys(townships).length === 0,
  },
  {
    name: "企业授权",
    pointer: "/matters",
    isPassed({ aim, visitor, company, passed }, { companyRequired }) {
      if (!companyRequired || aim === "guide") return true;
      return visitor === "legal-person"
        ? passed.service
        : company !== undefined && companyState(company).selectable;
    },
  },
];

// What leads to one-things of the same gates is the same: it is walked once.
const walked = new Map<string, Arrival[]>();

/** `machine`: another one than the portal's; tests prove by it that each fault is found. */
export function handlingFindings(definition: Definition, machine?: HandlingMachine): Finding[] {
  const { oneThing } = definition;
  if (oneThing.webHandleUrl) return [];
  const all = machine ? arrivals(definition, machine) : arrivalsOf(definition);
  const witness = { code: oneThing.code };
  // Whose session has ended comes to no declaration: the gateway opens none.
  const judged = all.filter(({ visitor }) => visitor !== "nobody");
  const bypassed = gates
    .filter(({ ofDrafts, isPassed }) =>
      judged.some((arrival) => (ofDrafts || !arrival.isDraft) && !isPassed(arrival, definition)),
    )
    .map(({ name, pointer }) =>
      finding(pointer, "gate-bypassed", sentences["gate-bypassed"](name), "error", witness),
    );
  const isReached = all.some(({ aim, isDraft }) => aim === "declaration" && !isDraft);
  if (isReached || forbids(oneThing)) return bypassed;
  return [...bypassed, finding("/id", "begin-unreached", sentences["begin-unreached"](), "error", witness)];
}

/** A designer may say so: then nobody shall begin. */
const forbids = ({ notices, tips }: OneThing): boolean =>
  notices.some(({ allowContinue }) => !allowContinue) || tips.some(({ allowApply }) => !allowApply);

function arrivalsOf(definition: Definition): Arrival[] {
  const { oneThing, townships, companyRequired } = definition;
  const { notices, tips, educationTip, faceVerification } = oneThing;
  const shape = JSON.stringify([
    [notices.map(({ allowContinue }) => allowContinue), tips.map(({ allowApply }) => allowApply)],
    [Boolean(educationTip), faceVerification, Math.min(Object.keys(townships).length, 2), companyRequired],
  ]);
  const found = walked.get(shape) ?? arrivals(definition, handlingMachine);
  walked.set(shape, found);
  return found;
}
