// The types of the modules that the build generates from flows/ and schemas/.

declare module "virtual:definitions" {
  import type { Definition, SectionChecks } from "../../engine/one-thing/definition.ts";

  /** Codes of the one-things in the order of the catalogue's subjects. */
  export const definitionCodes: readonly string[];

  /** Former codes; each loads the one-thing under its current code. */
  export const formerCodes: readonly string[];

  /** Code of the one-thing at `/judicialAuction`, if the catalogue names one. */
  export const auctionCode: string | undefined;

  /** Loads the chunk of one one-thing. Rejects for a code that is in neither list. */
  export function loadDefinition(code: string): Promise<{ definition: Definition; checks: SectionChecks }>;
}

/** Reset, tokens and keyframes of the look. */
declare module "virtual:look.css";

declare module "virtual:built-portal" {
  /** The document of the build without the link to its style sheet, that sheet, and by source inside `renderer/` the files that it needs beside the document's own. */
  const built: { html: string; styles: string; files: Readonly<Record<string, readonly string[]>> };
  export default built;
}

declare module "virtual:definitions/*" {
  import type { Definition, SectionChecks } from "../../engine/one-thing/definition.ts";
  export const definition: Definition;
  export const checks: SectionChecks;
}
