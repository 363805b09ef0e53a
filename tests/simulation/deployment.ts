// The simulated city's deployment: who lives there, its departments, its keys, and what its content becomes.

import type { ServedContent } from "../../content/checked-content.ts";
import type { Departments } from "../../gateway/office/departments.ts";
import { demoPersons } from "../../gateway/ops/seed/persons.ts";
import type { Secrets } from "../../gateway/settings/secrets.ts";
import { testSecrets } from "../gateway/setup/test-secrets.ts";

export const origin = "http://portal.test";

/** Those who are verified, each with an own device. Some have a company's licence. */
export const persons = demoPersons.filter(({ certificateNumber }) => certificateNumber !== "");

/** The company that has authorised the first person. */
export const company = "CO001";

export const gatewayCount = 2;

/** A system of its own for one department, and one for all others. */
export const departments: Departments = {
  D019: { url: "http://power.test/messages", secret: "secret-of-the-power-company-0123456789" },
  "*": { url: "http://offices.test/messages", secret: "secret-of-the-other-offices-0123456789" },
};

/** The content of a deployment, and what it becomes later. */
export interface Contents {
  first: ServedContent;
  later: ServedContent;
}

/** `later`: a new key encrypts, and the former one still opens. */
export const secretsOf = (when: "first" | "later"): Secrets =>
  when === "first" ? testSecrets : { ...testSecrets, data: ["e".repeat(40), ...testSecrets.data] };
