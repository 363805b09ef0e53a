// The one-things go in, one generated story file each comes out in `stories/generated/`.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

/** Makes `stories/generated/`; called before Storybook and its tests collect their files. */
export function generateStories(): void {
  mkdirSync(resolve(import.meta.dirname, "../generated"), { recursive: true });
}
