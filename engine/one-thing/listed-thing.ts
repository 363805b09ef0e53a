// Finds the one-thing that an address of the list names, and says where it leads.

import type { OneThingItem, SubjectItem } from "../contract/types.gen.ts";

type Subjects = readonly Pick<SubjectItem, "integrations">[];

export type ListedThing =
  /** It has a page of its own. */
  | { to: "auction" }
  | { to: "thing"; list: "personal" | "enterprise"; thing: OneThingItem }
  | { to: "nothing" };

/**
 * Spec 2, tid: `named` is an id or a code, `today` its code now if that is another one. Undefined while a list that may have it is still to come.
 */
export function listedThing(
  { named, today, auction }: { named: string; today: string; auction: string | undefined },
  lists: { personal: Subjects | undefined; enterprise: Subjects | undefined },
): ListedThing | undefined {
  const { personal, enterprise } = lists;
  const ofPerson = thingIn(personal, today);
  const thing = ofPerson ?? thingIn(enterprise, today);
  if (auction && (named === auction || thing?.code === auction)) return { to: "auction" };
  if (thing) return { to: "thing", list: ofPerson ? "personal" : "enterprise", thing };
  return personal && enterprise ? { to: "nothing" } : undefined;
}

function thingIn(subjects: Subjects | undefined, named: string): OneThingItem | undefined {
  return subjects
    ?.flatMap(({ integrations }) => integrations)
    .find(({ oneThingId, code }) => oneThingId === named || code === named);
}
