// The guide picture of the document-cross motif: a licence that has ended goes into the archive.
import { DoneSheet, Scene } from "../scene.tsx";

export default function DocumentCrossPicture() {
  return (
    <Scene>
      <path d="M112 196h180v-16H112z" fill="var(--theme-line)" />
      <g transform="rotate(-7 190 140)">
        <path d="M142 56h70l28 28v124h-98z" fill="#fff" />
        <path d="M212 56v28h28M160 86h34M160 106h60" />
        <circle cx="191" cy="146" r="26" fill="var(--theme-tint)" />
        <path d="M181 136l20 20M201 136l-20 20" strokeWidth="3.5" />
      </g>
      <path d="M246 196l12-84 34 5-11 79z" fill="#fff" />
      <path d="M262 132l18 3M260 148l14 2" />
      <path d="M104 190h196v24H104z" fill="#fff" />
      <path d="M114 214h176v52a6 6 0 0 1-6 6H120a6 6 0 0 1-6-6z" fill="#fff" />
      <path d="M114 214h176v12H114z" fill="var(--theme-line)" />
      <rect x="174" y="236" width="56" height="20" rx="10" />
      <path d="M84 272v-22M84 256c-8-2-12-8-12-16M84 252c8-2 12-8 12-16" />
      <DoneSheet />
    </Scene>
  );
}
