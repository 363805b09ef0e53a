// Nothing goes in, the Vite plugins of the portal come out: shared by the build, the gateway's dev server, Storybook and the form's tests.
import type { Plugin } from "vite";

/** Plugins that turn one-things and form schemas into modules. */
export function portalPlugins(): Plugin[] {
  return [];
}
