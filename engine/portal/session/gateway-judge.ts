// Takes a record whose step is to be left; resolves when the gateway judges its choice as the portal does, else rejects with the gateway's verdict.

import type { GatewayClient } from "../../client/create-client.ts";
import type { FilteredBusiness, WireDeclaration } from "../../contract/types.gen.ts";
import type { DeclarationRecord } from "../../declaration/record.ts";
import { choiceVerdict, sameBusiness } from "../../declaration/wire/choice-verdict.ts";
import { filterAsk } from "../../declaration/wire/filter-ask.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { portalWords } from "../words.ts";

/** The gateway chose otherwise, or lets nobody handle it. The message is shown, and the verdict beside it. */
export class OtherVerdict extends Error {
  override readonly name = "OtherVerdict";
  /** Null: it may not be handled at all. */
  readonly verdict: FilteredBusiness | null;

  constructor(message: string, verdict: FilteredBusiness | null) {
    super(message);
    this.verdict = verdict;
  }
}

export interface JudgePorts {
  client: GatewayClient;
  definition: Definition;
  wireOf(record: DeclarationRecord): WireDeclaration;
  /** yyyy-MM-dd of the gateway. */
  today(): string;
}

/**
 * Spec 7, filter/handleCondition and filter/business: both are asked at once, and only for another choice than the gateway
 * agreed to. A verdict that differs is told once: who goes on knowing it goes on. Rejects with OtherVerdict, or with
 * a GatewayFailure.
 */
export function gatewayJudge({ client, definition, wireOf, today }: JudgePorts) {
  let agreed = "";
  let told = "";

  return async function judge(record: DeclarationRecord): Promise<void> {
    const ask = filterAsk(definition, wireOf(record));
    const asked = JSON.stringify(ask);
    if (asked === agreed) return;
    const [condition, business] = await Promise.all([
      client.call("handleCondition", ask, { quiet: true }),
      client.call("filterBusiness", ask, { quiet: true }),
    ]);
    if (!condition.allowed) throw new OtherVerdict(condition.sentences.join("；"), null);
    const verdict = JSON.stringify(business);
    const same = sameBusiness(choiceVerdict(definition, record, today()).business, business);
    if (!same && verdict !== told) {
      told = verdict;
      throw new OtherVerdict(portalWords.otherVerdict, business);
    }
    agreed = asked;
  };
}
