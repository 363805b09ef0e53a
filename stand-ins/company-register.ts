// Stands in for the register of companies: who represents each company of the trial, and its address.

import companies from "./company-register.json" with { type: "json" };

/** By credit code. */
const known: Record<string, object> = companies;

export const companyRegister = {
  find: ({ creditCode }: { creditCode: string }) => ({
    company: Object.hasOwn(known, creditCode) ? known[creditCode] : null,
  }),
};
