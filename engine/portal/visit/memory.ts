// Keeps in session storage what must outlive a reload: the running declaration, a waiting handling, and who is here.

import type { UserInfo } from "../../contract/types.gen.ts";
import type { TakenThing } from "../handling/handling-rules.ts";
import type { ClockPort, StoragePort } from "../ports.ts";
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

const isAnother = (before: Persisted, { id, userType }: UserInfo): boolean =>
  before.person !== null && (before.person !== id || (before.userType ?? userType) !== userType);

/** Keeps earlier answers when new ones arrive before the earlier ones are shown again. */
const together = (before: Beforehand, given: Beforehand): Beforehand => ({
  ...before,
  ...given,
  choices: { ...before.choices, ...given.choices },
});

export type Memory = ReturnType<typeof createMemory>;

export function createMemory(storage: StoragePort, clock: ClockPort, report: (error: unknown) => void) {
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

  /** Before the person is known, the tab of the previous person. */
  const keptOfficeTab = () => (arrived ? known : keep.read()).officeActiveTab ?? "";

  return {
    /** From now on every write includes the running declaration. */
    follow: (session: Running) => {
      running = session;
      write();
    },
    unfollow: () => {
      running = null;
    },
    /** The declaration from before the reload. */
    kept: () => known.declaration,
    /** The stored data belongs to somebody else, or to the same person by the other login. */
    isOfAnother: (user: UserInfo) => isAnother(known, user),
    /** Stored under the names of Spec 9, unchanged. */
    keepToken: keep.token,
    /** For use before the person is known. */
    remember: (change: Partial<Entered>) => write(change),
    /** What was remembered of this visit, unless it belonged to another person. */
    remembered: (user: UserInfo | null): Entered => {
      const before = keep.read();
      return user !== null && isAnother(before, user) ? nothingPersisted : before;
    },
    /** Now that the person is known, removes whatever belongs to another person. */
    arrive: (user: UserInfo | null, token: string | null, of: Entered) => {
      known = keep.read();
      arrived = true;
      if (user !== null && isAnother(known, user)) {
        keep.clear();
        known = nothingPersisted;
      }
      keep.token(token);
      if (user) write({ ...of, person: user.id, userType: user.userType });
      else if (of.instanceId !== null || of.visitor !== null) write(of);
    },
    leaveCompany: () => write({ instanceId: null }),
    waitForLogin: (handling: PersistedHandling) => write({ handling }),
    /** Returns the handling that waited for a login, once. */
    takeHandling: () => {
      const { handling } = known;
      if (handling) write({ handling: null });
      return handling;
    },
    /** The one-thing that was taken up last. */
    taken: () => known.oneThing ?? null,
    take: (oneThing: TakenThing) => write({ oneThing }),
    sessionEnded: () => {
      keep.token(null);
      timer.now();
    },
    /** Spec 3, officeActiveTab. */
    officeTab: (officeActiveTab: string) => {
      if (officeActiveTab !== keptOfficeTab()) write({ officeActiveTab });
    },
    keptOfficeTab,
    keepBeforehand: (given: Beforehand) => {
      const before = arrived ? undefined : keep.read().beforehand;
      write({ beforehand: before?.code === given.code ? together(before, given) : given });
    },
    /** What was chosen on the guide that was viewed last. */
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
}

/** Runs the work once, `milliseconds` after the first of several calls; `now` runs it at once, `cancel` not at all. */
function debounce(clock: ClockPort, milliseconds: number, work: () => void) {
  let timer: unknown;
  const cancel = () => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  };
  const now = () => {
    cancel();
    work();
  };
  return {
    cancel,
    soon: () => {
      timer ??= clock.setTimeout(now, milliseconds);
    },
    now,
  };
}
