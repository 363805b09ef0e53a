// The calls that run without the fullscreen spinner, each with its reason; all others show it (Spec 8).

import { describe, expect, it } from "vitest";
import { type CallFile, calls } from "../../../engine/contract/calls.ts";
import { doorCalls } from "../../../engine/contract/door-calls.ts";
import { draftCalls } from "../../../engine/contract/draft-calls.ts";
import { judgeCalls } from "../../../engine/contract/judge-calls.ts";
import { legalCalls } from "../../../engine/contract/legal-calls.ts";
import { materialCalls } from "../../../engine/contract/material-calls.ts";
import { officeCalls } from "../../../engine/contract/office-calls.ts";

/** Reason → the calls it holds for. A call that is added without the spinner is written down here. */
const exempt: Record<string, string[]> = {
  "nobody waits for it": [
    ...["settings", "session", "sign", "editDeclare", "editSingle", "getCompanyInfo", "springFrame"],
    ...["filterBusiness", "handleCondition"],
  ],
  "it is asked again and again": ["pcGetFaceResult", "getQrCodeState", "signatureReturn", "signatureTold"],
  "grey rows stand where its data comes": [
    ...["listOneThing", "serviceList", "areaProject", "guideInfo", "applications", "projectInfo"],
    ...["authorizeList", "getSignHistoryList", "cleverFilter"],
  ],
  "its own dialog or line shows how it stands": [
    ...["uploadFile", "getLicense", "houseInfo", "cardIdToRandomId", "getEblCode"],
    ...["eBusinessLicenseLogin", "commonUserFindById"],
  ],
};

const all: CallFile[] = Object.values({
  ...{ ...calls, ...legalCalls, ...doorCalls, ...draftCalls },
  ...{ ...judgeCalls, ...materialCalls, ...officeCalls },
});

describe("[8] the fullscreen spinner", () => {
  it("[8] every call shows it, but those that are written down with a reason", () => {
    const without = all.filter(({ spinner }) => !spinner).map(({ name }) => name);
    expect(without.filter((name) => !Object.values(exempt).flat().includes(name))).toEqual([]);
  });

  it("[8] what a person presses and waits for shows it", () => {
    const pressed = ["registerDeclare", "signFile", "deleteFile", "withdrawDraft", "logout", "noticeList"];
    const shows = all.filter(({ spinner }) => spinner).map(({ name }) => name);
    expect(pressed.filter((name) => !shows.includes(name))).toEqual([]);
  });
});
