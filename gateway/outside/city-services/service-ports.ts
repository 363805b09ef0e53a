// The gateway's ports, each answered by a service of the city behind the contract.

import { authorisation } from "../../../engine/application/authorisation.ts";
import type { ServiceName } from "../../../engine/contract/city-services.ts";
import type { Outside } from "../outside.ts";
import { type Ask, type ServiceParts, type ServiceSettings, serviceClient } from "./service-client.ts";

/** The services that a deployment names; null: not connected, whatever stands for it otherwise. */
export type Services = Partial<Record<ServiceName, ServiceSettings | null>>;

type Ports = {
  [Name in Exclude<ServiceName, "provincialLogin">]: (ask: Ask<Name>) => NonNullable<Outside[Name]>;
};

/** What is not there is null on the wire. */
const orNothing = <Value>(value: Value | null): Value | undefined => value ?? undefined;

const ports: Ports = {
  eLicences: (ask) => ({
    find: async (holder, materialName) =>
      orNothing((await ask("find", { holder: whose(holder), materialName })).licence),
    async paper(holder, { name, numberText, issuer }) {
      const licence = { name, numberText, issuer };
      const { pdf } = await ask("paper", { holder: whose(holder), licence });
      return pdf === null ? undefined : Buffer.from(pdf, "base64");
    },
  }),
  houseInfo: (ask) => ({
    houses: async (holder) => (await ask("houses", { holder: whose(holder) })).houses,
  }),
  companyRegister: (ask) => ({
    find: async (creditCode) => orNothing((await ask("find", { creditCode })).company),
  }),
  faceCheck: (ask) => ({
    begin: ({ person, ...wish }) => ask("begin", { ...wish, person: citizen(person) }),
    look: async (id) => (await ask("look", { id })).state,
  }),
  licenceQr: (ask) => ({
    begin: (wish) => ask("begin", wish),
    async look(id) {
      const { state, authCode } = await ask("look", { id });
      if (state !== "confirmed") return { state };
      return authCode === null ? { state: "failed" } : { state, authCode };
    },
    async exchange(authCode) {
      const { person } = await ask("exchange", { authCode });
      return person === null
        ? undefined
        : { ...person, company: { ...person.company, state: authorisation.approved } };
    },
  }),
  eSign: (ask) => ({
    begin: ({ company: { name, creditCode }, ...wish }) =>
      ask("begin", { ...wish, company: { name, creditCode } }),
    page: async (id) => orNothing((await ask("page", { id })).url),
    file: async (id) => orNothing((await ask("file", { id })).url),
  }),
  authorisations: (ask) => ({
    list: async (person) => (await ask("list", { person: citizen(person) })).companies,
    apply: async (person, creditCode) => (await ask("apply", { person: citizen(person), creditCode })).taken,
  }),
  messages: (ask) => ({
    send: async (mobile, text) => (await ask("send", { mobile, text })).id,
  }),
};

/** Nobody outside needs more of a person than this. */
const citizen = ({
  realName,
  certificateNumber,
  mobile,
}: Record<"realName" | "certificateNumber" | "mobile", string>) => ({
  realName,
  certificateNumber,
  mobile,
});

const whose = ({
  kind,
  name,
  certificateNumber,
  mobile,
  company,
}: Parameters<NonNullable<Outside["houseInfo"]>["houses"]>[0]) => ({
  kind,
  name,
  certificateNumber,
  mobile,
  ...(company && { company: { name: company.name, creditCode: company.creditCode } }),
});

/** `page`: where the login's own platform receives people. */
export function exchangingLogin(
  page: string,
  settings: ServiceSettings,
  parts: ServiceParts,
): NonNullable<Outside["provincialLogin"]> {
  const ask = serviceClient("provincialLogin", settings, parts);
  return {
    url: page,
    async exchange(credential) {
      const { person } = await ask("exchange", { credential });
      return person === null
        ? undefined
        : { ...person, userType: "personal", entLicenseSn: "", company: null };
    },
  };
}

/** The ports that these services answer; the others are left out. */
export function servicePorts(services: Services, parts: ServiceParts): Partial<Outside> {
  const made: Partial<Record<ServiceName, unknown>> = {};
  for (const [name, port] of Object.entries(ports) as [keyof Ports, (ask: unknown) => unknown][]) {
    const settings = services[name];
    if (settings !== undefined) made[name] = settings && port(serviceClient(name, settings, parts));
  }
  return made as Partial<Outside>;
}
