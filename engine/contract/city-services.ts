// The contract between the portal and the city's services, read from the files that document it.

import authorisations from "../../schemas/contract/city-services/authorisations.json" with { type: "json" };
import companyRegister from "../../schemas/contract/city-services/company-register.json" with {
  type: "json",
};
import eLicences from "../../schemas/contract/city-services/e-licences.json" with { type: "json" };
import eSign from "../../schemas/contract/city-services/e-sign.json" with { type: "json" };
import faceCheck from "../../schemas/contract/city-services/face-check.json" with { type: "json" };
import houseInfo from "../../schemas/contract/city-services/house-info.json" with { type: "json" };
import licenceQr from "../../schemas/contract/city-services/licence-qr.json" with { type: "json" };
import messages from "../../schemas/contract/city-services/messages.json" with { type: "json" };
import provincialLogin from "../../schemas/contract/city-services/provincial-login.json" with {
  type: "json",
};
import type { Services } from "./service-types.gen.ts";

export interface ServiceCall {
  /** Behind the service's address; always POST, with JSON both ways. */
  path: string;
  /** A read may be asked again; a write is sent once and carries a key by which the service knows it again. */
  effect: "read" | "write";
  summary: string;
  ask: object;
  answer: object;
}

interface Service {
  summary: string;
  calls: Record<string, ServiceCall>;
}

const contract = {
  provincialLogin,
  eLicences,
  houseInfo,
  companyRegister,
  faceCheck,
  licenceQr,
  eSign,
  authorisations,
  messages,
} satisfies Record<keyof Services, object>;

export type ServiceName = keyof Services;
export type ServiceCallOf<Name extends ServiceName> = keyof Services[Name] & string;

/** What a call is asked, or answers. */
export type ServiceShape<
  Name extends ServiceName,
  Call extends ServiceCallOf<Name>,
  Part extends "ask" | "answer",
> = Services[Name][Call] extends Record<Part, infer Shape> ? Shape : never;

export const services = contract as unknown as Record<ServiceName, Service>;
export const serviceNames = Object.keys(contract) as ServiceName[];

/** The header of a write; the same for each delivery of one act. */
export const keyHeader = "idempotency-key";
