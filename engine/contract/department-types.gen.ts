// What the portal and the departments' systems tell each other, printed from schemas/contract/departments by `npm run contract`.

import type { ApplicationStatus, MatterStatus } from "./types.gen.ts";

/** An application with this department's matters: their answers and papers, and nothing that only other departments need. */
export type MessageSubmitted = {
  id: MessageId; kind: "submitted";
  /** From 1, of this application for this department. A message is sent only after all before it have been taken. */
  sequence: number;
  number: MessageNumber; department: MessageDepartment;
  application: {
    number: MessageNumber;
    /** Version of the one-thing that it was filled in with */
    definition: string;
    oneThing: { id: string; code: string; name: string };
    /** Null: the one-thing asks for none */
    township: { id: string; name: string | null } | null;
    submittedAt: MessageTime; receiptHash: MessageHash;
  };
  applicant: {
    /** As the form says; where it does not ask: 1 a person, 2 a company */
    declarePersonType: string;
    name: string;
    /** The kind of paper of `certificateNumber`: 1 the identity card */
    paperType: string;
    certificateNumber: string; mobile: string;
    /** For which company; null: for oneself */
    company: { name: string; creditCode: string } | null;
  };
  matters: MessageMatter[]; materials: MessageMaterial[];
  /** Null: nothing was signed */
  signature: {
    kind: "drawn" | "typed" | "seal"; statement: string; signedAt: MessageTime; sha256: MessageHash;
    /** The drawn picture */
    url: string | null;
  } | null;
};
/** What the citizen has handed in later. */
export type MessageSupplemented = {
  id: MessageId; kind: "supplemented";
  /** From 1, of this application for this department. A message is sent only after all before it have been taken. */
  sequence: number;
  number: MessageNumber; department: MessageDepartment;
  /** The matter that was to be mended; null: the paper that authorises somebody else, for the whole application */
  matter: string | null;
  note: string; at: MessageTime; files: MessageFile[];
};
/** The citizen has taken the application back; nothing is to be done. */
export type MessageWithdrawn = {
  id: MessageId; kind: "withdrawn";
  /** From 1, of this application for this department. A message is sent only after all before it have been taken. */
  sequence: number;
  number: MessageNumber; department: MessageDepartment; at: MessageTime;
};
/** The application as a whole has been stopped, or goes on. */
export type MessageStatus = {
  id: MessageId; kind: "status";
  /** From 1, of this application for this department. A message is sent only after all before it have been taken. */
  sequence: number;
  number: MessageNumber; department: MessageDepartment; status: "已申请" | "办理中" | "未上传委托书" | "不予批准";
  reason: string | null; at: MessageTime;
};
export type MessageMatter = {
  id: string; name: string; promisedBy: MessageDate;
  /** Its result is sent by post */
  byPost: boolean;
  /** The questions that chose the matter, or on which something it asks depends */
  choices: { key: string; ask: string; options: { key: string; label: string }[] }[];
  sections: {
    key: string; title: string;
    /** Of a row of a list; null: answered once */
    rowId: string | null;
    fields: {
      key: string; title: string;
      /** The code or text that was answered */
      value: string | string[];
      /** The same as a reader sees it */
      text: string;
    }[];
  }[];
  /** Keys of its materials */
  materials: string[];
};
export type MessageMaterial = {
  key: string; id: string; name: string;
  /** Where it was planned to come from: upload, e-licence, form or shared-data */
  source: string;
  files: MessageFile[];
  /** The electronic licence that serves as the material */
  licence: {
    name: string;
    /** Masked */
    numberText: string;
    issuer: string;
  } | null;
};
/** A paper, fetched by its address */
export type MessageFile = {
  fileId: MessageId; name: string; type: string;
  /** Bytes */
  size: number;
  sha256: MessageHash;
  /** GET, signed like an event with an empty body */
  url: string;
};
export type MessageDepartment = {
  /** Its code in the catalogue */
  id: string;
  name: string;
};
/** Of the application, twenty digits */
export type MessageNumber = string;
export type MessageId = string;
export type MessageHash = string;
/** UTC */
export type MessageTime = string;
export type MessageDate = string;
/** Sent by npm run adapters -- check: is to be answered like any other, and does nothing. */
export type MessageHealth = { id: MessageId; kind: "health"; at: MessageTime };
/** A message to a department's system */
export type DepartmentMessage = MessageSubmitted | MessageSupplemented | MessageWithdrawn | MessageStatus | MessageHealth;
/** The department has begun; after “mend”: it has what was missing */
export type EventAccepted = { kind?: "accepted"; note?: EventNote };
/** Something is missing or wrong: what, why, and by when */
export type EventMend = {
  kind?: "mend"; reason: EventReason;
  /** Last day for the citizen, today or later */
  dueBy: string;
  /** Keys of the fields of the matter */
  fields?: string[];
  /** Keys of the materials of the matter */
  papers?: string[];
};
/** The matter is finished */
export type EventDone = {
  kind?: "done"; note?: EventNote;
  /** What the citizen gets: PDF, OFD, JPG or PNG */
  results?: {
    name: string;
    /** Base64 */
    content: string;
  }[];
};
/** The matter cannot be granted, which ends the whole application */
export type EventRefused = { kind?: "refused"; reason: EventReason };
/** For the citizen, in Chinese */
export type EventNote = string;
/** For the citizen, in Chinese */
export type EventReason = string;
/** An event of a department's system */
export type DepartmentEvent = {
  /** The department's own id of the event: repeated, it does nothing */
  id: string;
  /** Of the application */
  number: string;
  /** Id of the matter */
  matter: string;
  kind: "accepted"; note?: EventNote;
} | {
  /** The department's own id of the event: repeated, it does nothing */
  id: string;
  /** Of the application */
  number: string;
  /** Id of the matter */
  matter: string;
  kind: "mend"; reason: EventReason;
  /** Last day for the citizen, today or later */
  dueBy: string;
  /** Keys of the fields of the matter */
  fields?: string[];
  /** Keys of the materials of the matter */
  papers?: string[];
} | {
  /** The department's own id of the event: repeated, it does nothing */
  id: string;
  /** Of the application */
  number: string;
  /** Id of the matter */
  matter: string;
  kind: "done"; note?: EventNote;
  /** What the citizen gets: PDF, OFD, JPG or PNG */
  results?: {
    name: string;
    /** Base64 */
    content: string;
  }[];
} | {
  /** The department's own id of the event: repeated, it does nothing */
  id: string;
  /** Of the application */
  number: string;
  /** Id of the matter */
  matter: string;
  kind: "refused"; reason: EventReason;
};
/** How things stand; null once the citizen has taken the application back */
export type EventAnswer = { status: ApplicationStatus | null; matterStatus: MatterStatus | null };
