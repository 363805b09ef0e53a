// Nothing goes in; the calls of a legal person's login come out: they come with its dialog, for nobody else needs them.

import commonUserFindById from "../../schemas/calls/commonUserFindById.json" with { type: "json" };
import eBusinessLicenseLogin from "../../schemas/calls/eBusinessLicenseLogin.json" with { type: "json" };
import getEblCode from "../../schemas/calls/getEblCode.json" with { type: "json" };
import getQrCodeState from "../../schemas/calls/getQrCodeState.json" with { type: "json" };
import type { CallName } from "./call-map.ts";
import type { CallFile } from "./calls.ts";

export const legalCalls = {
  getEblCode,
  getQrCodeState,
  eBusinessLicenseLogin,
  commonUserFindById,
} satisfies Partial<Record<CallName, CallFile>>;

export type LegalCall = keyof typeof legalCalls;
