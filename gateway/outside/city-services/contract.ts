// The contract between the portal and the city's services, read from the files that document it.

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import authorisations from "../../../schemas/adapters/city-services/authorisations.json" with {
  type: "json",
};
import companyRegister from "../../../schemas/adapters/city-services/company-register.json" with {
  type: "json",
};
import eLicences from "../../../schemas/adapters/city-services/e-licences.json" with { type: "json" };
import eSign from "../../../schemas/adapters/city-services/e-sign.json" with { type: "json" };
import faceCheck from "../../../schemas/adapters/city-services/face-check.json" with { type: "json" };
import houseInfo from "../../../schemas/adapters/city-services/house-info.json" with { type: "json" };
import licenceQr from "../../../schemas/adapters/city-services/licence-qr.json" with { type: "json" };
import messages from "../../../schemas/adapters/city-services/messages.json" with { type: "json" };
import provincialLogin from "../../../schemas/adapters/city-services/provincial-login.json" with {
  type: "json",
};
import shared from "../../../schemas/adapters/city-services/shared.json" with { type: "json" };
import answers from "../../../schemas/answers.schema.json" with { type: "json" };

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
};
export type ServiceName = keyof typeof contract;
export type CallOf<Name extends ServiceName> = keyof (typeof contract)[Name]["calls"] & string;

export const services = contract as unknown as Record<ServiceName, Service>;
export const serviceNames = Object.keys(contract) as ServiceName[];

/** The header of a write; the same for each delivery of one act. */
export const keyHeader = "idempotency-key";

/** The call's check. An answer loses the fields that the contract does not name: a service may say more than it must. */
export function checkOf(part: "ask" | "answer", name: ServiceName, call: string): ValidateFunction {
  const id = `adapters/city-services/${name}.${call}.${part}.json`;
  compilers[part] ??= compiler(part === "answer");
  const known = compilers[part].getSchema(id);
  if (known) return known;
  const schema = services[name].calls[call]?.[part];
  if (!schema) throw new Error(`The contract has no call ${name}.${call}.`);
  return compilers[part].compile({ $id: id, ...schema });
}

/** Made when a service is first asked. */
const compilers: { ask?: Ajv2020; answer?: Ajv2020 } = {};

function compiler(removeAdditional: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, removeAdditional });
  return ajv.addSchema([answers, shared]);
}
