// Command that bundles the gateway's programs for the tests.
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { bundleGateway, commands } from "../../deploy/bundle-gateway.ts";
import { mutate } from "../mutants/mutate.ts";
import { programs } from "./programs.ts";

/** A bundled file still looks for its neighbours where it lay. */
const ownFolders: Plugin = {
  name: "own-folders",
  transform: (code, id) =>
    code.includes("import.meta.dirname")
      ? code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      : undefined,
};

const more = {
  "stand-ins": "stand-ins/server.ts",
  "record-calls": "tests/journeys/setup/record-calls.ts",
};
const root = resolve(import.meta.dirname, "../..");
await bundleGateway(programs, { ...commands, ...more }, [...mutate(root), ownFolders]);
