// Takes what 我的申报 needs; gives its deeds without their weight: their code comes with the first of them.

import type { OfficeDeed } from "../portal-types.ts";
import type { Office, OfficePorts, SupplementOf } from "./office-deeds.ts";
import type { SupplementRef } from "./supplement.ts";

export interface LaterOffice {
  /** One at a time: a second press while the first is under way is none. */
  press(deed: OfficeDeed): Promise<void>;
  /** Not started yet. Rejects when its code does not come. */
  supplement(of: SupplementOf): Promise<SupplementRef>;
}

export function laterOffice(ports: OfficePorts): LaterOffice {
  let office: Promise<Office> | undefined;
  let pressing = false;
  const loaded = () => {
    office ??= import("./office-deeds.ts").then(({ createOffice }) => createOffice(ports));
    return office.catch((thrown) => {
      office = undefined;
      throw thrown;
    });
  };
  return {
    press: async (deed) => {
      if (pressing) return;
      pressing = true;
      try {
        await (await loaded()).press(deed);
      } finally {
        pressing = false;
      }
    },
    supplement: async (of) => (await loaded()).supplement(of),
  };
}
