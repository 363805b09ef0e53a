// Nothing goes in; every call of the gateway as schemas/calls/*.json describes it, by name.

import applications from "../../schemas/calls/applications.json" with { type: "json" };
import areaProject from "../../schemas/calls/areaProject.json" with { type: "json" };
import catalogBindList from "../../schemas/calls/catalogBindList.json" with { type: "json" };
import cleverFilter from "../../schemas/calls/cleverFilter.json" with { type: "json" };
import download from "../../schemas/calls/download.json" with { type: "json" };
import draft from "../../schemas/calls/draft.json" with { type: "json" };
import getSignHistoryList from "../../schemas/calls/getSignHistoryList.json" with { type: "json" };
import getTicketBySign from "../../schemas/calls/getTicketBySign.json" with { type: "json" };
import guideInfo from "../../schemas/calls/guideInfo.json" with { type: "json" };
import jszwfwLogin from "../../schemas/calls/jszwfwLogin.json" with { type: "json" };
import licencePaper from "../../schemas/calls/licencePaper.json" with { type: "json" };
import listOneThing from "../../schemas/calls/listOneThing.json" with { type: "json" };
import logout from "../../schemas/calls/logout.json" with { type: "json" };
import noticeList from "../../schemas/calls/noticeList.json" with { type: "json" };
import projectInfo from "../../schemas/calls/projectInfo.json" with { type: "json" };
import sample from "../../schemas/calls/sample.json" with { type: "json" };
import serviceList from "../../schemas/calls/serviceList.json" with { type: "json" };
import session from "../../schemas/calls/session.json" with { type: "json" };
import settings from "../../schemas/calls/settings.json" with { type: "json" };
import sign from "../../schemas/calls/sign.json" with { type: "json" };
import springFrame from "../../schemas/calls/springFrame.json" with { type: "json" };
import uploadFile from "../../schemas/calls/uploadFile.json" with { type: "json" };
import userGet from "../../schemas/calls/userGet.json" with { type: "json" };
import type { CallName } from "./call-map.ts";
import type { AnswerShape } from "./fits-answer.ts";

/** What the client looks at in a call's file. */
export interface CallFile {
  name: string;
  method: string;
  path: string;
  /** A Bearer token is needed. */
  token: boolean;
  /** An `X-Signature` header is needed. */
  signed: boolean;
  /** The fullscreen spinner is shown while it runs. */
  spinner: boolean;
  /** A failure is told in a popup. */
  popup: boolean;
  /** What is not there (404) is shown by the page in the place of the data: it is no failure to be told of. */
  absent?: string;
  effect: string;
  answer?: AnswerShape;
}

/** Calls that are links: the browser itself follows them. */
export const links = { download, sample, licencePaper } satisfies Record<string, CallFile>;

/** Calls that the client knows from the beginning; the others come with what makes them. */
export const calls = {
  settings,
  sign,
  session,
  logout,
  getTicketBySign,
  jszwfwLogin,
  userGet,
  listOneThing,
  areaProject,
  serviceList,
  guideInfo,
  noticeList,
  springFrame,
  cleverFilter,
  catalogBindList,
  draft,
  getSignHistoryList,
  uploadFile,
  applications,
  projectInfo,
} satisfies Partial<Record<CallName, CallFile>>;

export type FirstCall = keyof typeof calls;
