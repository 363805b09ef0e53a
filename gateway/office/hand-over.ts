// Writes messages for the departments that have a system of their own, in the transaction of what they tell.

import { addMessage, handedOverTo, nextSequence } from "../database/outbox.ts";
import type { ApplicationRow, MatterRow } from "../database/tables.ts";
import type { Submission } from "../declaring/application-of.ts";
import { type Dependencies, newId } from "../dependencies.ts";
import type { Trx } from "../idempotent-write.ts";
import { type Department, systemOf } from "./departments.ts";
import { type Said, submittedMessages } from "./messages.ts";

type Parts = Pick<Dependencies, "departments" | "random">;

/** Every connected department gets its own matters; the others find theirs at the desk. */
export async function handOver(
  trx: Trx,
  parts: Parts & Pick<Dependencies, "settings">,
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
  parts: Pick<Dependencies, "random">,
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
  { random }: Pick<Dependencies, "random">,
  { id: applicationId, number }: Pick<ApplicationRow, "id" | "number">,
  { id: departmentId, name: departmentName }: Department,
  { kind, content, fileIds }: Said,
  now: number,
): Promise<void> {
  const id = newId(random);
  const sequence = await nextSequence(trx, applicationId, departmentId);
  const message = {
    id,
    kind,
    sequence,
    number,
    department: { id: departmentId, name: departmentName },
    ...content,
  };
  await addMessage(trx, {
    ...{ id, applicationId, departmentId, departmentName, sequence, kind },
    ...{ payload: JSON.stringify(message), fileIds: JSON.stringify(fileIds) },
    ...{ state: "waiting", attempts: 0, dueAt: now, createdAt: now, waitingSince: now },
    ...{ deliveredAt: null, problem: null },
  });
}
