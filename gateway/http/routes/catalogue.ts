// Serves what the content answers to anybody.

import type { CatalogueAnswers } from "../../pages/catalogue-answers.ts";
import type { Handle } from "../handle.ts";

export function catalogueRoutes(handle: Handle, answers: CatalogueAnswers): void {
  handle("listOneThing", ({ ask }) => answers.listOneThing(ask));
  handle("areaProject", ({ ask }) => answers.areaProject(ask));
  handle("serviceList", ({ ask }) => answers.serviceList(ask));
  handle("guideInfo", ({ ask }) => answers.guideInfo(ask));
  handle("cleverFilter", ({ ask }) => answers.cleverFilter(ask));
  handle("noticeList", ({ ask }) => answers.noticeList(ask));
}
