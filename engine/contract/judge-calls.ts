// Nothing goes in; the calls by which the gateway judges a choice come out: they come when the questions are first left.

import filterBusiness from "../../schemas/calls/filterBusiness.json" with { type: "json" };
import handleCondition from "../../schemas/calls/handleCondition.json" with { type: "json" };
import type { CallName } from "./call-map.ts";
import type { CallFile } from "./calls.ts";

export const judgeCalls = {
  filterBusiness,
  handleCondition,
} satisfies Partial<Record<CallName, CallFile>>;
