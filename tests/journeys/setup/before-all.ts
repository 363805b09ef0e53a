// Nothing goes in; before the first journey the portal of the fixtures is built, unless nothing that is run reads it (`FIXTURES=none`).
import { rmSync } from "node:fs";
import { buildContent } from "./build.ts";
import { callsMade } from "./portal-under-test.ts";

/** A journey that is run inside another run (`WITHOUT_CALL`) takes what that one has built. */
export default function buildFixtures(): void {
  if (process.env.WITHOUT_CALL) return;
  rmSync(callsMade, { force: true });
  if (process.env.FIXTURES !== "none") buildContent();
}
