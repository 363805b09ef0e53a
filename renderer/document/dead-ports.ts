// The ports of a portal that only renders: nobody answers, no time passes, nothing is kept.
import type { PortalPorts } from "../../engine/portal/index.ts";

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** `address`: path and query. */
export const deadPorts = (
  address: string,
  needs: Pick<PortalPorts, "loadDefinition" | "definitionCodes" | "origin" | "given">,
): PortalPorts => ({
  ...needs,
  fetch: never,
  upload: never,
  storage: { getItem: () => null, setItem: nothing, removeItem: nothing },
  clock: { now: () => 0, setTimeout: nothing, clearTimeout: nothing },
  random: () => "0".repeat(32),
  navigate: nothing,
  openExternal: nothing,
  address: { read: () => address, replace: nothing },
});
