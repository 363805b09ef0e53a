// The guide picture of the rings motif: two rings, one linked into the other, on a cushion.
import { Heart } from "../pieces.tsx";
import { DoneSheet, Scene } from "../scene.tsx";

/** A ring is a broad stroke with a lighter one inside it. */
function Band({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} strokeWidth="17" strokeLinecap="butt" />
      <path d={d} strokeWidth="12" strokeLinecap="butt" stroke={fill} />
    </>
  );
}

export default function RingsPicture() {
  return (
    <Scene>
      <path d="M98 272c-9-9-8-25 1-32 12-8 48-12 104-12s92 4 104 12c9 7 10 23 1 32z" fill="#fff" />
      <path d="M122 256c50-8 112-8 162 0" stroke="var(--theme-line)" />
      <Band d="M120 176a54 54 0 1 0 108 0a54 54 0 1 0-108 0z" fill="#fff" />
      <Band d="M184 176a54 54 0 1 0 108 0a54 54 0 1 0-108 0z" fill="var(--theme-line)" />
      <Band d="M178.7 122.2a54 54 0 0 1 42.1 26.8" fill="#fff" />
      <path d="M174 114l-22-22 9-15h26l9 15z" fill="#fff" />
      <path d="M152 92h44M167 92l7 22 7-22M167 92l7-15 7 15" />
      <path d="M174 56v8M148 64l5 6M200 64l-5 6" />
      <DoneSheet />
      <Heart x={322} y={82} size={1} fill="#fff" />
      <Heart x={362} y={98} size={0.6} fill="var(--theme-line)" />
    </Scene>
  );
}
