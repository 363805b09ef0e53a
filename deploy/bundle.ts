// Bundles the gateway and its commands with everything they stand on into `dist/gateway`: `npm run build:gateway`.
// What runs there needs Node alone, no node_modules.

import { cpSync } from "node:fs";
import { resolve } from "node:path";
import { bundleGateway, commands, withoutTrial } from "./bundle-gateway.ts";

const root = resolve(import.meta.dirname, "..");
const outDir = resolve(root, "dist/gateway");

await bundleGateway(outDir, commands, [withoutTrial]);
cpSync(resolve(root, "gateway/files/fonts"), resolve(outDir, "fonts"), { recursive: true });
console.log(`${Object.keys(commands).length} commands are in gateway.`);
