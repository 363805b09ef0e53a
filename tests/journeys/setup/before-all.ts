// Builds the portal of the fixtures before the first journey, unless no selected journey needs it (`FIXTURES=none`).
import { rmSync } from "node:fs";
import { buildContent } from "./build.ts";
import { callsMade } from "./portal-under-test.ts";

/** A journey that runs inside another run (`WITHOUT_CALL`) uses that run's build. */
export default function buildFixtures(): void {
  if (process.env.WITHOUT_CALL) return;
  rmSync(callsMade, { force: true });
  if (process.env.FIXTURES !== "none") buildContent();
}
