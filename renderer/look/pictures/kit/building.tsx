// The guide picture of the building motif: a new company's house, its door just opened.
import { Tree } from "../pieces.tsx";
import { DoneSheet, Scene } from "../scene.tsx";

export default function BuildingPicture() {
  return (
    <Scene>
      <Tree x={92} y={272} />
      <path d="M212 272V132l80 22v118z" fill="var(--theme-line)" />
      <path d="M124 272V82a6 6 0 0 1 4-6l84-24v220z" fill="#fff" />
      <path
        d="M144 100l20-5v20h-20zM178 91l16-4v28h-16zM144 134h20v18h-20zM178 134h16v18h-16zM144 170h20v18h-20zM178 170h16v18h-16z"
        fill="var(--theme-tint)"
      />
      <path
        d="M232 172h16v14h-16zM262 172h14v14h-14zM232 204h16v14h-16zM262 204h14v14h-14zM232 236h16v14h-16zM262 236h14v14h-14z"
        fill="#fff"
      />
      <path d="M142 272v-60h52v60M168 212v60" fill="#fff" />
      <path d="M162 242h.01M174 242h.01" strokeWidth="5" />
      <path d="M134 212h68l-6-14h-56z" fill="var(--theme-line)" />
      <path d="M130 244c16 10 26 6 32 0M206 244c-16 10-26 6-32 0" />
      <path d="M168 244l-14-9v18zM168 244l14-9v18z" fill="#fff" />
      <DoneSheet />
      <path d="M330 60v16M322 68h16M366 78v20M356 88h20M392 54v10M387 59h10M262 108l8-14M286 116l12-10" />
    </Scene>
  );
}
