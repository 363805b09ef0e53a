// The columns of the tables about applications. Times are epoch milliseconds, JSON is text.

import type { StoredStatus } from "../../engine/application/application-life.ts";
import type { MatterStatus } from "../../engine/application/matter-life.ts";
import type { ApplicationStatus } from "../../engine/contract/types.gen.ts";

export interface ApplicationRow {
  id: string;
  ownerId: string;
  draftId: string;
  number: string;
  oneThingId: string;
  oneThingName: string;
  code: string;
  definition: string;
  status: StoredStatus;
  statusNote: string;
  townshipName: string | null;
  /** Name, at that time, of the company it was declared for; null for the person. */
  companyId: string | null;
  companyName: string | null;
  applicantNameText: string;
  applicantPaperCodeText: string;
  applicantMobileText: string;
  /** The declaration as it was submitted. */
  declaration: string;
  formContent: string;
  materials: string;
  receiptHash: string;
  promisedBy: string;
  submittedAt: number;
  /** Null when nothing was signed. */
  signatureId: string | null;
  /** The reason for the status, in the department's own words. */
  reason: string | null;
  /** yyyy-MM-dd: the person's deadline for what the status asks. */
  dueBy: string | null;
  /** Withdrawn by its owner: it is a draft again and no longer shown. */
  withdrawnAt: number | null;
}

export interface MatterRow {
  applicationId: string;
  matterInfoId: string;
  position: number;
  name: string;
  departmentName: string;
  /** Its code in the catalogue; null in rows from before it was kept. */
  departmentId: string | null;
  status: MatterStatus;
  promisedBy: string;
  /** yyyy-MM-dd: deadline for what is missing; null when nothing is. */
  mendBy: string | null;
}

/** Handed in after the submission. */
export interface SupplementRow {
  id: string;
  applicationId: string;
  ownerId: string;
  /** The matter it belongs to; empty for the 委托书 of the whole application. */
  matterInfoId: string;
  note: string;
  /** JSON of the files' ids. */
  fileIds: string;
  at: number;
}

export interface EventRow {
  applicationId: string;
  /** Empty when the event concerns the whole application. */
  matterInfoId: string;
  position: number;
  status: ApplicationStatus | MatterStatus;
  note: string;
  at: number;
}
