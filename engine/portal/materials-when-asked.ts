// Takes what the materials need; gives them without their weight: their code is loaded with the first file or licence.

import type { Materials, MaterialsPorts } from "./materials.ts";

export function materialsWhenAsked(ports: MaterialsPorts): Materials {
  let loaded: Materials | undefined;
  const load = async (): Promise<Materials> => {
    const { createMaterials } = await import("./materials.ts");
    loaded ??= createMaterials(ports);
    return loaded;
  };
  return {
    handle: (event) => void load().then((materials) => materials.handle(event), ports.report),
    clear: () => loaded?.clear(),
  };
}
