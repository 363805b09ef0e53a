// The guide picture of the wheelchair motif: a person on the way, a ramp instead of steps.
import { Face } from "../pieces.tsx";
import { DoneSheet, Scene } from "../scene.tsx";

export default function WheelchairPicture() {
  return (
    <Scene>
      <path d="M84 272v-40M84 258c-12-3-17-11-17-23M84 250c10-3 15-10 15-20" />
      <path d="M124 132h18l14 84" />
      <path
        d="M160 214v-54a30 30 0 0 1 30-30a30 30 0 0 1 30 30v36h26a12 12 0 0 1 12 9l9 41h14a6 6 0 0 1 6 6v6h-34l-12-44z"
        fill="#fff"
      />
      <path d="M160 168v-8a30 30 0 0 1 30-30a30 30 0 0 1 30 30v8z" fill="var(--theme-line)" />
      <circle cx="186" cy="218" r="54" fill="#fff" />
      <circle cx="186" cy="218" r="44" />
      <path d="M186 174v88M142 218h88M155 187l62 62M217 187l-62 62" stroke="var(--theme-line)" />
      <circle cx="186" cy="218" r="7" fill="#fff" />
      <circle cx="270" cy="259" r="13" fill="#fff" />
      <circle cx="270" cy="259" r="3" />
      <path d="M202 160l16 28h26" strokeWidth="17" />
      <path d="M202 160l16 28h26" strokeWidth="12" stroke="#fff" />
      <Face x={190} y={104} />
      <path d="M165 100c0-30 50-30 50 0-12 2-20-4-25-12-6 8-14 13-25 12z" fill="var(--theme-line)" />
      <DoneSheet />
      <path d="M330 88c10-14 24-14 30 0 8-10 20-9 24 2" />
    </Scene>
  );
}
