// Reads how often one person, visitor or address may make each kind of call per minute.

import type { calls } from "../../engine/contract/calls.ts";

/** The kinds of calls worth limiting: expensive ones, guesses, calls to outside systems, and everything with an effect. */
const kinds = {
  sign: ["sign"],
  login: ["getTicketBySign", "jszwfwLogin", "eBusinessLicenseLogin", "logout"],
  qr: ["getEblCode", "getQrCodeState", "cardIdToRandomId", "pcGetFaceResult", "signPhoneState"],
  upload: ["uploadFile", "deleteFile"],
  piece: ["uploadPiece"],
  save: [
    ...(["editDeclare", "editSingle", "registerDeclare", "importJsonData", "singleReturnRegister"] as const),
    ...(["withdrawDraft", "withdrawApplication", "handInAuthority", "applyAuthorization"] as const),
  ],
  seal: [
    ...(["signFile", "toESignPage", "signatureReturn", "signatureTold"] as const),
    ...(["signPhoneBegin", "signPhoneOpen", "signPhoneWrite"] as const),
  ],
  fetch: ["getLicense", "getCompanyInfo", "houseInfo"],
  search: ["cleverFilter"],
  download: ["download", "licencePaper"],
  /** Sessions of new visitors, which only an address can be counted by. */
  visit: [],
  /** What the departments' systems ask, by their addresses. */
  department: [],
} satisfies Record<string, (keyof typeof calls)[]>;

export type Limited = keyof typeof kinds;
/** Calls per minute. */
export type RateLimits = Record<Limited, number>;

/** Ten times what a person at work needs: a poll every 2 s is 30 a minute, a save each second of typing 60. */
const usual: RateLimits = {
  sign: 1200,
  login: 30,
  qr: 240,
  upload: 120,
  piece: 1200,
  save: 600,
  seal: 60,
  fetch: 120,
  search: 120,
  download: 120,
  visit: 120,
  department: 600,
};

/** How many times as much an address may do as one person: an office has many people behind one. */
export const usualFactor = 10;

const kindOfCall = new Map<string, Limited>(
  Object.entries(kinds).flatMap(([kind, calls]) => calls.map((call) => [call, kind as Limited] as const)),
);

/** Undefined when it is not limited. */
export const limitedAs = (call: string): Limited | undefined => kindOfCall.get(call);

/** Reads `save=120,search=60` over the defaults; undefined for any other text. */
export function readRateLimits(text: string): RateLimits | undefined {
  const limits = { ...usual };
  for (const part of text.split(",").filter((each) => each.trim() !== "")) {
    const [, kind = "", count = ""] = /^\s*([a-z]+)\s*=\s*([1-9]\d{0,4}|100000)\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(limits, kind)) return undefined;
    limits[kind as Limited] = Number(count);
  }
  return limits;
}
