// Nothing goes in; a one-thing with every gate comes out, and the machine that leads to it with one seeded fault each, with the rule that must tell it.

import { handlingMachine } from "../../../engine/portal/handling/handling.ts";
import type { HandlingMachine } from "../../../workshop/model/machines/handling-deeds.ts";
import { definition, towns } from "../../engine/portal/handling/handling-under-test.ts";

export interface HandlingFault {
  name: string;
  rule: string;
  at: string;
  machine: HandlingMachine;
}

export const notice = (id: string) => ({
  id,
  terminal: "pc" as const,
  title: id,
  html: "<p>须知</p>",
  allowContinue: true,
});
export const tip = (id: string) => ({ id, title: id, content: "提示", allowApply: true });

/** A notice, education tips, a face check, a tip, two townships, and a company's affair. */
export const gated = definition(
  {
    faceVerification: true,
    notices: [notice("N1")],
    educationTip: { title: "入学", content: "提示", officialAccount: "云澜教育" },
    tips: [tip("T1")],
  },
  towns,
  true,
);

const withGuards = (guards: Record<string, () => boolean>): HandlingMachine =>
  handlingMachine.provide({ guards });
const bypassed = (name: string, at: string, ...guards: string[]): HandlingFault => ({
  ...{ name, at, rule: "gate-bypassed" },
  machine: withGuards(Object.fromEntries(guards.map((guard) => [guard, () => true]))),
});

export const handlingFaults: HandlingFault[] = [
  bypassed("the notices are not shown", "/notices", "noNotice"),
  bypassed("the education tips are not shown", "/educationTip", "noEducationTip"),
  bypassed("anybody counts as verified", "/id", "isVerified"),
  bypassed("no face is asked", "/faceVerification", "needsNoFace"),
  bypassed("the tips are not shown", "/tips", "noTip"),
  bypassed("a township need not be chosen", "/townships", "hasTownship"),
  bypassed("any township may be chosen", "/townships", "isTownship"),
  bypassed("no company is asked", "/matters", "needsNoCompany"),
  bypassed("a pending company may be chosen", "/matters", "isApproved"),
  bypassed("everybody acts for a company", "/matters", "actsForCompany"),
  {
    name: "nobody comes to a declaration",
    rule: "begin-unreached",
    at: "/id",
    machine: withGuards({ noTip: () => false, tipAllows: () => false }),
  },
];
