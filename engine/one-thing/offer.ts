// Says whether a one-thing may be started on a given day, and whether an open draft of it may still be handed in.

import type { OneThing } from "./one-thing.ts";

export interface Offer {
  /** `soon`: not open yet; `over`: its days are past; `ending`: open, but about to retire. */
  state: "open" | "soon" | "over" | "ending" | "retired";
  /** The day it opens, closes or retires; null when it is simply open. */
  day: string | null;
  /** Last day for drafts of a retired one-thing; null when there is no such end, or drafts ended with it. */
  draftsUntil: string | null;
  /** An open draft may still be handed in. */
  draftsGoOn: boolean;
}

/** `today`: yyyy-MM-dd in Asia/Shanghai. A draft started while it was open may be finished after its days, as long as it is not retired. */
export function offerOf({ valid, retired }: Pick<OneThing, "valid" | "retired">, today: string): Offer {
  const going = { draftsUntil: null, draftsGoOn: true };
  if (retired && today >= retired.on) {
    const { on, draftsUntil = null } = retired;
    return {
      state: "retired",
      day: on,
      draftsUntil,
      draftsGoOn: draftsUntil !== null && today <= draftsUntil,
    };
  }
  if (valid?.from !== undefined && today < valid.from) return { ...going, state: "soon", day: valid.from };
  if (valid?.until !== undefined && today > valid.until) return { ...going, state: "over", day: valid.until };
  if (retired) return { ...going, state: "ending", day: retired.on };
  return { ...going, state: "open", day: null };
}

/** Whether something new may be started. */
export const isOpen = ({ state }: Offer): boolean => state === "open" || state === "ending";
