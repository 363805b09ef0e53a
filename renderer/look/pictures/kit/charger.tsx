// The guide picture of the charging pile motif: a pile, its cable and a car that is charging.
import { DoneSheet, Scene } from "../scene.tsx";

export default function ChargerPicture() {
  return (
    <Scene>
      <g fill="#fff">
        <path d="M92 272v-8h92v8" />
        <rect x="104" y="112" width="68" height="152" rx="12" />
      </g>
      <rect x="116" y="125" width="44" height="34" rx="5" fill="var(--theme-line)" />
      <path d="M124 149v-7M133 149v-12M142 149v-6M151 149v-10" />
      <path d="M142 176l-16 28h23l-12 28" />
      <path d="M172 156h6a8 8 0 0 1 8 8v34a14 14 0 0 0 14 14h4" />
      <g fill="#fff">
        <path d="M206 252h-4a8 8 0 0 1-8-8v-18a14 14 0 0 1 10-13l10-3 16-28a16 16 0 0 1 14-8h32a16 16 0 0 1 13 7l17 27 12 3a14 14 0 0 1 10 13v20a8 8 0 0 1-8 8z" />
        <circle cx="228" cy="253" r="19" />
        <circle cx="228" cy="253" r="5" />
        <circle cx="288" cy="253" r="19" />
        <circle cx="288" cy="253" r="5" />
      </g>
      <path
        d="M226 210l12-22a6 6 0 0 1 5-3h11v25zM264 185h9a8 8 0 0 1 7 4l13 21h-29z"
        fill="var(--theme-line)"
      />
      <path d="M204 206a6 6 0 0 1 0 12" strokeWidth="3.5" />
      <DoneSheet />
      <path d="M236 132c-2-28 14-46 46-48 2 30-14 48-46 48z" fill="#fff" />
      <path d="M236 132c8-14 18-24 30-32M248 114v-14M256 124h14" />
    </Scene>
  );
}
