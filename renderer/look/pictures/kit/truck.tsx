// The guide picture of the truck motif: a lorry sets out on its first tour.
import { DoneSheet, Scene } from "../scene.tsx";

export default function TruckPicture() {
  return (
    <Scene>
      <path d="M40 200h28M30 220h32M48 240h16" stroke="var(--theme-line)" />
      <path d="M230 168h38a10 10 0 0 1 8 4l28 38a10 10 0 0 1 2 6v34a6 6 0 0 1-6 6h-70z" fill="#fff" />
      <path d="M246 184h20l20 28h-40z" fill="var(--theme-line)" />
      <rect x="82" y="136" width="148" height="106" rx="8" fill="#fff" />
      <path d="M82 160v-16a8 8 0 0 1 8-8h132a8 8 0 0 1 8 8v16z" fill="var(--theme-line)" />
      <path d="M156 172l32 16v34l-32 16-32-16v-34zM124 188l32 16 32-16M156 204v34M140 180l32 16" />
      <path d="M78 242h152v14H78z" fill="#fff" />
      <path d="M296 226h10M240 224h10" />
      <g fill="#fff">
        <circle cx="122" cy="252" r="20" />
        <circle cx="122" cy="252" r="6" />
        <circle cx="266" cy="252" r="20" />
        <circle cx="266" cy="252" r="6" />
      </g>
      <DoneSheet />
      <path d="M132 112c20-40 60-50 96-28s60 10 82-8" strokeDasharray="2 8" />
      <path d="M132 118c-11-12-16-20-16-28a16 16 0 0 1 32 0c0 8-5 16-16 28z" fill="#fff" />
      <circle cx="132" cy="90" r="5" />
      <path d="M336 92c-13-15-20-24-20-34a20 20 0 0 1 40 0c0 10-7 19-20 34z" fill="var(--theme-line)" />
      <circle cx="336" cy="58" r="6" fill="#fff" />
    </Scene>
  );
}
