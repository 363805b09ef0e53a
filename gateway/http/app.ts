// Makes the gateway as a Hono app that listens on no port: checks first, then routes.

import { Hono } from "hono";
import { pieceBytes } from "../../engine/contract/pieces.ts";
import { audited } from "../audit/audited.ts";
import type { Call, GatewayEnv } from "../base/context.ts";
import { personInfos } from "../declaring/views/person-info.ts";
import { limits } from "../files/limits.ts";
import { catalogueAnswers } from "../pages/catalogue-answers.ts";
import { errorReportPath, reportOrigin } from "../settings/error-reports.ts";
import { baseOrigins } from "../settings/file-bases.ts";
import { bearer } from "./checks/bearer.ts";
import { bodyChecks } from "./checks/body.ts";
import { contract } from "./checks/contract.ts";
import { answerErrors, answerNothing } from "./checks/errors.ts";
import { guardJson, guardValue } from "./checks/json-guard.ts";
import { knownHost } from "./checks/known-host.ts";
import { overload } from "./checks/overload.ts";
import { rateLimit } from "./checks/rate-limit.ts";
import { readAsk } from "./checks/read-ask.ts";
import { sameSite } from "./checks/same-site.ts";
import { reportPath, securityHeaders } from "./checks/security-headers.ts";
import { sessionCookie } from "./checks/session-cookie.ts";
import { signature } from "./checks/signature.ts";
import { signedLooking } from "./checks/signed-looking.ts";
import { watched } from "./checks/watched.ts";
import { writeHeaders } from "./checks/write-headers.ts";
import { departmentEventRoutes } from "./department-events.ts";
import { departmentFileRoutes } from "./department-files.ts";
import type { GatewayParts } from "./gateway-parts.ts";
import { callHandler } from "./handle.ts";
import { knownDepartment } from "./known-department.ts";
import { logThrottle } from "./limits/log-throttle.ts";
import { createRateLimits } from "./limits/rate-limits.ts";
import { loginPageRoutes } from "./login/login-page.ts";
import { announcementRoutes } from "./routes/announcements.ts";
import { applicationActionRoutes } from "./routes/application-actions.ts";
import { applicationRoutes } from "./routes/applications.ts";
import { catalogueRoutes } from "./routes/catalogue.ts";
import { companyRoutes } from "./routes/companies.ts";
import { deploymentRoutes } from "./routes/deployment.ts";
import { draftRoutes } from "./routes/drafts.ts";
import { eSignRoutes } from "./routes/e-sign.ts";
import { editSingleRoutes } from "./routes/edit-single.ts";
import { errorReportRoutes } from "./routes/error-reports.ts";
import { faceRoutes } from "./routes/face.ts";
import { fileRoutes } from "./routes/files.ts";
import { filterRoutes } from "./routes/filters.ts";
import { healthRoutes } from "./routes/health.ts";
import { houseInfoRoutes } from "./routes/house-info.ts";
import { licenceLoginRoutes } from "./routes/licence-login.ts";
import { licenceRoutes } from "./routes/licences.ts";
import { loginRoutes } from "./routes/login.ts";
import { policyReports } from "./routes/policy-reports.ts";
import { portalRoutes } from "./routes/portal.ts";
import { sampleRoutes } from "./routes/samples.ts";
import { signFileRoutes } from "./routes/sign-file.ts";
import { signPhoneRoutes } from "./routes/sign-phone.ts";
import { submissionRoutes } from "./routes/submission.ts";
import { isTokenOf } from "./session.ts";
import { storedPapers } from "./stored-papers.ts";

const kilobyte = 1024;
const jsonLimit = 1024 * kilobyte;
/** Bytes of an upload beside its file: fields, and so much that whoever reads the file says first that it is too large. */
const besides = 2 * 1024 * kilobyte;
/** Bytes of a file that a call carries. */
const fileBytes: Record<string, number> = {
  whole: limits.maxFileMB * 1024 * kilobyte,
  piece: pieceBytes,
};

