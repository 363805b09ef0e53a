// Builds the portal of the fixtures before the first journey, unless the run goes on where another ended (`GOES_ON`).
import { rmSync } from "node:fs";
import { buildContent } from "./build.ts";
import { callsMade } from "./portal-under-test.ts";

/** A journey that runs inside another run (`WITHOUT_CALL`) uses that run's build and adds to its record of calls, as one that goes on does. */
export default function buildFixtures(): void {
  if (process.env.WITHOUT_CALL || process.env.GOES_ON) return;
  rmSync(callsMade, { force: true });
  buildContent();
}
