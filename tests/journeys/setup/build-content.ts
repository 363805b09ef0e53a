// Command that builds the portal over a folder of content into another folder (by default the fixtures'), unless it is built already.
import { resolve } from "node:path";
import { build } from "vite";
import { buildPortal } from "../../../gateway/ops/build-portal.ts";
import { portalOf } from "../../../vite.config.ts";

const root = resolve(import.meta.dirname, "../../..");
const [content, portal] = [
  resolve(root, process.argv[2] ?? "tests/fixtures/content"),
  resolve(root, process.argv[3] ?? "dist/fixtures"),
];

await buildPortal(root, content, portal, () =>
  build({ ...portalOf(content, portal, "quick"), configFile: false, logLevel: "warn" }),
);
