// Nothing goes in; the calls that fill, sign and hand in a declaration come out: they come with it.

import editDeclare from "../../schemas/calls/editDeclare.json" with { type: "json" };
import editSingle from "../../schemas/calls/editSingle.json" with { type: "json" };
import getCompanyInfo from "../../schemas/calls/getCompanyInfo.json" with { type: "json" };
import jumpSignaturePage from "../../schemas/calls/jumpSignaturePage.json" with { type: "json" };
import registerDeclare from "../../schemas/calls/registerDeclare.json" with { type: "json" };
import signFile from "../../schemas/calls/signFile.json" with { type: "json" };
import toESignPage from "../../schemas/calls/toESignPage.json" with { type: "json" };
import type { CallName } from "./call-map.ts";
import type { CallFile } from "./calls.ts";

export const draftCalls = {
  editDeclare,
  editSingle,
  getCompanyInfo,
  jumpSignaturePage,
  registerDeclare,
  signFile,
  toESignPage,
} satisfies Partial<Record<CallName, CallFile>>;
