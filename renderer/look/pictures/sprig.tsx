// The guide picture of the sprig motif: a sprig in a plain vase, quiet hills behind.
import { Leaf } from "./pieces.tsx";
import { DoneSheet, Scene } from "./scene.tsx";

export default function SprigPicture() {
  return (
    <Scene>
      <path
        d="M70 270c30-40 62-62 94-62 22 0 40 12 58 30 22-20 44-28 64-26 30 4 52 26 70 58"
        fill="var(--theme-tint)"
        stroke="var(--theme-line)"
      />
      <path d="M196 184c-2-40 2-76 22-120M198 150c-16-12-30-24-36-44M199 136c18-10 34-18 50-36" />
      <Leaf x={218} y={66} turn={-6} />
      <Leaf x={162} y={106} turn={-52} />
      <Leaf x={249} y={100} turn={32} />
      <Leaf x={209} y={96} turn={70} fill="var(--theme-line)" />
      <Leaf x={202} y={116} turn={-66} fill="var(--theme-line)" />
      <Leaf x={184} y={138} turn={-74} />
      <Leaf x={226} y={120} turn={84} />
      <path
        d="M174 184h44l-7 20c14 10 21 24 19 40a32 32 0 0 1-18 28h-32a32 32 0 0 1-18-28c-2-16 5-30 19-40z"
        fill="#fff"
      />
      <path d="M181 204h30" />
      <path d="M164 236c10-7 20-7 32 0s22 7 34 0" stroke="var(--theme-line)" />
      <path d="M118 262c8-14 22-18 34-12-6 12-20 17-34 12zM118 262c10-2 18-6 26-10" fill="#fff" />
      <DoneSheet />
      <path d="M338 84c8-9 16-9 20 0 5-7 12-7 16 1M372 60c6-6 11-6 14 0 4-5 9-5 11 1" />
    </Scene>
  );
}
