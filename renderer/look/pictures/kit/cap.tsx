// The guide picture of the cap motif: a graduate's cap over a case for the first job, the new home town marked.
import { DoneSheet, Scene } from "../scene.tsx";

export default function CapPicture() {
  return (
    <Scene>
      <path d="M176 206v-10a8 8 0 0 1 8-8h34a8 8 0 0 1 8 8v10" />
      <rect x="132" y="206" width="138" height="66" rx="10" fill="#fff" />
      <path d="M132 232c42 12 96 12 138 0" />
      <rect x="191" y="230" width="20" height="16" rx="3" fill="var(--theme-line)" />
      <path d="M144 124v44c32 24 82 24 114 0v-44" fill="var(--theme-line)" />
      <path d="M201 66l112 44-112 44-112-44z" fill="#fff" />
      <path d="M201 110c30 2 56 6 80 16v44" />
      <circle cx="201" cy="110" r="4" fill="#fff" />
      <path d="M275 170h12l4 26h-20z" fill="#fff" />
      <path d="M104 272c-18-20-26-32-26-44a26 26 0 0 1 52 0c0 12-8 24-26 44z" fill="#fff" />
      <path d="M92 230l12-10 12 10M95 228v12h18v-12" />
      <DoneSheet />
      <path d="M342 52h46v40h-46zM342 64h46" fill="#fff" />
      <path d="M365 92l-7 12 7-3 7 3z" fill="var(--theme-line)" />
      <path d="M352 76h26" />
    </Scene>
  );
}
