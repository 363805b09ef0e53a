// Builds the packages that others install, each into its folder of `dist/packages`, ready for `npm pack`: `npm run build:packages`.

import { buildPackage, packageFolders } from "./package-build.ts";

for (const folder of packageFolders) console.log(await buildPackage(folder));
