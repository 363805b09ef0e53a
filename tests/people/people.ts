// The invented persons of 云澜市 as the gateway would describe them. Region 329900 is assigned to no place.
import type { UserInfo } from "../../engine/contract/types.gen.ts";
import { maskIdCard, maskName, maskPhone } from "../../engine/privacy/mask.ts";
import legalPerson from "./legal-person.json" with { type: "json" };
import unverified from "./unverified.json" with { type: "json" };
import verified from "./verified.json" with { type: "json" };

type Person = Omit<
  UserInfo,
  "userType" | "realNameText" | "mobileText" | "certificateNumberText" | "deviceKey"
> & {
  userType: string;
};

/** Another one for each. */
const keyOf = (id: string) =>
  Array.from(id, (letter) => letter.charCodeAt(0).toString(16).padStart(2, "0"))
    .join("")
    .padEnd(64, "0")
    .slice(0, 64);

function named(person: Person): UserInfo {
  return {
    ...person,
    userType: person.userType === "enterprise" ? "enterprise" : "personal",
    realNameText: maskName(person.realName),
    mobileText: maskPhone(person.mobile),
    certificateNumberText: person.certificateNumber && maskIdCard(person.certificateNumber),
    deviceKey: keyOf(person.id),
  };
}

/** `visitor` is nobody: not logged in. */
export const people = {
  verified: named(verified),
  unverified: named(unverified),
  visitor: null,
  "legal-person": named(legalPerson as Person),
} satisfies Record<string, UserInfo | null>;

export type PersonName = keyof typeof people;

/** The fixed moment of all invented events: 2026-11-20 14:32, Asia/Shanghai. */
export const now = Date.parse("2026-11-20T14:32:00+08:00");
export const today = "2026-11-20";
export const savedAt = "2026-11-20 14:05:00";
