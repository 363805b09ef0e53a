// In: the picture word of a guide theme. Out: its drawing, loaded by itself; a motif without a drawing gets the general picture.
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import type { MotifName } from "../motif-paths.ts";
import { MotifPicture } from "./motif-picture.tsx";
import { Scene } from "./scene.tsx";

/** A drawing of its own is one file and one line here. */
export const pictures = {
  pram: lazy(() => import("./pram.tsx")),
  charger: lazy(() => import("./charger.tsx")),
} satisfies Partial<Record<MotifName, LazyExoticComponent<ComponentType>>>;

const drawn: Partial<Record<MotifName, LazyExoticComponent<ComponentType>>> = pictures;

/** The empty stage stands in while a drawing loads, so nothing moves. */
export function GuidePicture({ name }: { name: MotifName }) {
  const Drawing = drawn[name];
  if (!Drawing) return <MotifPicture name={name} />;
  return (
    <Suspense fallback={<Scene />}>
      <Drawing />
    </Suspense>
  );
}
