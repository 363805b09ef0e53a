// Keeps the running declaration where a reload, a crash or a new login finds it, and finds what was kept.

import type { UserInfo } from "../../contract/types.gen.ts";
import type { DeviceCopy, Owner } from "../visit/device-copy.ts";
import type { Memory } from "../visit/memory.ts";
import type { Opening } from "./open-declaration.ts";
import type { DeclarationSession } from "./session.ts";

export type KeptDeclaration = ReturnType<typeof keptDeclaration>;

/**
 * Two places keep it, since neither has it all. Session storage is written before a page is gone, lasts as long as the tab, and says that there
 * is a declaration to whoever is not logged in yet. The device outlives the tab, for a day and for its person alone.
 */
export function keptDeclaration(memory: Memory, copy: DeviceCopy) {
  return {
    /** From now on its changes are kept. */
    follow: (session: DeclarationSession, user: Owner) => {
      memory.follow(session);
      copy.follow(session, user);
    },
    /** It ends here; what is kept of it stays. */
    unfollow: () => {
      memory.unfollow();
      copy.unfollow();
    },
    /** Something has changed. */
    soon: () => {
      memory.soon();
      copy.soon();
    },
    /** The page is about to be left. */
    now: memory.now,
    /** What stands in boxes that the form has not passed on yet, which only the device keeps. */
    typed: copy.typed,
    passedOn: copy.passedOn,
    isTyped: copy.isTyped,
    keepFile: copy.keepFile,
    takeFiles: copy.takeFiles,
    /** The one from before the reload, as this tab kept it. */
    ofTab: memory.kept,
    /** The one that was last worked on at this device. */
    ofDevice: (user: Owner) => copy.find(user, () => true),
    newestOf: (user: UserInfo, opening: Opening) => newestOf(copy, user, opening),
    /** Resolves with whether a reload finds what was given so far. */
    isKept: async () => memory.works() || (await copy.isKept()),
    /** Its draft is gone. */
    forget: (user: Owner | null, draftId: string | undefined) => {
      copy.forget(user, draftId);
      memory.forgetDeclaration();
    },
    /** The person logs out: nothing of theirs stays. */
    clear: (user: Owner | null) => {
      memory.clear();
      if (user) void copy.clear(user);
    },
  };
}

/** What this device keeps goes before what session storage or the gateway has, while it holds more. */
async function newestOf(copy: Pick<DeviceCopy, "find">, user: UserInfo, opening: Opening): Promise<Opening> {
  if (opening.kind === "reload") {
    const { draftKey, edition = 0 } = opening.persisted;
    const persisted = await copy.find(
      user,
      (kept) => kept.draftKey === draftKey && (kept.edition ?? 0) > edition,
    );
    return persisted ? { ...opening, persisted } : opening;
  }
  if (opening.kind === "draft") {
    if (opening.anyway) return opening;
    const { draftId } = opening;
    const persisted = await copy.find(user, ({ record, unsaved }) => unsaved && record.draftId === draftId);
    return persisted ? { kind: "reload", persisted } : opening;
  }
  const { code, company, areaId, choices } = opening;
  const persisted = await copy.find(user, ({ record, unsaved, ...kept }) => {
    const same = kept.code === code && record.principal.company?.id === company?.id;
    return unsaved && same && record.draftId === undefined;
  });
  if (!persisted) return opening;
  const { record } = persisted;
  const now = { ...record, areaId: areaId ?? record.areaId, choices: { ...record.choices, ...choices } };
  return { kind: "reload", persisted: { ...persisted, record: now } };
}
