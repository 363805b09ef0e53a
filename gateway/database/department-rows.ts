// The columns of the tables between the portal and the departments.

import type { DepartmentMessage } from "../../engine/contract/department-types.gen.ts";

/** `waiting`: to be sent; `refused`: the department does not take it; `givenUp`: it could not be brought for days. */
export type OutboxState = "waiting" | "delivered" | "refused" | "givenUp";

export type MessageKind = Exclude<DepartmentMessage["kind"], "health">;

/** A message for a department, written in the transaction of what it tells. */
export interface OutboxRow {
  /** Also the key under which the department takes it once. */
  id: string;
  applicationId: string;
  departmentId: string;
  departmentName: string;
  /** From 1, of this application for this department. */
  sequence: number;
  kind: MessageKind;
  /** JSON of the message; empty once the department has it. */
  payload: string;
  /** JSON of the ids of files that it names, which the department may fetch. */
  fileIds: string;
  state: OutboxState;
  /** How often it was sent. */
  attempts: number;
  /** Not sent before; while it is being sent, the end of the lease. */
  dueAt: number;
  createdAt: number;
  /** When its days of being sent began. */
  waitingSince: number;
  deliveredAt: number | null;
  /** Why it did not arrive; null when nothing was wrong. */
  problem: string | null;
}

/** An event of a department that was carried out, so that a repeated one does nothing. */
export interface DepartmentEventRow {
  /** As the department is named in the adapters file. */
  department: string;
  eventId: string;
  applicationId: string;
  /** Of what it said. */
  fingerprint: string;
  at: number;
}
