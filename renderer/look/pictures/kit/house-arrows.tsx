// The guide picture of the house-arrows motif: a house changes hands, water, power, gas and network with it.
import { House } from "../pieces.tsx";
import { DoneSheet, Scene } from "../scene.tsx";

export default function HouseArrowsPicture() {
  return (
    <Scene>
      <House />
      <path d="M118 116a104 92 0 0 1 160-30M278 62v24h-24" />
      <g fill="#fff">
        <circle cx="82" cy="152" r="18" />
        <circle cx="82" cy="198" r="18" />
        <circle cx="82" cy="244" r="18" />
      </g>
      <path d="M82 142c6 8 8 11 8 15a8 8 0 0 1-16 0c0-4 2-7 8-15zM84 187l-8 13h11l-5 10M83 233c2 7 8 9 8 16a8.5 8.5 0 0 1-17 0c0-4 2-6 4-8 1 2 2 3 3 3 1-4 1-7 2-11z" />
      <DoneSheet />
      <circle cx="338" cy="78" r="15" fill="#fff" />
      <path d="M352 84l40 16M376 94l-4 10M388 98l-4 9" />
      <circle cx="335" cy="76" r="4" />
    </Scene>
  );
}
