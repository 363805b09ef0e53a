// Nothing goes in; the calls of the face check and of the choice of a company come out: they come with their doors.

import applyAuthorization from "../../schemas/calls/applyAuthorization.json" with { type: "json" };
import authorizeList from "../../schemas/calls/authorizeList.json" with { type: "json" };
import cardIdToRandomId from "../../schemas/calls/cardIdToRandomId.json" with { type: "json" };
import pcGetFaceResult from "../../schemas/calls/pcGetFaceResult.json" with { type: "json" };
import type { CallName } from "./call-map.ts";
import type { CallFile } from "./calls.ts";

export const doorCalls = {
  applyAuthorization,
  authorizeList,
  cardIdToRandomId,
  pcGetFaceResult,
} satisfies Partial<Record<CallName, CallFile>>;
