// Takes what the materials need; gives them without their weight: their code is loaded with the first declaration.

import type { Materials, MaterialsPorts } from "./materials.ts";

export interface LaterMaterials extends Materials {
  /** Loads the code; until then there is nothing to handle. Rejects when it does not come. */
  load(): Promise<void>;
}

export function laterMaterials(ports: MaterialsPorts): LaterMaterials {
  let loaded: Materials | undefined;
  return {
    load: async () => {
      const { createMaterials } = await import("./materials.ts");
      loaded ??= createMaterials(ports);
    },
    handle: (event) => loaded?.handle(event),
    clear: () => loaded?.clear(),
  };
}
