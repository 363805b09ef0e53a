// A copy of the project's content in which no notice or tip forbids and nothing is handled elsewhere, so that every declaration can be walked.
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OneThing } from "../../../../engine/one-thing/one-thing.ts";

/** Only gates are opened; the declarations behind them stay as written. */
export function openDoors(root: string, folder: string): void {
  for (const part of ["flows", "schemas"]) cpSync(join(root, part), join(folder, part), { recursive: true });
  const flows = join(folder, "flows/one-things");
  for (const name of readdirSync(flows)) {
    const path = join(flows, name);
    const oneThing = JSON.parse(readFileSync(path, "utf8")) as OneThing;
    writeFileSync(path, JSON.stringify(opened(oneThing), null, 2));
  }
}

/** True when a notice or a tip ends the way to its declaration. */
export function forbids({ notices, tips }: Pick<OneThing, "notices" | "tips">): boolean {
  return !notices.every(({ allowContinue }) => allowContinue) || !tips.every(({ allowApply }) => allowApply);
}

/** The same one-thing without what stands before its declaration. */
export function opened(oneThing: OneThing): OneThing {
  const { notices, tips, webHandleUrl = null } = oneThing;
  return {
    ...oneThing,
    notices: notices.map((notice) => ({ ...notice, allowContinue: true })),
    tips: tips.map((tip) => ({ ...tip, allowApply: true })),
    webHandleUrl: webHandleUrl?.startsWith("/") ? webHandleUrl : null,
  };
}
