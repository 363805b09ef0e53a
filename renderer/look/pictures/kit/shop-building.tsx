// The guide picture of the shop-building motif: a small shop becomes a company's house.
import { DoneSheet, Scene } from "../scene.tsx";

export default function ShopBuildingPicture() {
  return (
    <Scene>
      <path d="M84 272v-72h84v72z" fill="#fff" />
      <path d="M88 168h76l10 24H78z" fill="#fff" />
      <path
        d="M78 192a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0z"
        fill="var(--theme-line)"
      />
      <path d="M134 272v-44h24v44M94 226h28v24H94z" fill="var(--theme-tint)" />
      <path d="M152 250h.01" strokeWidth="4" />
      <path d="M210 272V110l44-26 44 26v162z" fill="#fff" />
      <path d="M254 92v142" stroke="var(--theme-line)" />
      <path
        d="M226 126h16v18h-16zM266 126h16v18h-16zM226 160h16v18h-16zM266 160h16v18h-16zM226 194h16v18h-16zM266 194h16v18h-16z"
        fill="var(--theme-line)"
      />
      <path d="M236 272v-38h36v38M254 234v38" fill="#fff" />
      <path d="M128 148c8-44 34-68 74-72M186 62l18 13-15 17" />
      <DoneSheet />
      <path d="M334 88l18-18 14 12 24-28M376 54h14v14" />
    </Scene>
  );
}
