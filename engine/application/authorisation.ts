// The life of a company's authorisation for a person, and what a citizen may do with the company in each state.

import type { CompanyInfo } from "../contract/types.gen.ts";
import { type Life, type Transition, transitionOf } from "./life.ts";
import {
  type authorisationTexts,
  companyStateNotes,
  companyStateReasons,
  companyStateTexts,
} from "./texts.ts";

/** The number of each state, as it stands on the wire and in the database. */
export const authorisation = { pending: 0, underReview: 1, approved: 2, canReapply: 8, rejected: 9 } as const;

export type AuthorisationState = CompanyInfo["state"];
export type AuthorisationEvent = keyof typeof authorisationTexts;

const { pending, underReview, approved, canReapply, rejected } = authorisation;

/** Spec 4. */
export const authorisationLife: Life<AuthorisationState, AuthorisationEvent> = {
  [pending]: { review: { by: "company", to: underReview } },
  [underReview]: { approve: { by: "company", to: approved }, reject: { by: "company", to: rejected } },
  [approved]: { lapse: { by: "company", to: canReapply } },
  [canReapply]: { applyAgain: { by: "citizen", to: pending } },
  [rejected]: { allowAgain: { by: "company", to: canReapply } },
};

/** Undefined when the state does not allow it. */
export const authorisationTransition = (
  from: AuthorisationState,
  event: AuthorisationEvent,
): Transition<AuthorisationState> | undefined => transitionOf(authorisationLife, from, event, () => true);

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

/** The states of the specification. 0 is a state like the others, so it never goes through the empty check. */
const companyStates: Record<AuthorisationState, CompanyState> = {
  [pending]: closed("pending", companyStateNotes.notYet),
  [underReview]: closed("underReview", companyStateNotes.notYet),
  [approved]: { text: companyStateTexts.approved, selectable: true, canReapply: false },
  [canReapply]: { ...closed("canReapply", companyStateNotes.notYet), canReapply: true },
  [rejected]: closed("rejected", companyStateNotes.notAtAll),
};

/** What a state means (Spec 4). A company in an unknown state cannot be chosen. */
export function companyState(state: number): CompanyState {
  return isAuthorisationState(state) ? companyStates[state] : closed("unknown", companyStateNotes.notYet);
}

/** "2" from a careless sender must not pass for 2. */
export const isAuthorisationState = (state: unknown): state is AuthorisationState =>
  typeof state === "number" && Object.hasOwn(companyStates, state);

function closed(name: keyof typeof companyStateReasons, note: (state: string) => string): CompanyState {
  const text = companyStateTexts[name];
  return { text, selectable: false, canReapply: false, note: note(text), reason: companyStateReasons[name] };
}
