// Asks the gateway, when the person leaves the step of the questions, whether it judges the choice as the portal does.

import type { GatewayClient } from "../../client/create-client.ts";
import type { WireDeclaration } from "../../contract/types.gen.ts";
import { evaluate } from "../../declaration/evaluate.ts";
import type { DeclarationRecord } from "../../declaration/record.ts";
import { sameBusiness } from "../../declaration/wire/choice-verdict.ts";
import { filterAsk } from "../../declaration/wire/filter-ask.ts";
import { StepRefused } from "../../flow/declaration-types.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { stepOf } from "../../one-thing/step-of.ts";
import { portalTexts } from "../texts.ts";

interface JudgePorts {
  client: GatewayClient;
  definition: Definition;
  wireOf(record: DeclarationRecord): WireDeclaration;
  /** yyyy-MM-dd of the gateway. */
  today(): string;
}

/**
 * Spec 7, filter/handleCondition and filter/business: asks both at once, but not again for a choice that the gateway has agreed to.
 * A different verdict is shown once; the person may then go on all the same. Rejects with StepRefused, or with
 * a GatewayFailure.
 */
export function gatewayJudge({ client, definition, wireOf, today }: JudgePorts) {
  const { oneThing } = definition;
  const step = stepOf(oneThing, "questions");
  // Without questions there is nothing to judge.
  const chooses = Object.keys(oneThing.questions).length > 0;
  let agreed = "";
  let shown = "";

  return async function judge(record: DeclarationRecord): Promise<void> {
    if (record.step !== step || !chooses) return;
    const ask = filterAsk(definition, wireOf(record));
    const choice = JSON.stringify(ask);
    if (choice === agreed) return;
    const [condition, business] = await Promise.all([
      client.call("handleCondition", ask),
      client.call("filterBusiness", ask),
    ]);
    if (!condition.allowed) throw new StepRefused(condition.sentences.join("；"), {});
    const verdict = JSON.stringify(business);
    const same = sameBusiness(evaluate(definition, record, today()).verdict.business, business);
    if (!same && verdict !== shown) {
      shown = verdict;
      throw new StepRefused(portalTexts.otherVerdict, { verdict: business });
    }
    agreed = choice;
  };
}
