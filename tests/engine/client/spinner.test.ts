// The calls that run without the fullscreen spinner, each with its reason; all others show it (Spec 8).

import { describe, expect, it } from "vitest";
import { allCalls } from "../../../engine/contract/calls.ts";

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
  "the browser itself follows it, as a link": ["download", "licencePaper", "sample"],
  "its own dialog or line shows how it stands": [
    ...["uploadFile", "getLicense", "houseInfo", "cardIdToRandomId", "getEblCode"],
    ...["eBusinessLicenseLogin", "commonUserFindById"],
  ],
};

describe("[8] the fullscreen spinner", () => {
  it("[8] every call shows it, but those that are written down with a reason", () => {
    const without = allCalls.filter(({ spinner }) => !spinner).map(({ name }) => name);
    expect(without.filter((name) => !Object.values(exempt).flat().includes(name))).toEqual([]);
  });

  it("[8] what a person presses and waits for shows it", () => {
    const pressed = ["registerDeclare", "signFile", "deleteFile", "withdrawDraft", "logout", "noticeList"];
    const shows = allCalls.filter(({ spinner }) => spinner).map(({ name }) => name);
    expect(pressed.filter((name) => !shows.includes(name))).toEqual([]);
  });
});
