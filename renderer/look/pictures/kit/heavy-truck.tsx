// The guide picture of the heavy-truck motif: a load larger than its trailer, on its way with a permit.
import { DoneSheet, Scene } from "../scene.tsx";

export default function HeavyTruckPicture() {
  return (
    <Scene>
      <path d="M84 222v-20h22v20zM206 222v-20h22v20z" fill="var(--theme-line)" />
      <path d="M88 122h134c14 0 22 21 22 46s-8 46-22 46H88c-14 0-22-21-22-46s8-46 22-46z" fill="#fff" />
      <ellipse cx="88" cy="168" rx="22" ry="46" fill="var(--theme-line)" />
      <ellipse cx="88" cy="168" rx="9" ry="19" fill="#fff" />
      <path d="M134 122c12 6 18 24 18 46s-6 40-18 46M150 122c12 6 18 24 18 46s-6 40-18 46M196 122c12 6 18 24 18 46s-6 40-18 46" />
      <path d="M58 222v-26l-20 6 20 8" fill="#fff" />
      <path d="M58 222h188v16H58z" fill="#fff" />
      <path
        d="M246 252v-84a8 8 0 0 1 8-8h26a10 10 0 0 1 9 6l17 36a10 10 0 0 1 1 4v40a6 6 0 0 1-6 6z"
        fill="#fff"
      />
      <path d="M262 176h16l14 30h-30z" fill="var(--theme-line)" />
      <path d="M254 160v-14M250 146h10" />
      <g fill="#fff">
        <circle cx="84" cy="254" r="17" />
        <circle cx="124" cy="254" r="17" />
        <circle cx="164" cy="254" r="17" />
        <circle cx="204" cy="254" r="17" />
        <circle cx="280" cy="253" r="18" />
      </g>
      <path d="M84 254h.01M124 254h.01M164 254h.01M204 254h.01M280 253h.01" strokeWidth="6" />
      <DoneSheet />
      <path d="M352 46l28 46h-56z" fill="#fff" />
      <path d="M352 62v14M352 84h.01" strokeWidth="3.5" />
    </Scene>
  );
}
