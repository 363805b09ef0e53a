// The guide picture of the gavel motif: the gavel falls, the house behind it is sold.
import { DoneSheet, Scene } from "../scene.tsx";

export default function GavelPicture() {
  return (
    <Scene>
      <path d="M210 270v-66l44-38 44 38v66" fill="var(--theme-tint)" stroke="var(--theme-line)" />
      <path d="M200 208l54-48 54 48" stroke="var(--theme-line)" />
      <g transform="rotate(-38 196 140)">
        <path d="M188 170h18l4 120a13 13 0 0 1-26 0z" fill="#fff" />
        <rect x="146" y="112" width="102" height="62" rx="8" fill="#fff" />
        <path d="M162 112v62M232 112v62" />
        <rect x="134" y="104" width="20" height="78" rx="7" fill="var(--theme-line)" />
        <rect x="240" y="104" width="20" height="78" rx="7" fill="var(--theme-line)" />
        <path d="M186 206h22" />
      </g>
      <path d="M92 256h116v16H92z" fill="#fff" />
      <path d="M108 256v-8a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8v8z" fill="var(--theme-line)" />
      <path d="M92 206l-14-8M98 188l-8-14M86 226H70" />
      <DoneSheet />
      <path
        d="M342 40h40a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6h-40a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6zM362 86v22"
        fill="#fff"
      />
      <path d="M350 63l8 8 16-16" />
    </Scene>
  );
}
