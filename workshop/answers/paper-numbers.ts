// Makes numbers of persons, companies and things that follow their standards and belong to nobody.

import { creditCodeCheckOk } from "../../engine/company/credit-code.ts";
import { idCardCheckCharacter } from "../../engine/person/id-card-check.ts";
import { below, type Chance } from "./chance.ts";

/** A region code that is assigned to no place. */
const region = "329900";

const digits = (chance: Chance, count: number) =>
  Array.from({ length: count }, () => below(chance, 10)).join("");

/** 18 characters with the right check character. `birth`: yyyy-MM-dd; `sex`: 1 male, 2 female. */
export function idCardNumber(chance: Chance, birth: string, sex: "1" | "2" = "1"): string {
  const sequence = 100 + below(chance, 400) * 2 + (sex === "1" ? 1 : 0);
  const body = `${region}${birth.replaceAll("-", "")}${sequence}`;
  return body + idCardCheckCharacter(body);
}

/** 18 characters with both check characters right. */
export function creditCode(chance: Chance): string {
  const body = `91${region}MA${digits(chance, 6)}`;
  for (const organisation of "0123456789X")
    for (const last of "0123456789ABCDEFGHJKLMNPQRTUWXY")
      if (creditCodeCheckOk(body + organisation + last)) return body + organisation + last;
  throw new Error(`No check characters fit ${body}.`);
}

export function mobileNumber(chance: Chance): string {
  return `1380000${digits(chance, 4)}`;
}

export function plateNumber(chance: Chance): string {
  return `测A${digits(chance, 5)}`;
}

/** 17 characters without I, O and Q. */
export function vehicleNumber(chance: Chance): string {
  return `LTEST${digits(chance, 12)}`;
}

/** 28 characters. */
export function houseUnitNumber(chance: Chance): string {
  return `${region}${digits(chance, 6)}GB${digits(chance, 5)}F${digits(chance, 8)}`;
}

/** Identity number, then kind and degree. */
export function disabilityCertificate(chance: Chance, birth: string): string {
  return `${idCardNumber(chance, birth)}4${1 + below(chance, 4)}`;
}

export function studentNumber(chance: Chance, birth: string): string {
  return `G${idCardNumber(chance, birth)}`;
}

/** Paper type → a number that fits it; an identity number when the type needs one. */
export function paperNumber(chance: Chance, type: string, birth: string): string {
  const made: Record<string, () => string> = {
    "1": () => idCardNumber(chance, birth),
    "3": () => `E${digits(chance, 8)}`,
    "4": () => `H${digits(chance, 8)}`,
    "5": () => digits(chance, 8),
    "6": () => idCardNumber(chance, birth),
    "7": () => `TES${digits(chance, 12)}`,
  };
  return (made[type] ?? (() => `测试字${digits(chance, 8)}`))();
}
