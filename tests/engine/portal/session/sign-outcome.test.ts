// Which outcome the pages after a signing show, depending on what the gateway knows.
import { expect, test } from "vitest";
import type { SignHistory, SignState } from "../../../../engine/contract/types.gen.ts";
import { isSignOutcome, signOutcome } from "../../../../engine/portal/session/sign-outcome.ts";

const flow = (flowId: string, state: SignState, signatureId: string | null = null) =>
  ({ flowId, state, signatureId }) as SignHistory["flows"][number];
const history = (signatureId: string | null, ...flows: SignHistory["flows"]) =>
  ({ flows, signatureId }) as SignHistory;

test("the flow that is meant decides, else the newest one", () => {
  const known = history(null, flow("b", "refused"), flow("a", "expired"));
  expect(signOutcome(known, "a")).toEqual({ status: "expired", byHand: false });
  expect(signOutcome(known, null)).toEqual({ status: "refused", byHand: false });
  expect(signOutcome(history(null, flow("a", "open")), "a").status).toBe("unknown");
});

test("a signature without a flow was given by hand", () => {
  expect(signOutcome(history("s1"), null)).toEqual({ status: "success", byHand: true });
  const sealed = history("s1", flow("a", "signed", "s1"));
  expect(signOutcome(sealed, null)).toEqual({ status: "success", byHand: false });
});

test("nothing signed and nothing begun has no status", () => {
  expect(signOutcome(history(null), "a")).toEqual({ status: null, byHand: false });
});

test("only the statuses of the address are statuses", () => {
  expect(["success", "unknown", "signed", ""].map(isSignOutcome)).toEqual([true, true, false, false]);
});
