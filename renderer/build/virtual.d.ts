// Nothing goes in, the types of the modules that the build makes out of flows/ and schemas/ come out.

declare module "virtual:definitions" {
  import type { Definition, SectionChecks } from "../../engine/one-thing/definition.ts";

  /** Codes of the one-things in the order of the catalogue's subjects. */
  export const definitionCodes: readonly string[];

  /** Codes that some of them had before; each loads the one-thing of today. */
  export const formerCodes: readonly string[];

  /** Code of the one-thing at `/judicialAuction`, where the catalogue names one. */
  export const auctionCode: string | undefined;

  /** Loads one one-thing's own chunk. Rejects for a code that is in neither list. */
  export function loadDefinition(code: string): Promise<{ definition: Definition; checks: SectionChecks }>;
}

declare module "virtual:definitions/*" {
  import type { Definition, SectionChecks } from "../../engine/one-thing/definition.ts";
  export const definition: Definition;
  export const checks: SectionChecks;
}
