// The guide picture of the document-pen motif: an entry of the licence is crossed out and rewritten.
import { DoneSheet, Scene } from "../scene.tsx";

export default function DocumentPenPicture() {
  return (
    <Scene>
      <path d="M116 272l12-34M268 272l-12-34" />
      <rect x="80" y="78" width="224" height="162" rx="10" fill="#fff" />
      <rect x="92" y="90" width="200" height="138" rx="5" stroke="var(--theme-line)" />
      <path d="M142 112h100" strokeWidth="5" stroke="var(--theme-line)" />
      <path d="M114 142h40M114 168h96M114 196h36" />
      <path d="M166 142h70" stroke="var(--theme-line)" strokeWidth="9" />
      <path d="M162 142h78" />
      <g transform="translate(-10 0) rotate(38 236 190)">
        <path d="M226 84h22a4 4 0 0 1 4 4v96l-15 28-15-28V88a4 4 0 0 1 4-4z" fill="#fff" />
        <path d="M222 88a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v16h-30z" fill="var(--theme-line)" />
        <path d="M222 184h30M232 104v80M242 104v80M233 204h8" />
      </g>
      <DoneSheet />
      <path d="M346 74a22 22 0 0 1 38-8M386 52v16h-16M384 82a22 22 0 0 1-38 6M344 104V88h16" />
    </Scene>
  );
}
