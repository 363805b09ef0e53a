// How the declaration machine handles signing: where it demands a signature, and what follows from one.

import type { DeclarationRecord, SealTrace, Signature, SignWish } from "../declaration/record.ts";
import type { DeclarationInput, LedAway } from "./declaration-types.ts";

export type Signing = {
  record: DeclarationRecord;
  given: SignWish | undefined;
};

export type SigningOutcome = Signature | LedAway;

export const noSignature: Signature = { signatureId: "", kind: "typed", covers: "" };
const noSeal: SealTrace = { flowIds: [], away: false };

/** A person who comes back with a seal is no longer away. */
export function sealOf({ record, seal = noSeal }: DeclarationInput): SealTrace {
  return { ...seal, away: seal.away && record.signature?.kind !== "seal" };
}

export function ledAway({ flowIds }: SealTrace, flowId: string): SealTrace {
  return { flowIds: [...flowIds.filter((id) => id !== flowId), flowId], away: true };
}

/** A void signature blocks the review and everything after it: the person signs again and returns from there. */
export function toSign(signs: boolean, guard: "mustSign" | "mustSignBeforeReview") {
  const way = { guard, target: "#sign" as const, actions: ["leave" as const, "beginChanging" as const] };
  return signs ? [way] : [];
}

interface Done {
  event: { output: SigningOutcome };
}

/** Either the browser leaves for the seal platform, or there is a signature: then the step is left, or shown again with it. */
export const afterSigning = [
  {
    guard: ({ event }: Done) => "away" in event.output,
    target: "editing",
    actions: [{ type: "goAway" as const, params: ({ event }: Done) => event.output as LedAway }],
  },
  ...["onward" as const, undefined].map((guard) => ({
    ...(guard && { guard }),
    target: guard ? "checking" : "editing",
    actions: [
      {
        type: "keepSignature" as const,
        params: ({ event }: Done) => ({ signature: event.output as Signature }),
      },
      "noteSigning" as const,
    ],
  })),
];
