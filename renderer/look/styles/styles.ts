// What `*.styles.ts` files are written in: Chakra's style objects, which the build compiles into a style sheet.
import type { SystemStyleObject } from "@chakra-ui/react";

/** Selector → its rules, for what is no element of one's own. */
export type Rules = Record<string, SystemStyleObject>;

/** Name → its rules. On a page each name has its class; later ones win over earlier ones. */
export function styles<Name extends string>(
  rules: Record<Name, SystemStyleObject>,
): Readonly<Record<Name, string>> {
  // The build puts the classes in the place of the rules.
  return rules as unknown as Record<Name, string>;
}
