// A decorative icon of a one-thing's motif.
import { type MotifName, motifPaths } from "./motif-paths.ts";
import { type IconSize, StrokeIcon } from "./stroke-icon.tsx";

export type { MotifName };

/** True for a name the kit has; a theme is JSON and its word may be unknown. */
export function isMotif(name: string): name is MotifName {
  return Object.hasOwn(motifPaths, name);
}

export function Motif({ name, size }: { name: MotifName; size?: IconSize }) {
  return <StrokeIcon path={motifPaths[name]} size={size} />;
}
