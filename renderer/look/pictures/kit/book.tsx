// The guide picture of the book motif: an open book on a pile, a paper plane above it.
import { DoneSheet, Scene } from "../scene.tsx";

export default function BookPicture() {
  return (
    <Scene>
      <g fill="#fff">
        <path d="M112 252h170v20H112a10 10 0 0 1 0-20z" />
        <path d="M282 230H124v22h158a11 11 0 0 0 0-22z" fill="var(--theme-line)" />
      </g>
      <path d="M126 262h120M148 241h118" />
      <path
        d="M198 122c-26-16-62-20-102-18v106c40-2 76 4 102 20 26-16 62-22 102-20V104c-40-2-76 2-102 18z"
        fill="#fff"
      />
      <path d="M198 122v108" />
      <path d="M96 104l-8 6v110c44-4 82 0 104 14M300 104l8 6v110c-44-4-82 0-104 14" />
      <path d="M116 130c22 0 42 3 60 10M116 152c22 0 42 3 60 10M116 174c14 0 28 1 40 4" />
      <path d="M222 202l24-34 15 18 9-10 16 18c-22-1-44 1-64 8z" fill="var(--theme-line)" />
      <circle cx="270" cy="148" r="9" fill="var(--theme-line)" />
      <DoneSheet />
      <path d="M318 50l62-20-30 54-10-22z" fill="#fff" />
      <path d="M340 62l40-32" />
      <path d="M332 72c-18 18-44 22-70 14" strokeDasharray="2 8" />
    </Scene>
  );
}
