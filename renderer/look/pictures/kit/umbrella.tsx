// The guide picture of the umbrella motif: a self-employed person, sheltered.
import { Face } from "../pieces.tsx";
import { DoneSheet, Scene } from "../scene.tsx";

export default function UmbrellaPicture() {
  return (
    <Scene>
      <path
        d="M118 44l-6 14M290 38l-6 14M318 66l-6 14M58 118l-6 14M352 72l-6 14"
        stroke="var(--theme-line)"
      />
      <path d="M200 56V44" />
      <path
        d="M88 154c4-56 52-98 112-98s108 42 112 98c-10-14-46-14-56 0-12-14-44-14-56 0-12-14-44-14-56 0-10-14-46-14-56 0z"
        fill="#fff"
      />
      <path
        d="M200 56c-34 20-54 52-56 98 12-14 44-14 56 0 12-14 44-14 56 0-2-46-22-78-56-98z"
        fill="var(--theme-line)"
      />
      <path d="M200 56v98" />
      <path d="M200 154v88" strokeWidth="3.5" />
      <path d="M116 272v-26a34 34 0 0 1 68 0v26z" fill="#fff" />
      <Face x={150} y={192} />
      <path d="M124 190c-2-34 52-36 52-2-6 0-10-2-14-8-10 6-22 10-38 10z" fill="var(--theme-line)" />
      <path d="M176 236c10 8 18 8 24 4" strokeWidth="9" />
      <path d="M176 236c10 8 18 8 24 4" strokeWidth="4" stroke="#fff" />
      <path d="M222 258l8-46h64l-8 46z" fill="#fff" />
      <path d="M212 258h82v14h-82z" fill="var(--theme-line)" />
      <path d="M250 234l8 8 14-14" />
      <DoneSheet />
    </Scene>
  );
}
