// Says what a citizen may do with a company, depending on the state of its authorisation.

import { companyStateNotes, companyStateReasons, companyStateTexts } from "./texts.ts";

export interface CompanyState {
  text: string;
  /** Only an approved company can be chosen. */
  selectable: boolean;
  /** The apply-again button is shown. */
  canReapply: boolean;
  /** Why it cannot be chosen; absent when it can. */
  note?: string;
  /** How that came, and what to do. */
  reason?: string;
}

/** The number of each state, as it stands on the wire and in the database. */
export const authorisation = { pending: 0, underReview: 1, approved: 2, canReapply: 8, rejected: 9 } as const;

/** The states of the specification. 0 is a state like the others, so it never goes through the empty check. */
export const companyStates = {
  [authorisation.pending]: closed("pending", companyStateNotes.notYet),
  [authorisation.underReview]: closed("underReview", companyStateNotes.notYet),
  [authorisation.approved]: { text: companyStateTexts.approved, selectable: true, canReapply: false },
  [authorisation.canReapply]: { ...closed("canReapply", companyStateNotes.notYet), canReapply: true },
  [authorisation.rejected]: closed("rejected", companyStateNotes.notAtAll),
} satisfies Record<number, CompanyState>;

/** What a state means (Spec 4). A company in an unknown state cannot be chosen. */
export function companyState(state: number): CompanyState {
  return isCompanyState(state) ? companyStates[state] : closed("unknown", companyStateNotes.notYet);
}

function isCompanyState(state: number): state is keyof typeof companyStates {
  // "2" from a careless sender must not pass for 2.
  return typeof state === "number" && Object.hasOwn(companyStates, state);
}

function closed(name: keyof typeof companyStateReasons, note: (state: string) => string): CompanyState {
  const text = companyStateTexts[name];
  return { text, selectable: false, canReapply: false, note: note(text), reason: companyStateReasons[name] };
}
