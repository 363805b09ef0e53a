// Nothing goes in; what the declaration machine does about signing: where a signature is demanded, and what follows from one.

import type {
  DeclarationRecord,
  GivenSignature,
  SealTrace,
  SealWish,
  Signature,
} from "../declaration/record.ts";
import type { DeclarationInput, LedAway } from "./declaration-types.ts";

export type Signing = {
  record: DeclarationRecord;
  given: GivenSignature | SealWish | undefined;
};

export type SigningOutcome = Signature | LedAway;

export const noSignature: Signature = { signatureId: "", kind: "typed", covers: "" };
const noSeal: SealTrace = { flowIds: [], away: false };

/** Who comes back with a seal is away no longer. */
export function sealOf({ record, seal = noSeal }: DeclarationInput): SealTrace {
  return { ...seal, away: seal.away && record.signature?.kind !== "seal" };
}

export function ledAway({ flowIds }: SealTrace, flowId: string): SealTrace {
  return { flowIds: [...flowIds.filter((id) => id !== flowId), flowId], away: true };
}

/** Nobody comes to the review, or past it, behind a signature that is void: it leads to signing again and from there back. */
export function toSign(signs: boolean, guard: "mustSign" | "mustSignBeforeReview") {
  const way = { guard, target: "#sign" as const, actions: ["leave" as const, "beginChanging" as const] };
  return signs ? [way] : [];
}

interface Done {
  event: { output: SigningOutcome };
}

/** The page is being left, or there is a signature: then on, or back to the step that shows it. */
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
