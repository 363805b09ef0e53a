// A folder of content and one for the build go in as words (absent: the fixtures'); the portal over that content is built.
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
