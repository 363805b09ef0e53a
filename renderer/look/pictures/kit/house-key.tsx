// The guide picture of the house-key motif: a house and its key, handed to the next owner.
import { House } from "../pieces.tsx";
import { DoneSheet, Scene } from "../scene.tsx";

export default function HouseKeyPicture() {
  return (
    <Scene>
      <path d="M84 272v-50M84 240c-14-4-20-14-20-26M84 232c12-4 18-12 18-24" />
      <path
        d="M84 222c-26 0-40-16-36-36-10-22 12-40 32-34 14-16 42-8 44 14 20 10 14 44-8 50-8 6-20 8-32 6z"
        fill="var(--theme-line)"
      />
      <House />
      <g transform="rotate(-24 190 236)">
        <path
          d="M152 208a28 28 0 0 1 27 20h84l10 9-10 9h-10l-7 9-8-9h-8l-7 8-8-8h-36a28 28 0 1 1-27-38z"
          fill="#fff"
        />
        <circle cx="146" cy="236" r="9" fill="var(--theme-line)" />
        <path d="M184 236h66" />
      </g>
      <DoneSheet />
      <path d="M330 96v-14a12 12 0 0 1 24 0v14M346 96V78a15 15 0 0 1 30 0v18z" fill="#fff" />
      <circle cx="342" cy="60" r="8" fill="#fff" />
      <circle cx="361" cy="50" r="10" fill="#fff" />
    </Scene>
  );
}
