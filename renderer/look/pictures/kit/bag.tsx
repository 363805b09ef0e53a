// The guide picture of the bag motif: a packed school bag on the way from one school to the next.
import { DoneSheet, Scene } from "../scene.tsx";

export default function BagPicture() {
  return (
    <Scene>
      <path d="M170 116V80a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v36M170 92h20" fill="#fff" />
      <path d="M226 118l12-50 16 4-10 46" fill="var(--theme-line)" />
      <path d="M238 68l10-12 6 16" fill="#fff" />
      <path d="M186 112v-8a18 18 0 0 1 36 0v8" />
      <path
        d="M116 262h-2a12 12 0 0 1-12-12v-34a18 18 0 0 1 18-18h6zM292 262h2a12 12 0 0 0 12-12v-34a18 18 0 0 0-18-18h-6z"
        fill="var(--theme-line)"
      />
      <path
        d="M124 260v-80a70 70 0 0 1 70-70h20a70 70 0 0 1 70 70v80a12 12 0 0 1-12 12H136a12 12 0 0 1-12-12z"
        fill="#fff"
      />
      <path d="M150 176a46 46 0 0 1 46-40h16a46 46 0 0 1 46 40" strokeDasharray="2 8" />
      <path d="M148 272v-58a14 14 0 0 1 14-14h84a14 14 0 0 1 14 14v58" fill="var(--theme-tint)" />
      <path d="M148 226h112M196 218h16v18a8 8 0 0 1-16 0z" fill="#fff" />
      <path d="M192 158h.01M216 158h.01M197 170c5 5 9 5 14 0" strokeWidth="3.5" />
      <DoneSheet />
      <path d="M52 192c16-16 34-18 50-6M92 176l10 10-14 4" />
      <path d="M340 86a26 26 0 0 1 46-10M386 60v16h-16M384 92a26 26 0 0 1-44 8M340 116v-16h14" />
    </Scene>
  );
}
