// The guide picture of the pram motif.
import { DoneSheet, Scene } from "../scene.tsx";

export default function PramPicture() {
  return (
    <Scene>
      <path d="M92 100h26l16 50" />
      <path d="M126 150h170a84 84 0 0 1-84 84h-6a78 78 0 0 1-76-62z" fill="#fff" />
      <path d="M212 150V66a84 84 0 0 1 84 84z" fill="var(--theme-line)" />
      <path d="M212 150c4-34 22-62 48-70M212 150c22-20 50-30 78-30" />
      <path d="M150 176h120" strokeDasharray="2 8" />
      <g fill="#fff">
        <circle cx="162" cy="252" r="20" />
        <circle cx="162" cy="252" r="5" />
        <circle cx="256" cy="252" r="20" />
        <circle cx="256" cy="252" r="5" />
        <circle cx="180" cy="128" r="24" />
      </g>
      <path d="M170 233l10-10M248 233l-8-12M180 104c5 1 5 8 0 8" />
      <path d="M172 128h.01M188 128h.01M174 136c4 4 9 4 12 0" strokeWidth="3" />
      <DoneSheet />
      <path d="M322 56c-8-9-22 2-14 13l14 13 14-13c8-11-6-22-14-13z" fill="#fff" />
      <path d="M362 84c-4-5-12 1-8 7l8 7 8-7c4-6-4-12-8-7z" fill="var(--theme-line)" />
    </Scene>
  );
}
