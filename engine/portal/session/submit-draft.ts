// Takes a saved draft and the key of its submission; gives the receipt, however often the network fails in between.

import type { GatewayClient } from "../../client/create-client.ts";
import type { RefusedAnswers } from "../../client/gateway-failure.ts";
import { asFailure } from "../../client/gateway-failure.ts";
import type { Receipt } from "../../contract/types.gen.ts";
import type { AnswerProblem } from "../../problem/problem.ts";

/** The gateway found answers to mend. */
export class SubmissionRefused extends Error {
  override readonly name = "SubmissionRefused";
  readonly problems: AnswerProblem[];

  constructor(message: string, problems: AnswerProblem[]) {
    super(message);
    this.problems = problems;
  }
}

/**
 * Asks once more under the same key when the outcome is unknown: if the first was committed, the second brings its receipt.
 * Throws SubmissionRefused for 422, a GatewayFailure for everything else.
 */
export async function submitDraft(
  client: GatewayClient,
  { draftId, revision }: { draftId: string; revision: number },
  idempotencyKey: string,
): Promise<Receipt> {
  // The review page tells what went wrong: a popup over it would say it twice.
  const submit = () =>
    client.call("registerDeclare", { draftId }, { idempotencyKey, ifMatch: revision, quiet: true });
  try {
    return await submit().catch((thrown) => {
      if (!asFailure(thrown, "registerDeclare").unsure) throw thrown;
      return submit();
    });
  } catch (thrown) {
    const failure = asFailure(thrown, "registerDeclare");
    const problems = (failure.data as Partial<RefusedAnswers> | null)?.problems;
    if (failure.kind === "problems" && problems) throw new SubmissionRefused(failure.message, problems);
    throw failure;
  }
}

/** Spec 4: the face check of this one-thing is missing or too old. */
export function isFaceNeeded(thrown: unknown): boolean {
  const data = asFailure(thrown, "registerDeclare").data as { faceVerification?: unknown } | null;
  return data?.faceVerification === true;
}
