// Builds gateway and fixtures before the first journey; a run that goes on where another ended (`GOES_ON`) needs the gateway alone, and one through every one-thing (`OPENED`) the portal without gates.
import { rmSync } from "node:fs";
import buildPrograms from "../../programs/programs.ts";
import { buildContent, buildOpened } from "./build.ts";
import { callsMade } from "./portal-under-test.ts";

/** A journey that runs inside another run (`WITHOUT_CALL`) uses that run's build; it adds to a record of calls, as one that goes on does. */
export default function buildBefore(): void {
  if (process.env.WITHOUT_CALL) return;
  buildPrograms();
  if (process.env.OPENED) buildOpened();
  if (process.env.GOES_ON) return;
  rmSync(callsMade, { force: true });
  buildContent();
}
