// Keeps in session storage what must outlive a reload: the running declaration, a waiting handling, and who is here.

import type { GuideInfo, UserInfo } from "../../contract/types.gen.ts";
import { delays } from "../../form-state/delays.ts";
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
import { type DeclarationState, noDeclaration, type UserState } from "./spec-state.ts";

/** Parameters of an address that must survive the trip to a login. */
export type Entered = Pick<Persisted, "instanceId" | "visitor"> & Partial<Pick<UserState, "userFrom">>;

interface Running {
  persisted(): PersistedDeclaration;
  /** The same under the specification's names. */
  declarationState(): Omit<DeclarationState, "guideInfo">;
}

/** What is being fetched now, and the guide that was shown last. */
export interface Fetched extends Pick<UserState, "isFetch" | "showSkeleton"> {
  guideInfo: GuideInfo | undefined;
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

export function createMemory(
  storage: StoragePort,
  clock: ClockPort,
  report: (error: unknown) => void,
  fetched: () => Fetched,
) {
  const keep = createKeep(storage, report);
  let running: Running | null = null;
  /** Until the person is known, writes add to the storage and never replace it. */
  let known: Persisted = nothingPersisted;
  let arrived = false;
  let kept = true;
  /** A token that an address inside the portal named before the person was known. */
  let moved: string | null = null;
  /** One that the first address named, and that the gateway did not exchange. */
  let refused: string | null = null;
  const write = (change: Partial<Persisted> = {}, user: Partial<UserState> = {}) => {
    const before = arrived ? known : keep.read();
    const { guideInfo = before.declarationState.guideInfo, ...fetching } = fetched();
    const { declaration = running?.persisted() ?? before.declaration } = change;
    const state = running?.declarationState() ?? (declaration ? before.declarationState : noDeclaration);
    const after: Persisted = {
      ...before,
      ...change,
      declaration,
      userState: { ...before.userState, ...fetching, ...user },
      declarationState: { ...state, guideInfo },
    };
    if (arrived) known = after;
    kept = keep.write(after);
  };
  // A visitor of whom nothing is kept leaves nothing behind.
  const timer = debounce(clock, delays.persist, () => {
    if (arrived && known !== nothingPersisted) write();
  });

  /** Before the person is known, the tab of the previous person. */
  const keptOfficeTab = () => (arrived ? known : keep.read()).userState.officeActiveTab;

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
    /** The last write was kept; false where storage fails. */
    works: () => kept,
    /** The stored data belongs to somebody else, or to the same person by the other login. */
    isOfAnother: (user: UserInfo) => isAnother(known, user),
    /** Stored under the names of Spec 9, unchanged. */
    keepToken: keep.token,
    /** It is kept all the same (Spec 2). */
    tokenRefused: (token: string) => {
      refused = token;
    },
    /** The same of an address inside the portal: the start, which may be under way, leaves it. */
    keepMovedToken: (token: string) => {
      if (!arrived) moved = token;
      keep.token(token);
    },
    /** For use before the person is known. */
    remember: (change: Partial<Entered>) => write(change),
    /** What was remembered of this visit, unless it belonged to another person. */
    remembered: (user: UserInfo | null): Entered => {
      const before = keep.read();
      const theirs = user === null || !isAnother(before, user);
      const { instanceId, visitor, userState } = theirs ? before : nothingPersisted;
      return { instanceId, visitor, userFrom: userState.userFrom };
    },
    /** Now that the person is known, removes whatever belongs to another person. */
    arrive: (user: UserInfo | null, token: string | null, entered: Entered) => {
      const { instanceId, visitor, userFrom } = entered;
      const of = { instanceId, visitor };
      known = keep.read();
      arrived = true;
      if (user !== null && isAnother(known, user)) {
        keep.clear();
        known = nothingPersisted;
      }
      keep.token(moved ?? token);
      if (refused !== null && moved === null) keep.refusedToken(refused);
      const from = userFrom === undefined ? {} : { userFrom };
      if (user) write({ ...of, person: user.id, userType: user.userType }, from);
      else if (of.instanceId !== null || of.visitor !== null) write(of, from);
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
    officeTab: (officeActiveTab: string) => {
      if (officeActiveTab !== keptOfficeTab()) write({}, { officeActiveTab });
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
