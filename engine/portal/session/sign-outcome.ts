// Works out what has become of a draft's signing from what the gateway says about its flows.
import type { SignHistory, SignState } from "../../contract/types.gen.ts";

const outcomes = ["success", "refused", "expired", "failed", "unknown"] as const;
/** The statuses of `/signature/:status`. */
export type SignOutcome = (typeof outcomes)[number];

export const isSignOutcome = (status: string): status is SignOutcome =>
  outcomes.some((each) => each === status);

const ofState: Record<SignState, SignOutcome> = {
  open: "unknown",
  signed: "success",
  refused: "refused",
  expired: "expired",
  failed: "failed",
};

/**
 * The outcome of the flow `flowId`, or else of the newest one. `byHand`: signed without any flow. The status is null when
 * nothing was signed and no flow was begun.
 */
export function signOutcome(
  { flows, signatureId }: SignHistory,
  flowId: string | null,
): { status: SignOutcome | null; byHand: boolean } {
  const flow = flows.find((each) => each.flowId === flowId) ?? flows[0];
  const byHand = signatureId !== null && !flows.some((each) => each.signatureId === signatureId);
  if (byHand && flow?.flowId !== flowId) return { status: "success", byHand };
  return { status: flow ? ofState[flow.state] : null, byHand: false };
}
