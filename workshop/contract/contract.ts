// The command `npm run contract`: prints the types of every contract from its JSON.

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ownCommandLine } from "../../content/command-line.ts";
import { contractTypes } from "./contract-types.ts";

ownCommandLine({ usage: "用法：npm run contract。照 schemas 里的契约重写 engine/contract 的类型文件。" });
for (const [path, text] of Object.entries(contractTypes()))
  writeFileSync(resolve(import.meta.dirname, "../..", path), text);
