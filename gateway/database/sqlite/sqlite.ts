// SQLite: Node's own from 22.16 on, before that an add-on with the same interface.

import { createRequire } from "node:module";
import type * as AddOn from "@photostructure/sqlite";
import { StartProblem } from "../../base/start-problem.ts";

export type Sqlite = AddOn.DatabaseSyncInstance;

/** Node calls its own experimental at every start; that is for us to know, not for the operator. */
function ownOfNode(): typeof AddOn | undefined {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 22 || (major === 22 && minor < 16)) return undefined;
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule("node:sqlite") as typeof AddOn | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

function addOn(): Pick<typeof AddOn, "DatabaseSync"> {
  try {
    return createRequire(import.meta.url)("@photostructure/sqlite");
  } catch {
    const sentence = `Node ${process.version} has no SQLite of its own and the add-on is not installed: use Node 22.16 or newer, or npm install without --omit=optional.`;
    return {
      DatabaseSync: class {
        constructor() {
          throw new StartProblem(sentence);
        }
      } as unknown as (typeof AddOn)["DatabaseSync"],
    };
  }
}

export const { DatabaseSync } = ownOfNode() ?? addOn();
