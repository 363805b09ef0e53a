// Writes messages for the departments that have a system of their own, in the transaction of what they tell.

import type { DepartmentMessage } from "../../engine/contract/department-types.gen.ts";
import { newId, type Random } from "../base/random.ts";
import type { ApplicationRow, MatterRow } from "../database/application-rows.ts";
import { addMessage, handedOverTo, nextSequence } from "../database/outbox.ts";
import type { Trx } from "../database/tables.ts";
import type { Submission } from "../declaring/application-of.ts";
import { type Department, type Departments, systemOf } from "./departments.ts";
import { type Said, submittedMessages } from "./messages.ts";

interface Parts {
  departments?: Departments;
  random: Random;
  settings: { publicUrl: string | null };
}

/** Every connected department gets its own matters; the others find theirs at the desk. */
export async function handOver(
  trx: Trx,
  parts: Parts,
  submission: Submission,
  { application, matters }: { application: ApplicationRow; matters: readonly MatterRow[] },
): Promise<void> {
  const { departments } = parts;
  if (!departments || Object.keys(departments).length === 0) return;
  const base = parts.settings.publicUrl ?? "";
  for (const { department, said } of submittedMessages(submission, application, matters, base)) {
    if (systemOf(departments, department))
      await write(trx, parts, application, department, said, submission.now);
  }
}

/** Tells the departments that have the application, or of them the one with that matter. The application is locked. */
export async function tell(
  trx: Trx,
  parts: Pick<Parts, "random">,
  application: Pick<ApplicationRow, "id" | "number">,
  said: Said,
  now: number,
  only?: (department: Department) => boolean,
): Promise<void> {
  for (const department of await handedOverTo(trx, application.id)) {
    if (!only || only(department)) await write(trx, parts, application, department, said, now);
  }
}

async function write(
  trx: Trx,
  { random }: Pick<Parts, "random">,
  { id: applicationId, number }: Pick<ApplicationRow, "id" | "number">,
  { id: departmentId, name: departmentName }: Department,
  { content, fileIds }: Said,
  now: number,
): Promise<void> {
  const id = newId(random);
  const sequence = await nextSequence(trx, applicationId, departmentId);
  const { kind } = content;
  const department = { id: departmentId, name: departmentName };
  const message: DepartmentMessage = { id, sequence, number, department, ...content };
  await addMessage(trx, {
    id,
    applicationId,
    departmentId,
    departmentName,
    sequence,
    kind,
    payload: JSON.stringify(message),
    fileIds: JSON.stringify(fileIds),
    state: "waiting",
    attempts: 0,
    dueAt: now,
    createdAt: now,
    waitingSince: now,
    deliveredAt: null,
    problem: null,
  });
}
