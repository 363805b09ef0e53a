// Keeps in session storage what must outlive a reload: the running declaration, a waiting handling, and who is here.

import type { UserInfo } from "../../contract/types.gen.ts";
import type { ClockPort, StoragePort } from "../ports.ts";
import { debounce } from "./debounce.ts";
import {
  type Beforehand,
  createKeep,
  nothingPersisted,
  type Persisted,
  type PersistedDeclaration,
  type PersistedHandling,
} from "./persisted.ts";

/** Milliseconds within which a change reaches session storage. */
const persistDelay = 250;

/** What an address carried and a way to a login must not lose. */
export type Entered = Pick<Persisted, "instanceId" | "visitor" | "userFrom">;

/** A declaration that runs. */
interface Running {
  persisted(): PersistedDeclaration;
}

export interface Memory {
  /** From now on every write takes the running declaration along. */
  follow(session: Running): void;
  unfollow(): void;
  /** The declaration of before the reload. */
  kept(): PersistedDeclaration | null;
  /** What is kept belongs to somebody else. */
  isOfAnother(user: UserInfo): boolean;
  /** Who is here is known: what belongs to another person goes. */
  arrive(user: UserInfo | null, token: string | null, of: Entered): void;
  /** Under the names of Spec 9, as it came. */
  keepToken(token: string): void;
  /** Before anybody is known. */
  remember(change: Partial<Entered>): void;
  /** Of the visit so far, unless it was another person's. */
  remembered(user: UserInfo | null): Entered;
  leaveCompany(): void;
  waitForLogin(handling: PersistedHandling): void;
  /** The handling that waited for a login, once. */
  takeHandling(): PersistedHandling | null;
  sessionEnded(): void;
  forgetDeclaration(): void;
  /** Spec 3, officeActiveTab. */
  officeTab(tab: string): void;
  /** Before somebody has arrived: of whoever was here. */
  keptOfficeTab(): string;
  keepBeforehand(given: Beforehand): void;
  /** Of the guide that was looked at last. */
  beforehand(): Beforehand | null;
  soon(): void;
  now(): void;
  clear(): void;
}

/** What is answered before the earlier answers are shown again does not take them away. */
const together = (before: Beforehand, given: Beforehand): Beforehand => ({
  ...before,
  ...given,
  choices: { ...before.choices, ...given.choices },
});

export function createMemory(
  storage: StoragePort,
  clock: ClockPort,
  report: (error: unknown) => void,
): Memory {
  const keep = createKeep(storage, report);
  let running: Running | null = null;
  /** Nothing until somebody has arrived: till then what lies in the storage is added to, never replaced. */
  let known: Persisted = nothingPersisted;
  let arrived = false;
  const write = (change: Partial<Persisted> = {}) => {
    const before = arrived ? known : keep.read();
    const after = { ...before, declaration: running?.persisted() ?? before.declaration, ...change };
    if (arrived) known = after;
    keep.write(after);
  };
  const timer = debounce(clock, persistDelay, () => {
    if (arrived) write();
  });

  const memory: Memory = {
    follow: (session) => {
      running = session;
      write();
    },
    unfollow: () => {
      running = null;
    },
    kept: () => known.declaration,
    isOfAnother: ({ id }) => known.person !== null && known.person !== id,
    keepToken: keep.token,
    remember: write,
    remembered: (user) => {
      const before = keep.read();
      const theirs = user === null || before.person === null || before.person === user.id;
      return theirs ? before : nothingPersisted;
    },
    arrive: (user, token, of) => {
      known = keep.read();
      arrived = true;
      const stranger = user !== null && known.person !== null && known.person !== user.id;
      if (stranger) {
        keep.clear();
        known = nothingPersisted;
      }
      keep.token(token);
      if (user) write({ ...of, person: user.id });
      else if (of.instanceId !== null || of.visitor !== null) write(of);
    },
    leaveCompany: () => write({ instanceId: null }),
    waitForLogin: (handling) => write({ handling }),
    takeHandling: () => {
      const { handling } = known;
      if (handling) write({ handling: null });
      return handling;
    },
    sessionEnded: () => {
      keep.token(null);
      timer.now();
    },
    officeTab: (officeActiveTab) => {
      if (officeActiveTab !== memory.keptOfficeTab()) write({ officeActiveTab });
    },
    keptOfficeTab: () => (arrived ? known : keep.read()).officeActiveTab ?? "",
    keepBeforehand: (given) => {
      const before = arrived ? undefined : keep.read().beforehand;
      write({ beforehand: before?.code === given.code ? together(before, given) : given });
    },
    beforehand: () => known.beforehand ?? null,
    forgetDeclaration: () => {
      running = null;
      write({ declaration: null });
    },
    soon: timer.soon,
    now: timer.now,
    clear: () => {
      timer.cancel();
      running = null;
      known = nothingPersisted;
      keep.clear();
    },
  };
  return memory;
}
