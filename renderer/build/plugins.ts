// Nothing goes in, the Vite plugins of the portal come out: shared by the build, the gateway's dev server, Storybook and the form's tests.
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { definitions } from "./definitions.ts";
import { slimPlugins } from "./slim.ts";

const projectRoot = resolve(import.meta.dirname, "../..");

/** Plugins that turn one-things and form schemas into modules. `root` is another folder in tests only. */
export function portalPlugins(root: string = projectRoot): Plugin[] {
  return [definitions(root), ...slimPlugins()];
}
