// Reads and writes what the portal must not lose on a reload, under one key of session storage, and checks what it reads.

import type { Receipt, UserInfo } from "../../contract/types.gen.ts";
import type { Answer, DeclarationRecord, SealTrace } from "../../declaration/record.ts";
import type { StepName } from "../../one-thing/one-thing.ts";
import type { HandlingPick, TakenThing } from "../handling/handling-rules.ts";
import type { StoragePort } from "../ports.ts";
import type { Visitor } from "./principal.ts";
import { blankUser, type DeclarationState, noDeclaration, restored, type UserState } from "./spec-state.ts";

export const storageKey = "one-thing-portal";

/** Session storage keeps the token under these two names as well (Spec 9). */
const tokenKeys = ["aNetToken", "token"] as const;

/** Beside an aNetToken that an address named, and that the gateway did not exchange (Spec 2). */
const refusedKey = "aNetTokenRefused";

/** One save. While its outcome is unknown it is repeated unchanged, under the same key, before anything newer. */
export interface Attempt {
  record: DeclarationRecord;
  idempotencyKey: string;
  /** Absent while the draft does not exist yet. */
  draftId?: string;
  revision: number;
  /** Present when the stored draft differs from the record in one section only, so that section alone is sent. */
  single?: { section: string; kept: DeclarationRecord };
}

/** A handling that waits for the provincial login. */
export interface PersistedHandling extends HandlingPick {
  /** Where it continues; by default on the guide. */
  path?: string;
}

/** From this alone a declaration goes on after a reload; `declarationState` says the same under the specification's names. */
export interface PersistedDeclaration {
  code: string;
  /** Version of the definition. */
  definition: string;
  record: DeclarationRecord;
  furthest: StepName;
  changing: boolean;
  receipt: Receipt | null;
  /** Absent in data from before there were seals. */
  seal?: SealTrace;
  /** Idempotency keys that are fixed when the draft begins: for its creation, and for its submission. */
  draftKey: string;
  submitKey: string;
  /** The gateway has not acknowledged everything. */
  unsaved: boolean;
  /** Number of changes of the record: of two copies, the one with more is newer. */
  edition?: number;
  /** The person is at the review. */
  review?: boolean;
  /** Revision that was handed in; its answer has not come yet. */
  submitting?: number | undefined;
  /** A save whose outcome is not known. It is repeated under its own key before anything newer. */
  attempt?: Attempt | undefined;
  /** The last press was not answered. */
  stuck?: boolean;
}

/** What was chosen for a one-thing before handling began; the declaration takes it over. */
export interface Beforehand {
  code: string;
  areaId?: string;
  /** Question key → option key(s), empty when nothing is chosen. */
  choices: Readonly<Record<string, Answer>>;
}

export interface Persisted {
  version: 1;
  /** Id of the person it belongs to; null before the login. */
  person: string | null;
  /** By which login they came (Spec 6): one person's two logins have nothing in common. */
  userType?: UserInfo["userType"];
  /** Spec 4, rule 3; absent when nothing was taken up. */
  oneThing?: TakenThing;
  handling: PersistedHandling | null;
  declaration: PersistedDeclaration | null;
  /** Id of the company that the page acts for (Spec 2, 3); it waits here for the login, too. */
  instanceId: string | null;
  /** From the encrypted user-info parameter, until its person has logged in. */
  visitor: Visitor | null;
  /** Absent when nothing was chosen beforehand. */
  beforehand?: Beforehand;
  userState: UserState;
  declarationState: DeclarationState;
}

export const nothingPersisted: Persisted = {
  version: 1,
  person: null,
  handling: null,
  declaration: null,
  instanceId: null,
  visitor: null,
  userState: blankUser,
  declarationState: noDeclaration,
};

/** A storage that fails, is full or was edited never stops the portal: the failure is only reported (Spec 8). */
export function createKeep(storage: StoragePort, report: (error: unknown) => void) {
  const tried = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      report(error);
      return otherwise;
    }
  };
  const put = (key: string, value: string | null) =>
    tried(() => (value === null ? storage.removeItem(key) : storage.setItem(key, value)), undefined);
  const token = (value: string | null) => {
    for (const key of tokenKeys) put(key, value);
    put(refusedKey, null);
  };
  return {
    read: () => tried(() => persistedOf(storage.getItem(storageKey)), nothingPersisted),
    /** Whether it is kept. */
    write: (value: Persisted) =>
      tried(() => {
        storage.setItem(storageKey, JSON.stringify(value));
        return storage.getItem(storageKey) !== null;
      }, false),
    /** Removes everything of the person, including the token. */
    clear: () => {
      tried(() => storage.removeItem(storageKey), undefined);
      token(null);
    },
    token,
    /** Of somebody who came with it all the same: it is kept, and that it was refused. */
    refusedToken: (value: string) => {
      put("aNetToken", value);
      put(refusedKey, "1");
    },
  };
}

function persistedOf(text: string | null): Persisted {
  if (text === null) return nothingPersisted;
  const value = JSON.parse(text) as Partial<Persisted> | null;
  if (value?.version !== 1) return nothingPersisted;
  const { person = null, handling = null, declaration = null, instanceId = null, visitor = null } = value;
  return {
    version: 1,
    person: typeof person === "string" ? person : null,
    handling: handling && typeof handling.code === "string" ? handling : null,
    declaration: declaration && whole(declaration) ? declaration : null,
    ...(isThing(value.oneThing) && { oneThing: value.oneThing }),
    ...(value.userType && { userType: value.userType }),
    ...(typeof value.beforehand?.choices === "object" && { beforehand: value.beforehand }),
    instanceId: typeof instanceId === "string" ? instanceId : null,
    ...restored(value),
    visitor: visitor && typeof visitor.certificateNumber === "string" ? visitor : null,
  };
}

function isThing(value: Partial<TakenThing> | undefined): boolean {
  const { oneThingId, oneThingName, webFaceVerification } = value ?? {};
  return (
    typeof oneThingId === "string" &&
    typeof oneThingName === "string" &&
    typeof webFaceVerification === "boolean"
  );
}

/** Enough of it is there to go on; the gateway judges the rest. */
export function whole({ code, record, draftKey, submitKey }: Partial<PersistedDeclaration>): boolean {
  return (
    [code, draftKey, submitKey].every((text) => typeof text === "string") &&
    [record, record?.answers, record?.choices, record?.materials, record?.principal].every(
      (part) => typeof part === "object" && part !== null,
    )
  );
}
