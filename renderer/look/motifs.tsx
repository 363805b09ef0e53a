// A decorative icon of a one-thing's motif.
import { type MotifName, motifPaths } from "./motif-paths.ts";
import { type IconSize, StrokeIcon } from "./stroke-icon.tsx";

export type { MotifName };

/** True for a motif that exists; a theme is JSON and may name an unknown one. */
export function isMotif(name: string): name is MotifName {
  return Object.hasOwn(motifPaths, name);
}

export function Motif({ name, size }: { name: MotifName; size?: IconSize }) {
  return <StrokeIcon path={motifPaths[name]} size={size} />;
}
