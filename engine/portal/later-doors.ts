// Takes the client and time; gives face check and choice of a company without their weight: their code comes with their dialog.

import type { GatewayClient } from "../gateway-client/create-client.ts";
import type { HandlingEvent, HandlingPorts } from "./handling-types.ts";
import type { ClockPort, VisibilityPort } from "./ports.ts";

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
}: DoorPorts): Pick<HandlingPorts, "face" | "companies"> {
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
  };
}

type CompanyChosen = (company: Extract<HandlingEvent, { type: "CHOOSE_COMPANY" }>["company"]) => void;
