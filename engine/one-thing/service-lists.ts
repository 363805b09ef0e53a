// The service lists of the home page by the specification's names, and what each shows under a tab (Spec 2, 3).

import type { OneThingItem, ServiceGroup, SubjectItem } from "../contract/types.gen.ts";

/** Under which code the gateway keeps each list. */
export const serviceCodes = {
  hotService: "RD",
  personal: "GR",
  companyService: "QY",
  other: "QT",
} as const;

export type ServiceList = keyof typeof serviceCodes;

/** The list that each tab stands for. */
export const tabLists = {
  personal: "personal",
  enterprise: "companyService",
  other: "other",
} as const satisfies Record<string, ServiceList>;

export type ServiceTab = keyof typeof tabLists;

/**
 * What a list shows under a tab: its own one-things, as far as the tab's list names them too; under its own tab all of them.
 * Groups that nothing is left of are not shown.
 */
export function underTab(list: readonly ServiceGroup[], ofTab: readonly ServiceGroup[]): ServiceGroup[] {
  const named = new Set(ofTab.flatMap(({ items }) => items.map(({ oneThingId }) => oneThingId)));
  return list
    .map(({ group, items }) => ({ group, items: items.filter(({ oneThingId }) => named.has(oneThingId)) }))
    .filter(({ items }) => items.length > 0);
}

/** What a list names of the one-things that stand under these subjects, in the list's order. */
export function underSubjects(
  list: readonly ServiceGroup[],
  subjects: readonly Pick<SubjectItem, "integrations">[],
): OneThingItem[] {
  const named = subjects.flatMap(({ integrations }) => integrations.map(({ oneThingId }) => oneThingId));
  const there = new Set(named);
  return list.flatMap(({ items }) => items).filter(({ oneThingId }) => there.has(oneThingId));
}

/** Whether a list names the one-thing: what the services for companies do not name is closed to companies (Spec 4, rule 7). */
export function listNames(list: readonly ServiceGroup[], id: string): boolean {
  return list.some(({ items }) => items.some(({ oneThingId }) => oneThingId === id));
}
