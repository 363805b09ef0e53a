// Shows a person in the form that the portal gets: values with masked texts beside them (Spec 3, userInfo).

import type { UserInfo } from "../../../engine/contract/types.gen.ts";
import { maskIdCard, maskName, maskPhone } from "../../../engine/privacy/mask.ts";
import { hmac } from "../../base/hashes.ts";
import type { Person } from "../../base/person.ts";
import { newId, type Random } from "../../base/random.ts";
import type { Database } from "../../database/tables.ts";
import { identityKey } from "../../database/users.ts";

/** Shows a person, with the key of what this person's devices keep. */
export type PersonInfo = (person: Person) => Promise<UserInfo>;

export function personInfos(database: Database, random: Random): PersonInfo {
  /** Never changes. */
  let secret: string | undefined;
  return async (person) => {
    secret ??= await identityKey(database, { name: "devices", secret: newId(random) });
    return {
      ...person,
      realNameText: maskName(person.realName),
      mobileText: maskPhone(person.mobile),
      certificateNumberText: maskIdCard(person.certificateNumber),
      deviceKey: hmac(secret, "device", `${person.userType} ${person.id}`),
    };
  };
}
