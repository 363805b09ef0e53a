// The guide picture of the pie motif: a share of the company goes to somebody else.
import { DoneSheet, Scene } from "../scene.tsx";

export default function PiePicture() {
  return (
    <Scene>
      <path d="M96 272c0-8 36-14 84-14s84 6 84 14z" fill="var(--theme-line)" />
      <path d="M178 100a82 82 0 1 0 82 82h-82z" fill="#fff" />
      <path d="M178 182l-58 58M178 182L98 168" />
      <path d="M178 118a64 64 0 0 0-52 26" stroke="var(--theme-line)" />
      <path d="M204 72a84 84 0 0 1 84 84h-84z" fill="var(--theme-line)" />
      <path d="M268 84c10-18 26-26 44-26M300 46l14 12-12 14" />
      <g fill="#fff">
        <circle cx="360" cy="52" r="17" />
        <path d="M332 98c0-20 12-28 28-28s28 8 28 28z" />
      </g>
      <path d="M354 52h.01M366 52h.01M356 59c3 2 5 2 8 0" strokeWidth="3" />
      <DoneSheet />
    </Scene>
  );
}
