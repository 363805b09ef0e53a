// Stands in for the register of real estate: a few houses of the demo persons, in streets that do not exist.

import type { HouseInfo } from "../engine/contract/types.gen.ts";
import { maskName } from "../engine/privacy/mask.ts";
import type { Holder } from "./holder.ts";
import houses from "./houses.json" with { type: "json" };

/** Houses by the certificate number of a person, or by the credit code of a company. */
const owned: Record<string, Omit<HouseInfo, "owner">[]> = houses;

export const houseInfo = {
  houses({ holder: { name, certificateNumber, company } }: { holder: Holder }) {
    const own = owned[certificateNumber] ?? [];
    const ofCompany = company ? (owned[company.creditCode] ?? []) : [];
    const found = [
      ...own.map((house) => ({ ...house, owner: maskName(name) })),
      ...ofCompany.map((house) => ({ ...house, owner: company?.name ?? "" })),
    ];
    return { houses: found };
  },
};
