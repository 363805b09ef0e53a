// Stands in for the register of companies: who represents each company of the trial, and its address.

import type { ServiceShape } from "../engine/contract/city-services.ts";
import companies from "./company-register.json" with { type: "json" };

type Registered = NonNullable<ServiceShape<"companyRegister", "find", "answer">["company"]>;

/** By credit code. */
const known: Record<string, Registered> = companies;

export const companyRegister = {
  find: ({ creditCode }: { creditCode: string }) => ({
    company: (Object.hasOwn(known, creditCode) ? known[creditCode] : undefined) ?? null,
  }),
};
