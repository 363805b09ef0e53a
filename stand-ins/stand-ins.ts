// The stand-ins for the city's services as one app: the calls of the contract, and the pages that people see.

import { Hono } from "hono";
import { answerCalls } from "./answer-calls.ts";
import { companyRegister } from "./company-register.ts";
import { eLicences } from "./e-licences.ts";
import { eSign, eSignPages } from "./e-sign.ts";
import { houseInfo } from "./house-info.ts";
import { licencePhonePages, licenceQr } from "./licence-phone.ts";
import { pageStyle } from "./page-style.ts";
import type { Parts } from "./parts.ts";
import { faceCheck, phonePages } from "./phone.ts";
import { provincialLogin, provincialLoginPages } from "./provincial-login.ts";
import { words } from "./texts.ts";

/** `secret`: by which the portal signs what it asks. */
export function createStandIns(parts: Parts, secret: string): Hono {
  const app = new Hono();
  app.notFound((call) => call.json({ code: 404, msg: words.noSuchPage, data: null }, 404));
  const handlers = {
    eLicences,
    houseInfo,
    companyRegister,
    provincialLogin: provincialLogin(parts),
    faceCheck: faceCheck(parts),
    licenceQr: licenceQr(parts),
    eSign: eSign(parts),
  };
  app.route("/city", answerCalls(handlers, secret, parts));
  app.route("/", pageStyle());
  app.route("/", provincialLoginPages(parts));
  app.route("/", phonePages(parts));
  app.route("/", licencePhonePages(parts));
  app.route("/", eSignPages(parts));
  return app;
}
