// Takes the client and time; gives the doors of rules 4 and 7: face check and choice of a company come with their dialog, for they weigh.

import type { GatewayClient } from "../../client/create-client.ts";
import { plat } from "../../contract/terminal.ts";
import type { ClockPort, VisibilityPort } from "../ports.ts";
import type { HandlingEvent, HandlingPorts } from "./handling-types.ts";

export const alwaysSeen: VisibilityPort = { hidden: () => false, subscribe: () => () => undefined };

export interface DoorPorts {
  client: GatewayClient;
  clock: ClockPort;
  visibility: VisibilityPort;
  tell(event: Extract<HandlingEvent, { type: "FACE_CONFIRMED" | "CHOOSE_COMPANY" }>): void;
}

export function laterDoors({
  client,
  clock,
  visibility,
  tell,
}: DoorPorts): Pick<HandlingPorts, "face" | "companies" | "isOpenToCompanies"> {
  return {
    face: async (oneThingId) => {
      const { createRealName } = await import("./real-name.ts");
      const ports = {
        // The dialog itself tells what went wrong.
        begin: () => client.call("cardIdToRandomId", { oneThingId }, { quiet: true }),
        result: (id: string) => client.call("pcGetFaceResult", { id }, { quiet: true }),
        visibility,
        confirmed: () => tell({ type: "FACE_CONFIRMED" }),
      };
      return createRealName(ports, clock);
    },
    companies: async () => {
      const { createCompanyChoice } = await import("./company-choice.ts");
      const ports = {
        list: () => client.call("authorizeList", {}, { quiet: true }),
        applyAgain: (id: string) => client.call("applyAuthorization", { id }),
        chosen: (company: Parameters<CompanyChosen>[0]) => tell({ type: "CHOOSE_COMPANY", company }),
      };
      return createCompanyChoice(ports, clock);
    },
    // The list of the first page holds the chief ones only: what an enterprise subject lists is a service for companies too.
    isOpenToCompanies: async ({ oneThing: { id }, companyRequired }) => {
      const isIt = ({ oneThingId }: { oneThingId: string }) => oneThingId === id;
      const groups = await client.call("serviceList", { code: "QY" });
      if (groups.some(({ items }) => items.some(isIt))) return true;
      const subjects = await client.call("listOneThing", { type: "ENTERPRISE_SUBJECT", plat });
      return subjects.some(({ integrations }) => integrations.some(isIt)) || companyRequired;
    },
  };
}

type CompanyChosen = (company: Extract<HandlingEvent, { type: "CHOOSE_COMPANY" }>["company"]) => void;
