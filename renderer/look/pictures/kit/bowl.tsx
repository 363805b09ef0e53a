// The guide picture of the bowl motif: a hot bowl on the counter of a new restaurant.
import { DoneSheet, Scene } from "../scene.tsx";

export default function BowlPicture() {
  return (
    <Scene>
      <path d="M102 92v146M300 92v146" />
      <path d="M104 56h194l14 36H90z" fill="#fff" />
      <path
        d="M136 56l-9 36v8a18.5 18.5 0 0 0 37 0v-8l4-36zM202 56h-32M234 56l4 36v8a18.5 18.5 0 0 0 37 0v-8l-9-36z"
        fill="var(--theme-line)"
      />
      <path d="M90 92v8a18.5 18.5 0 0 0 37 0a18.5 18.5 0 0 0 37 0a18.5 18.5 0 0 0 37 0a18.5 18.5 0 0 0 37 0a18.5 18.5 0 0 0 37 0a18.5 18.5 0 0 0 37 0v-8z" />
      <path d="M182 150c-8-9 7-14 0-24M204 146c-8-9 7-14 0-24M226 150c-8-9 7-14 0-24" />
      <path d="M252 168l34-44M262 172l36-40" />
      <path d="M146 172a56 20 0 0 1 112 0z" fill="var(--theme-line)" />
      <path d="M166 170c4-8 12-8 16 0M190 168c4-8 12-8 16 0M214 170c4-8 12-8 16 0" />
      <path d="M136 172h132c0 30-16 50-42 58v8h-48v-8c-26-8-42-28-42-58z" fill="#fff" />
      <path d="M152 192c12 6 22-6 34 0s22 6 34 0 22-6 32 0" stroke="var(--theme-line)" />
      <path d="M84 238h222v34H84z" fill="#fff" />
      <path d="M84 250h222M132 250v22M195 250v22M258 250v22" />
      <DoneSheet />
    </Scene>
  );
}
