// The guide picture of the star motif: points pile up, a star stands on the highest pile.
import { DoneSheet, Scene } from "../scene.tsx";

const star = "M0-46l14 28 31 5-23 22 6 31-28-15-28 15 6-31-23-22 31-5z";

export default function StarPicture() {
  return (
    <Scene>
      <g fill="#fff">
        <path d="M96 272v-44a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v44z" />
        <path d="M164 272v-76a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v76z" />
        <path d="M232 272V164a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v108z" fill="var(--theme-line)" />
      </g>
      <path d="M116 246h20M126 236v20M184 222h20M194 212v20M252 194h20M262 184v20" />
      <path d="M110 200c14-28 34-50 66-68" strokeDasharray="2 8" />
      <g transform="translate(250 102) scale(1.15)">
        <path d={star} fill="#fff" />
        <path d="M-10-2h.01M10-2h.01M-7 8c4 5 10 5 14 0" strokeWidth="3" />
      </g>
      <path d={star} transform="translate(126 186) scale(.42)" fill="var(--theme-line)" strokeWidth="5" />
      <path d={star} transform="translate(188 152) scale(.5)" fill="#fff" strokeWidth="4.5" />
      <DoneSheet />
      <path d="M344 70v20M334 80h20M380 92v12M374 98h12" />
    </Scene>
  );
}
