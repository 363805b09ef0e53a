// Takes what the gateway's judgement needs; gives it without its weight: its code comes when the step of the questions is first left.

import { GatewayFailure } from "../../client/gateway-failure.ts";
import type { DeclarationRecord } from "../../declaration/record.ts";
import { stepOf } from "../../one-thing/step-of.ts";
import type { JudgePorts } from "./gateway-judge.ts";

/** Resolves when the step may be left as far as the gateway is concerned; rejects with what is to be told. */
export function laterJudge(ports: JudgePorts): (record: DeclarationRecord) => Promise<void> {
  const { oneThing } = ports.definition;
  const step = stepOf(oneThing, "questions");
  // Where nothing is asked, nothing was chosen.
  const chooses = Object.keys(oneThing.questions).length > 0;
  let judge: ((record: DeclarationRecord) => Promise<void>) | undefined;

  return async (record) => {
    if (record.step !== step || !chooses) return;
    const cause = (thrown: unknown) => {
      throw new GatewayFailure({ kind: "network", call: "filterBusiness", cause: thrown });
    };
    judge ??= (await import("./gateway-judge.ts").catch(cause)).gatewayJudge(ports);
    return judge(record);
  };
}
