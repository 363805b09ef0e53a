// In: a motif that has no picture of its own. Out: the motif itself, large, in the family trait.
import { type MotifName, motifPaths } from "../motif-paths.ts";
import { DoneSheet, Scene } from "./scene.tsx";

const scale = 8.25;

export function MotifPicture({ name }: { name: MotifName }) {
  return (
    <Scene>
      <circle cx="236" cy="146" r="62" fill="var(--theme-line)" fillOpacity=".55" stroke="none" />
      <g transform={`translate(98 86) scale(${scale})`} strokeWidth={2.5 / scale}>
        <path d={motifPaths[name]} />
      </g>
      <DoneSheet />
    </Scene>
  );
}
