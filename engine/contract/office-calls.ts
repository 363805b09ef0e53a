// Nothing goes in; the calls that change an application in 我的申报 come out: they come with the first of those deeds.

import handInAuthority from "../../schemas/calls/handInAuthority.json" with { type: "json" };
import importJsonData from "../../schemas/calls/importJsonData.json" with { type: "json" };
import singleReturnRegister from "../../schemas/calls/singleReturnRegister.json" with { type: "json" };
import withdrawApplication from "../../schemas/calls/withdrawApplication.json" with { type: "json" };
import withdrawDraft from "../../schemas/calls/withdrawDraft.json" with { type: "json" };
import type { CallName } from "./call-map.ts";
import type { CallFile } from "./calls.ts";

export const officeCalls = {
  handInAuthority,
  importJsonData,
  singleReturnRegister,
  withdrawApplication,
  withdrawDraft,
} satisfies Partial<Record<CallName, CallFile>>;
