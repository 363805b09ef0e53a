// A bundled file still looks for its neighbours where it lay.
import { dirname } from "node:path";
import type { Plugin } from "vite";

export const ownFolders: Plugin = {
  name: "own-folders",
  transform: (code, id) =>
    code.includes("import.meta.dirname")
      ? code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      : undefined,
};
