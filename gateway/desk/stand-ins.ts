// Connects a trial to the stand-ins' own process: their services by the contract, their pages through the portal's address.

import { Hono } from "hono";
import { proxy } from "hono/proxy";
import type { ServedContent } from "../../content/checked-content.ts";
import { workCalendar } from "../../engine/check/work-calendar.ts";
import { type ServiceName, serviceNames } from "../../engine/contract/city-services.ts";
import { socketOf } from "../base/client-address.ts";
import type { GatewayEnv } from "../base/context.ts";
import { originOf } from "../base/own-address.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { readBody } from "../http/checks/body.ts";
import { connect } from "../outside/adapters/connect.ts";
import type { LoginParts } from "../outside/adapters/returned-person.ts";
import type { ServiceParts } from "../outside/city-services/service-client.ts";
import type { Services } from "../outside/city-services/service-ports.ts";
import { nothingOutside, type Outside } from "../outside/outside.ts";
import { authorisationsDesk } from "./authorisations-desk.ts";
import { type DeskParts, departmentsDesk } from "./departments-desk.ts";
import { miniProgramPages, miniProgramPath } from "./mini-program.ts";

/** Where the stand-ins answer. */
export interface StandInsAt {
  /** Scheme and host, without a slash at the end. */
  url: string;
  secret: string;
  /** The network's by default. */
  fetch?: ServiceParts["fetch"];
}

interface Surroundings {
  publicUrl: string | null;
  content: ServedContent;
  report(problem: unknown, source: string): void;
}

const loginPage = "/stand-ins/provincial-login";
/** Nobody stands in for these: the gateway's own table holds the authorisations, and nothing is sent. */
const without: readonly ServiceName[] = ["authorisations", "messages"];

/** The city's services as they are played there. */
export function playedServices({ url, secret }: Pick<StandInsAt, "url" | "secret">): Services {
  const service = { url: `${url}/city`, secret, seconds: 10 };
  return Object.fromEntries(
    serviceNames.filter((name) => !without.includes(name)).map((name) => [name, service]),
  );
}

/** Never in production: here anybody can be anybody. */
export function standIns(
  parts: LoginParts & Omit<DeskParts, "calendar">,
  { url, secret, fetch: send = fetch }: StandInsAt,
  { publicUrl, content, report }: Surroundings,
): Outside {
  const pages = new Hono<GatewayEnv>();
  pages.use("/stand-ins/*", readBody(parts.clock)(16 * 1024));
  pages.route("/", departmentsDesk({ ...parts, calendar: workCalendar(content.catalogue.workCalendar) }));
  pages.route("/", authorisationsDesk(parts));
  pages.route("/", miniProgramPages(content));
  // A phone on the same network reaches one address only.
  pages.on(["GET", "POST"], "/stand-ins/*", (call) => {
    const { pathname, search } = new URL(call.req.url);
    const portal = new URL(originOf(call, { publicUrl }));
    return proxy(`${url}${pathname}${search}`, {
      method: call.req.method,
      ...(call.req.method === "POST" && { body: call.get("raw") as BodyInit }),
      headers: {
        "Content-Type": call.req.header("content-type"),
        "X-Forwarded-Host": portal.host,
        "X-Forwarded-Proto": portal.protocol.slice(0, -1),
        // The one that the request came to; `Host` may name another.
        "X-Portal-Port": socketOf(call)?.localPort?.toString(),
      },
      redirect: "manual",
      customFetch: async (request) => send(request.url, request),
    }).catch((problem) => {
      report(problem, "stand-ins");
      throw new Refusal(503, words.busy);
    });
  });
  return connect(
    { login: { kind: "service", page: loginPage }, services: playedServices({ url, secret }) },
    { ...nothingOutside, miniProgram: miniProgramPath, pages },
    parts,
    { publicUrl, report, fetch: send },
  );
}