/** Every call of `schemas/contract/calls` runs through the same checks in the same order before its handler sees it. */
export function createGateway(parts: GatewayParts): Hono<GatewayEnv> {
  const { settings, secrets, outside, documents, report } = parts;
  const app = new Hono<GatewayEnv>();
  const https = settings.publicUrl?.startsWith("https:") ?? false;
  const publicHost = settings.publicUrl === null ? null : new URL(settings.publicUrl).host;
  const demand = createRateLimits(parts);
  const newcomer = (call: Call) => demand(call, "visit");
  const limited = rateLimit(demand);
  const notTooLate = overload(parts.waited);
  const recorded = audited(parts);
  const body = bodyChecks(parts.clock);
  const handOut = storedPapers(parts);

  app.onError(answerErrors(parts));
  app.notFound(answerNothing);
  const { errorReportUrl = null } = settings;
  const headers = {
    relaxed: documents?.portal.relaxed ?? false,
    https,
    reportOrigin: reportOrigin(errorReportUrl),
    elsewhere: baseOrigins(settings),
  };
  app.use(
    watched(parts),
    securityHeaders(headers),
    knownHost(publicHost, settings.production),
    sameSite(publicHost),
  );

  const handle = callHandler(app, parts, ({ name, file: carried }) => {
    const file = carried === undefined ? undefined : fileBytes[carried];
    return [
      notTooLate,
      name === "settings" ? sessionCookie(parts, newcomer) : sessionCookie(parts),
      bearer((sessionId, token) => isTokenOf(sessionId, token, secrets)),
      limited,
      // A body is read behind everything that can be said without it.
      signedLooking(),
      file === undefined ? body.read(jsonLimit) : body.stream(file + besides),
      readAsk({ guardJson, guardValue }, secrets, file),
      signature(parts),
      contract(),
      writeHeaders(),
      recorded,
    ];
  });
  // What leads to a platform or comes back from it asks that platform in turn.
  app.use("/api/portal/login/*", async (call, next) => {
    demand(call, "login");
    await next();
  });
  const personInfo = personInfos(parts.database, parts.random);
  deploymentRoutes(handle, parts);
  loginRoutes(handle, parts, personInfo);
  licenceLoginRoutes(handle, parts, personInfo);
  catalogueRoutes(handle, parts.answers ?? catalogueAnswers(parts));
  announcementRoutes(handle, parts);
  faceRoutes(handle, parts);
  companyRoutes(handle, parts);
  draftRoutes(handle, parts);
  editSingleRoutes(handle, parts);
  filterRoutes(handle, parts);
  fileRoutes(handle, parts, handOut);
  licenceRoutes(handle, parts);
  houseInfoRoutes(handle, parts);
  sampleRoutes(handle, parts);
  signFileRoutes(handle, parts);
  signPhoneRoutes(handle, parts);
  eSignRoutes(handle, parts);
  submissionRoutes(handle, parts);
  applicationRoutes(handle, parts);
  applicationActionRoutes(handle, parts);
  app.route("/", loginPageRoutes(parts));
  app.route("/", healthRoutes(parts));
  const known = knownDepartment(parts, demand);
  app.route("/", departmentEventRoutes(parts, known));
  app.route("/", departmentFileRoutes(parts, known, handOut));

  app.use(reportPath, body.read(16 * kilobyte));
  app.route("/", policyReports(logThrottle(parts.clock, (line) => report(new Error(line), "policy"))));
  if (errorReportUrl === errorReportPath) {
    app.use(errorReportPath, body.read(64 * kilobyte));
    app.route("/", errorReportRoutes(logThrottle(parts.clock, (line) => report(line, "browser"))));
  }
  if (outside.pages) app.route("/", outside.pages);
  if (outside.routes) app.route("/", outside.routes);
  if (documents) app.route("/", portalRoutes(documents, settings, sessionCookie(parts, newcomer)));
  return app;
}
