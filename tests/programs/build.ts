// Command that bundles the gateway's programs for the tests.
import { resolve } from "node:path";
import { bundleGateway, commands } from "../../deploy/bundle-gateway.ts";
import { mutate } from "../mutants/mutate.ts";
import { ownFolders } from "./own-folders.ts";
import { programs } from "./programs.ts";

const more = {
  "stand-ins": "stand-ins/server.ts",
  "record-calls": "tests/journeys/setup/record-calls.ts",
};
const root = resolve(import.meta.dirname, "../..");
await bundleGateway(programs, { ...commands, ...more }, [...mutate(root), ownFolders]);
