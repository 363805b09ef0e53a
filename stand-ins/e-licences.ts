// Stands in for the register of e-licences: kinds by words in a material's name, and who holds which.

import { createHash } from "node:crypto";
import { maskName } from "../engine/privacy/mask.ts";
import type { Holder, Licence } from "./holder.ts";
import kinds from "./licence-kinds.json" with { type: "json" };
import { licencePaper } from "./licence-paper.ts";

type Kind = (typeof kinds)[number];

/** Persons of the trial by certificate number: which kinds of licence the register has for them. Others have none. */
const persons: Record<string, { has(kind: Kind): boolean }> = {
  // 测试甲 has what a settled citizen has; residence permits and papers of hardship belong to others.
  "329900198503121014": { has: ({ name }) => !/居住证|残疾|死亡|火化|救助|就业困难/.test(name) },
  // 测试丁 has the identity card; everything else belongs to the company.
  "329900197805214043": { has: ({ name }) => name === "居民身份证" },
};

export const eLicences = {
  find({ holder, materialName }: { holder: Holder; materialName: string }) {
    const kind = kinds.find((each) => each.words.some((word) => materialName.includes(word)));
    return { licence: kind && isHeld(kind, holder) ? found(kind, holder) : null };
  },
  async paper({ holder, licence }: { holder: Holder; licence: Licence }) {
    const pdf = await licencePaper({ ...licence, holder: holderText(licence, holder) });
    return { pdf: Buffer.from(pdf).toString("base64") };
  },
};

function isHeld({ of, ...kind }: Kind, { certificateNumber, company }: Holder): boolean {
  const own = persons[certificateNumber];
  if (of === "company") return company !== undefined;
  return Boolean(own?.has({ of, ...kind })) || (of === "any" && company !== undefined);
}

function found({ name, issuer, number, of }: Kind, { certificateNumber, company }: Holder): Licence {
  const whose = of === "person" || !company ? certificateNumber : company.creditCode;
  // A number that belongs to nobody, and the same one each time.
  const digits = String(
    Number.parseInt(createHash("sha256").update(`${name} ${whose}`).digest("hex").slice(0, 8), 16),
  ).padStart(10, "0");
  return { name, issuer, numberText: masked(number === "itself" ? whose : `${number}${digits}`) };
}

/** The first and the last four characters stay. */
function masked(number: string): string {
  return `${number.slice(0, 4)}${"*".repeat(Math.max(0, number.length - 8))}${number.slice(-4)}`;
}

function holderText({ name }: Licence, holder: Holder): string {
  const ofCompany = kinds.some((kind) => kind.name === name && kind.of !== "person");
  return ofCompany && holder.company ? holder.company.name : maskName(holder.name);
}
