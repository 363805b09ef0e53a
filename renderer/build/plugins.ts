// Lists the Vite plugins of the portal, shared by the build, the gateway's dev server, Storybook and the tests.
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { cityLogo } from "./city-logo.ts";
import { definitions } from "./definitions.ts";
import { pdfFiles } from "./pdf-files.ts";
import { slimCalls } from "./slim-calls.ts";
import { compiledStyles } from "./styles.ts";
import { withoutUris } from "./without-uris.ts";

const projectRoot = resolve(import.meta.dirname, "../..");

/** Plugins that turn one-things and form schemas into modules. `roots`: folders with `flows/` and `schemas/`; the project's own by default. */
export function portalPlugins(...roots: string[]): [ReturnType<typeof definitions>, ...Plugin[]] {
  const folders = roots.length > 0 ? roots : [projectRoot];
  return [definitions(folders), cityLogo(folders), pdfFiles(), withoutUris(), slimCalls(), compiledStyles()];
}
