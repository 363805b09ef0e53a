// What `*.styles.ts` files are written in: Chakra's style objects, which the build compiles into a style sheet.
import type { SystemStyleObject } from "@chakra-ui/react";

export type Style = SystemStyleObject;

/** Selector → its rules, for what is no element of one's own. */
export type Rules = Record<string, Style>;

/** Name → its rules. On a page each name has its class; later ones win over earlier ones. */
export function styles<Name extends string>(rules: Record<Name, Style>): Readonly<Record<Name, string>> {
  // The build puts the classes in the place of the rules.
  return rules as unknown as Record<Name, string>;
}
