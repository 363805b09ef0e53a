// Stands in for the register of real estate: a few houses of the demo persons, in streets that do not exist.

import { maskName } from "../../../engine/privacy/mask.ts";
import type { HouseInfo } from "../outside.ts";
import houses from "./houses.json" with { type: "json" };

/** Houses by the certificate number of a person, or by the credit code of a company. */
const owned: Record<string, Awaited<ReturnType<HouseInfo["houses"]>>> = houses;

export const houseInfo: HouseInfo = {
  async houses({ name, certificateNumber, company }) {
    const own = owned[certificateNumber] ?? [];
    const ofCompany = company ? (owned[company.creditCode] ?? []) : [];
    return [
      ...own.map((house) => ({ ...house, owner: maskName(name) })),
      ...ofCompany.map((house) => ({ ...house, owner: company?.name ?? "" })),
    ];
  },
};
