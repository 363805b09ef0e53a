// The guide picture of the drop-bolt motif: water, power, gas and network come through one pipe.
import { DoneSheet, Scene } from "../scene.tsx";

export default function DropBoltPicture() {
  return (
    <Scene>
      <path d="M60 236h244v22H60z" fill="#fff" />
      <path d="M136 230h16v34h-16zM232 230h16v34h-16z" fill="var(--theme-line)" />
      <path d="M100 258v14M192 258v14M284 258v14M192 236v-26M180 210h24M116 236v-22M104 214h24M272 236v-22M260 214h24" />
      <path d="M116 82c28 38 42 60 42 82a42 42 0 0 1-84 0c0-22 14-44 42-82z" fill="#fff" />
      <path d="M92 164a24 24 0 0 0 20 24" stroke="var(--theme-line)" strokeWidth="4" />
      <path d="M104 156h.01M124 156h.01M108 166c4 4 8 4 12 0" strokeWidth="3.5" />
      <path d="M204 64l-42 76h32l-14 60 56-82h-34l18-54z" fill="var(--theme-line)" />
      <path
        d="M276 106c6 20 32 32 32 64a36 36 0 0 1-72 0c0-16 8-26 18-36 2 10 6 14 12 16 2-18 4-30 10-44z"
        fill="#fff"
      />
      <path
        d="M273 162c4 10 14 14 14 26a15 15 0 0 1-30 0c0-8 4-12 8-17 2 4 4 5 6 5 1-5 1-9 2-14z"
        fill="var(--theme-line)"
      />
      <DoneSheet />
      <path d="M320 72a46 46 0 0 1 64 0M331 84a30 30 0 0 1 42 0M341 95a16 16 0 0 1 22 0M352 105h.01" />
    </Scene>
  );
}
