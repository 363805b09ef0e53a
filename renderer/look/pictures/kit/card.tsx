// The guide picture of the card motif: one card in a reader, and the other places that accept it.
import { DoneSheet, Scene } from "../scene.tsx";

export default function CardPicture() {
  return (
    <Scene>
      <g transform="translate(-10)">
        <rect x="98" y="96" width="210" height="152" rx="16" fill="#fff" />
        <path d="M98 130v-18a16 16 0 0 1 16-16h178a16 16 0 0 1 16 16v18z" fill="var(--theme-line)" />
        <path d="M118 113h64" />
        <circle cx="140" cy="164" r="14" fill="var(--theme-tint)" />
        <path d="M116 208c0-20 10-28 24-28s24 8 24 28z" fill="var(--theme-tint)" />
        <rect x="250" y="150" width="38" height="30" rx="6" fill="var(--theme-tint)" />
        <path d="M250 165h12M276 165h12M262 150v30M276 150v30M184 158h44M184 178h44M184 198h30" />
      </g>
      <path d="M70 272v-32a12 12 0 0 1 12-12h212a12 12 0 0 1 12 12v32z" fill="#fff" />
      <path d="M88 242h200" strokeWidth="5" />
      <path d="M150 258h.01M166 258h.01M182 258h.01M240 258h40" strokeWidth="3.5" />
      <DoneSheet />
      <g fill="#fff">
        <circle cx="150" cy="58" r="20" />
        <circle cx="206" cy="46" r="20" />
        <circle cx="262" cy="58" r="20" />
      </g>
      <path d="M150 49v18M141 58h18M197 39h18v12h-18zM200 55v2M212 55v2M197 46h18M253 52c4-2 6-1 9 2 3-3 5-4 9-2v13c-4-2-6-1-9 2-3-3-5-4-9-2zM262 54v13" />
    </Scene>
  );
}
