// The calls that run without the fullscreen spinner or fail without the popup, each with its reason (Spec 8).

import { describe, expect, it } from "vitest";
import { allCalls } from "../../../engine/contract/calls.ts";

/** The portal does not make these: a browser follows them as links, or the platform of seals makes them. */
const links = ["download", "licencePaper", "sample", "signatureReturn", "signatureTold"];
const portals = allCalls.filter(({ name }) => !links.includes(name));

const withoutSpinner = {
  "part of every call": ["settings", "sign", "session"],
  "a poll": ["getQrCodeState", "pcGetFaceResult", "signPhoneState"],
  "saves while somebody goes on": ["editDeclare", "editSingle", "uploadFile", "uploadPiece"],
  "asked behind what is there": ["springFrame", "earlierAnswers"],
  "asked beside the way to the next step, or while somebody types": [
    "handleCondition",
    "filterBusiness",
    "cleverFilter",
  ],
};

const withoutPopup = {
  "the specification exempts the licence call": ["getLicense"],
  "the check tells what a poll is refused for, each reason once": [
    "getQrCodeState",
    "pcGetFaceResult",
    "signPhoneState",
  ],
  "so does the session, of a save": ["editDeclare", "editSingle"],
  "without it the person types": ["earlierAnswers"],
};

const namesOf = (lists: Record<string, string[]>) => Object.values(lists).flat().sort();

describe("[8] the calls that are exempt", () => {
  it("[8.8] all calls show the fullscreen spinner but about ten: these fifteen", () => {
    const without = portals.filter(({ spinner }) => !spinner).map(({ name }) => name);
    expect(without.sort()).toEqual(namesOf(withoutSpinner));
    expect(without).toHaveLength(15);
  });

  it("[8.6] all calls show the popup by themselves but the licence call and what is repeated or asked without a press: seven", () => {
    const without = portals.filter(({ popup }) => !popup).map(({ name }) => name);
    expect(without.sort()).toEqual(namesOf(withoutPopup));
  });

  it("[8.7] a file that was not answered says so in its own line: a toast, and no popup", () => {
    const inPlace = portals.filter(({ unanswered }) => unanswered === "place").map(({ name }) => name);
    expect(inPlace).toEqual(["uploadFile", "uploadPiece"]);
  });

  it("[8] a page whose application is not there, and a form that the register cannot fill, have no popup over them", () => {
    const absent = allCalls.filter((call) => call.absent === "page");
    expect(absent.map(({ name }) => name)).toEqual(["getCompanyInfo", "projectInfo"]);
  });
});
