// What has become of a draft's signing, by what the gateway says about its flows.
import type { SignHistory, SignState } from "../../../engine/index.ts";

/** The statuses of `/signature/:status`. */
const outcomes = ["success", "refused", "expired", "failed", "unknown"] as const;
export type Outcome = (typeof outcomes)[number];

export const isOutcome = (status: string): status is Outcome => outcomes.some((each) => each === status);

const ofState: Record<SignState, Outcome> = {
  open: "unknown",
  signed: "success",
  refused: "refused",
  expired: "expired",
  failed: "failed",
};

/**
 * Of the flow that is meant, else of the newest one; `byHand`: no flow, but a signature all the same. A null status: nothing was signed, nor begun.
 */
export function outcomeOf(
  { flows, signatureId }: SignHistory,
  flowId: string | null,
): { status: Outcome | null; byHand: boolean } {
  const flow = flows.find((each) => each.flowId === flowId) ?? flows[0];
  const byHand = signatureId !== null && !flows.some((each) => each.signatureId === signatureId);
  if (byHand && flow?.flowId !== flowId) return { status: "success", byHand };
  return { status: flow ? ofState[flow.state] : null, byHand: false };
}
