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

/** Parameters of an address that must survive the trip to a login. */
export type Entered = Pick<Persisted, "instanceId" | "visitor" | "userFrom">;

interface Running {
  persisted(): PersistedDeclaration;
}

export interface Memory {
  /** From now on every write includes the running declaration. */
  follow(session: Running): void;
  unfollow(): void;
  /** The declaration from before the reload. */
  kept(): PersistedDeclaration | null;
  /** The stored data belongs to somebody else. */
  isOfAnother(user: UserInfo): boolean;
  /** Now that the person is known, removes whatever belongs to another person. */
  arrive(user: UserInfo | null, token: string | null, of: Entered): void;
  /** Stored under the names of Spec 9, unchanged. */
  keepToken(token: string): void;
  /** For use before the person is known. */
  remember(change: Partial<Entered>): void;
  /** What was remembered of this visit, unless it belonged to another person. */
  remembered(user: UserInfo | null): Entered;
  leaveCompany(): void;
  waitForLogin(handling: PersistedHandling): void;
  /** Returns the handling that waited for a login, once. */
  takeHandling(): PersistedHandling | null;
  sessionEnded(): void;
  forgetDeclaration(): void;
  /** Spec 3, officeActiveTab. */
  officeTab(tab: string): void;
  /** Before the person is known, the tab of the previous person. */
  keptOfficeTab(): string;
  keepBeforehand(given: Beforehand): void;
  /** Of the guide that was viewed last. */
  beforehand(): Beforehand | null;
  soon(): void;
  now(): void;
  clear(): void;
}

/** Keeps earlier answers when new ones arrive before the earlier ones are shown again. */
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
  /** Until the person is known, writes add to the storage and never replace it. */
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
