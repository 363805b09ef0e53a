// What still has to be done in person: where, and whom to ask before going.

import type { GuideInfo, WayInfo } from "../../contract/types.gen.ts";

export interface Visit {
  matter: string;
  department: string;
  /** The number of the matter, or else of its department. */
  phone: string | null;
  hours: string | null;
}

/** One for each matter that asks its owner to come, in the guide's order. */
export function visitsOf({ matters, consultWay }: Pick<GuideInfo, "matters" | "consultWay">): Visit[] {
  return matters
    .filter(({ visits }) => visits > 0)
    .map(({ name, departmentName }) => {
      const ways = (consultWay ?? []).filter(({ department }) => department === departmentName);
      const way: WayInfo | undefined = ways.find(({ matter }) => matter === name) ?? ways[0];
      return {
        matter: name,
        department: departmentName,
        phone: way?.phone ?? null,
        hours: way?.hours ?? null,
      };
    });
}
