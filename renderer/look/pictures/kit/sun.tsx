// The guide picture of the sun motif: two children at a table, a summer sun above.
import { Face } from "../pieces.tsx";
import { DoneSheet, Scene } from "../scene.tsx";

export default function SunPicture() {
  return (
    <Scene>
      <circle cx="200" cy="80" r="28" fill="var(--theme-line)" />
      <path d="M200 34v10M154 80h10M236 80h10M167 47l7 7M233 47l-7 7M167 113l7-7M233 113l-7-7" />
      <path d="M106 216v-8a38 34 0 0 1 76 0v8zM216 216v-8a38 34 0 0 1 76 0v8z" fill="#fff" />
      <path d="M124 180l20 18 20-18M232 178h44" />
      <Face x={144} y={154} />
      <path d="M119 152c-2-34 52-34 50 0-16 0-26-4-32-12-4 8-10 12-18 12z" fill="var(--theme-line)" />
      <path d="M230 152c-12-2-18 6-18 16M278 152c12-2 18 6 18 16" strokeWidth="6" />
      <Face x={254} y={154} />
      <path d="M229 148c0-32 50-32 50 0-8 0-17-5-22-11-7 7-17 11-28 11z" fill="var(--theme-line)" />
      <path d="M204 204c-12-8-28-9-44-8v20h88v-20c-16-1-32 0-44 8zM204 204v12" fill="#fff" />
      <path d="M90 216h214v14H90z" fill="#fff" />
      <path d="M108 230v42M286 230v42" />
      <path d="M134 272v-18h60v18M140 254v-14h44v14" fill="#fff" />
      <path d="M230 250a22 22 0 0 0 44 0z" fill="var(--theme-line)" />
      <path d="M244 258h.01M252 262h.01M260 258h.01" strokeWidth="3" />
      <DoneSheet />
      <path d="M350 40l22 26-24 30-20-30zM350 40l-2 56M328 66h44" fill="#fff" />
      <path d="M348 96c-6 8 6 10 0 18" />
    </Scene>
  );
}
