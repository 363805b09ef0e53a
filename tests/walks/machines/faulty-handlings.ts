// Handling machines with one seeded fault each, and the gate that the walk must find bypassed.
import { handlingMachine } from "../../../engine/portal/handling/handling.ts";
import type { HandlingMachine } from "./handling-actions.ts";

export interface FaultyHandling {
  name: string;
  found: string;
  machine: HandlingMachine;
}

const withGuards = (guards: Record<string, () => boolean>): HandlingMachine =>
  handlingMachine.provide({ guards });

const bypassed = (name: string, gate: string, guard: string): FaultyHandling => ({
  name,
  found: `passed by: ${gate}`,
  machine: withGuards({ [guard]: () => true }),
});

export const faultyHandlings: FaultyHandling[] = [
  bypassed("the notices are not shown", "notices", "noNotice"),
  bypassed("the education tips are not shown", "education tip", "noEducationTip"),
  bypassed("anybody counts as verified", "real name", "isVerified"),
  bypassed("no face is asked", "face", "needsNoFace"),
  bypassed("the tips are not shown", "tips", "noTip"),
  bypassed("a township need not be chosen", "township", "hasTownship"),
  bypassed("any township may be chosen", "township", "isTownship"),
  bypassed("no company is asked", "company", "needsNoCompany"),
  bypassed("a pending company may be chosen", "company", "isApproved"),
  bypassed("everybody acts for a company", "company", "actsForCompany"),
  {
    name: "nobody comes to a declaration",
    found: "nobody begins",
    machine: withGuards({ noTip: () => false, tipAllows: () => false }),
  },
];
