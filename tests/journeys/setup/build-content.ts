// Command that builds the portal over a folder of content into another folder (by default the fixtures').
import { resolve } from "node:path";
import { build } from "vite";
import { portalOf } from "../../../vite.config.ts";

const root = resolve(import.meta.dirname, "../../..");
const [content = "tests/fixtures/content", portal = "dist/fixtures"] = process.argv.slice(2);

await build({
  ...portalOf(resolve(root, content), resolve(root, portal)),
  configFile: false,
  logLevel: "warn",
});
