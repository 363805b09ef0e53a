// Builds the packages that others install, each into its folder of `dist/packages`: `npm run build:packages`, with `-- --pack` also packed.

import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildPackage, packageFolders } from "./package-build.ts";

const { values } = parseArgs({ options: { pack: { type: "boolean", default: false } } });

for (const folder of packageFolders) {
  const built = await buildPackage(folder);
  console.log(built);
  if (values.pack) {
    const words = ["pack", "--silent", "--pack-destination", resolve(built, "..")];
    execFileSync("npm", words, { cwd: built, stdio: "inherit" });
  }
}
