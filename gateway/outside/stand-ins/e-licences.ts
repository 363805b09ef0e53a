// Stands in for the register of electronic licences: it knows the identity cards of some demo persons.

import { maskIdCard } from "../../../engine/privacy/mask.ts";
import { demoPersons } from "../../seed/persons.ts";
import type { ELicences } from "../outside.ts";

export const eLicences: ELicences = {
  async find(holder, materialName) {
    const known = demoPersons.find(({ id }) => id === holder.id);
    if (!known?.hasLicence || !holder.certificateNumber || !materialName.includes("身份证")) return undefined;
    return {
      name: "居民身份证",
      numberText: maskIdCard(holder.certificateNumber),
      issuer: "云澜市公安局（测试）",
    };
  },
};
