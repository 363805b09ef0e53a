// The guide picture of the cup motif: a covered tea cup and bamboo, time for oneself.
import { DoneSheet, Scene } from "../scene.tsx";

export default function CupPicture() {
  return (
    <Scene>
      <path d="M90 272c-4-70-2-140 8-214M98 58c-8-8-10-18-8-28M92 126h8M90 194h8" />
      <g fill="var(--theme-line)">
        <path d="M95 96c12-16 30-20 48-14-10 14-28 20-48 14z" />
        <path d="M93 132c-14-4-24-16-28-32 16 2 28 14 28 32z" />
        <path d="M97 62c14-8 28-8 42 2-14 8-28 8-42-2z" />
        <path d="M90 170c10-14 24-20 40-18-8 14-22 20-40 18z" />
      </g>
      <path d="M182 92c-12-14 10-20 0-36M208 86c-12-14 10-20 0-36M234 92c-12-14 10-20 0-36" />
      <path d="M274 172h10a26 26 0 0 1 0 52h-18" fill="none" strokeWidth="11" />
      <path d="M274 172h10a26 26 0 0 1 0 52h-18" fill="none" strokeWidth="6" stroke="#fff" />
      <path d="M136 152h144c0 50-20 86-56 100h-32c-36-14-56-50-56-100z" fill="#fff" />
      <path d="M140 176c22 8 44-8 68 0s44 8 68 0" stroke="var(--theme-line)" />
      <path d="M198 222c-2-16 6-26 22-30 4 18-6 28-22 30zM198 222c4-8 8-14 14-20" />
      <path d="M146 142a62 34 0 0 1 124 0z" fill="var(--theme-line)" />
      <rect x="132" y="142" width="152" height="12" rx="6" fill="#fff" />
      <path d="M198 108v-4a10 8 0 0 1 20 0v4z" fill="#fff" />
      <path d="M130 252h156c0 12-12 20-30 20h-96c-18 0-30-8-30-20z" fill="#fff" />
      <DoneSheet />
      <path d="M340 70c14-12 30-10 36 2l12-4-8 14c0 12-10 20-22 20-14 0-22-10-18-32z" fill="#fff" />
      <path d="M366 76h.01" strokeWidth="4" />
      <path d="M350 84c4 8 12 8 16 2" />
    </Scene>
  );
}
