// Names this software and its version for error reports.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const file = resolve(import.meta.dirname, "../../package.json");
const { name, version } = JSON.parse(readFileSync(file, "utf8")) as Record<"name" | "version", string>;

export const release = `${name}@${version}`;
