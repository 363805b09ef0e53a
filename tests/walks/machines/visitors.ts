// The people who may be in front of the screen, and what the handling machine learns about each from the portal.
import type { CompanyInfo, UserInfo } from "../../../engine/contract/types.gen.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { type HandlingPorts, thingOf } from "../../../engine/portal/handling/handling-rules.ts";

/** Who is in front of the screen. */
export type Visitor = "nobody" | "unverified" | "person" | "legal-person";

/** What the machine asks the portal about. */
export interface Surroundings {
  visitor: Visitor;
  /** The address put the person into company mode. */
  mode: boolean;
  /** The township that the guide was opened for. */
  kept: string | undefined;
}

export const pending = 0;
export const approved = 2;
export const company = (state: number) => ({ id: `c${state}`, state }) as CompanyInfo;

export const isVerified = (visitor: Visitor): boolean => visitor === "person" || visitor === "legal-person";

export function visitorsOf({ companyRequired }: Definition): Visitor[] {
  return ["nobody", "unverified", "person", ...(companyRequired ? ["legal-person" as const] : [])];
}

/** Only what the machine's rules ask; the model answers everything that it waits for. */
export function portsOf(definition: Definition, now: () => Surroundings): HandlingPorts {
  const nothing = () => undefined;
  const answered = () => Promise.reject(new Error("the model answers"));
  return {
    user: () => userOf(now().visitor),
    actsFor: () => (now().mode && now().visitor === "person" ? company(approved) : null),
    townshipOf: () => now().kept,
    taken: () => thingOf(definition),
    take: nothing,
    look: answered,
    definition: answered,
    drafts: answered,
    face: answered,
    companies: answered,
    isOpenToCompanies: answered,
    goOut: nothing,
    login: nothing,
    toCompanyServices: nothing,
    handled: nothing,
    townshipKept: nothing,
    townshipConfirmed: nothing,
    townshipChanged: nothing,
    faceRenewed: nothing,
    failed: nothing,
  };
}

function userOf(visitor: Visitor): UserInfo | null {
  if (visitor === "nobody") return null;
  const userType = visitor === "legal-person" ? "enterprise" : "personal";
  return { id: visitor, userType, certificateNumber: isVerified(visitor) ? "1" : "" } as UserInfo;
}
