// Stands in for the register of companies: who represents each company of the trial, and its address.

import type { CompanyRegister, RegisteredCompany } from "../outside.ts";
import companies from "./company-register.json" with { type: "json" };

/** By credit code. */
const known: Record<string, RegisteredCompany> = companies;

export const companyRegister: CompanyRegister = {
  find: async (creditCode) => (Object.hasOwn(known, creditCode) ? known[creditCode] : undefined),
};
