// The beginning of a name goes in, an empty folder under the system's own for such things comes out; it is gone when the test is.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** To be called in a test. What a test starts on the folder has to end before it: hooks of a test run last in, first out. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
