// The guide picture of the shield motif: a repaired shield, as good as new.
import { DoneSheet, Scene } from "../scene.tsx";

export default function ShieldPicture() {
  return (
    <Scene>
      <g transform="translate(-14)">
        <path
          d="M112 262c-20-4-32-22-30-44 20 2 32 20 30 44zM292 262c20-4 32-22 30-44-20 2-32 20-30 44z"
          fill="var(--theme-line)"
        />
        <path d="M202 46l92 32v68c0 60-38 102-92 124-54-22-92-64-92-124V78z" fill="#fff" />
        <path d="M202 68v178c42-20 70-54 70-100V94z" fill="var(--theme-line)" stroke="none" />
        <path d="M202 68l70 26v52c0 46-28 80-70 100-42-20-70-54-70-100V94z" />
        <path d="M168 154l26 26 46-50" stroke="var(--theme-solid)" strokeWidth="17" />
        <path d="M168 154l26 26 46-50" stroke="#fff" strokeWidth="11" />
        <g transform="rotate(-40 150 96)">
          <rect x="122" y="82" width="58" height="26" rx="13" fill="#fff" />
          <path d="M140 82v26M162 82v26M147 91h.01M155 91h.01M147 99h.01M155 99h.01" />
        </g>
      </g>
      <DoneSheet />
      <path d="M334 60v18M325 69h18M372 82v14M365 89h14M70 152v12M64 158h12" />
    </Scene>
  );
}
