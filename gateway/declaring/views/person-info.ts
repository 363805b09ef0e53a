// Shows a person in the form that the portal gets: values with masked texts beside them (Spec 3, userInfo).

import { maskIdCard, maskName, maskPhone } from "../../../engine/privacy/mask.ts";
import type { Person } from "../../base/person.ts";

export const personInfo = (person: Person) => ({
  ...person,
  realNameText: maskName(person.realName),
  mobileText: maskPhone(person.mobile),
  certificateNumberText: maskIdCard(person.certificateNumber),
});
