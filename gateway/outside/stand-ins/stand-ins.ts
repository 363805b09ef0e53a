// Makes the stand-ins for every outside system of a trial.

import type { ServedContent } from "../../definitions.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Outside } from "../outside.ts";
import { authorisationsDesk } from "./authorisations-desk.ts";
import { companyRegister } from "./company-register.ts";
import { departmentsDesk } from "./departments-desk.ts";
import { eLicences } from "./e-licences.ts";
import { eSign, eSignPages } from "./e-sign.ts";
import { houseInfo } from "./house-info.ts";
import { licencePhonePages, licenceQr } from "./licence-phone.ts";
import { miniProgramPages, miniProgramPath } from "./mini-program.ts";
import { pageStyle } from "./page-style.ts";
import { faceCheck, phonePages } from "./phone.ts";
import { provincialLogin, provincialLoginPages } from "./provincial-login.ts";

/** Never in production: here anybody can be anybody. */
export function standIns(
  parts: Pick<Dependencies, "database" | "clock" | "random" | "secrets">,
  publicUrl: string | null,
  content: ServedContent,
): Outside {
  const pages = provincialLoginPages(parts, publicUrl);
  pages.route("/", pageStyle());
  pages.route("/", departmentsDesk(parts));
  pages.route("/", authorisationsDesk(parts));
  pages.route("/", phonePages(parts));
  pages.route("/", eSignPages(parts));
  pages.route("/", licencePhonePages(parts));
  pages.route("/", miniProgramPages(content));
  return {
    provincialLogin: provincialLogin(parts),
    eLicences,
    houseInfo,
    companyRegister,
    faceCheck: faceCheck(parts),
    eSign: eSign(parts),
    licenceQr: licenceQr(parts),
    miniProgram: miniProgramPath,
    pages,
    authorisations: null,
    messages: null,
    routes: null,
  };
}
