// In: the picture word of a guide theme. Out: its drawing, loaded by itself.
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import type { MotifName } from "../motif-paths.ts";
import { Scene } from "./scene.tsx";

/** A drawing is one file and one line here. */
const pictures = {
  pram: lazy(() => import("./pram.tsx")),
  rings: lazy(() => import("./rings.tsx")),
  wheelchair: lazy(() => import("./wheelchair.tsx")),
  sprig: lazy(() => import("./sprig.tsx")),
  book: lazy(() => import("./book.tsx")),
  star: lazy(() => import("./star.tsx")),
  bag: lazy(() => import("./bag.tsx")),
  sun: lazy(() => import("./sun.tsx")),
  cap: lazy(() => import("./cap.tsx")),
  cup: lazy(() => import("./cup.tsx")),
  umbrella: lazy(() => import("./umbrella.tsx")),
  card: lazy(() => import("./card.tsx")),
  "house-arrows": lazy(() => import("./house-arrows.tsx")),
  "house-key": lazy(() => import("./house-key.tsx")),
  gavel: lazy(() => import("./gavel.tsx")),
  charger: lazy(() => import("./charger.tsx")),
  building: lazy(() => import("./building.tsx")),
  bowl: lazy(() => import("./bowl.tsx")),
  truck: lazy(() => import("./truck.tsx")),
  "document-pen": lazy(() => import("./document-pen.tsx")),
  pie: lazy(() => import("./pie.tsx")),
  "shop-building": lazy(() => import("./shop-building.tsx")),
  "document-cross": lazy(() => import("./document-cross.tsx")),
  shield: lazy(() => import("./shield.tsx")),
  "drop-bolt": lazy(() => import("./drop-bolt.tsx")),
  "heavy-truck": lazy(() => import("./heavy-truck.tsx")),
} satisfies Record<MotifName, LazyExoticComponent<ComponentType>>;

/** The empty stage stands in while a drawing loads, so nothing moves. */
export function GuidePicture({ name }: { name: MotifName }) {
  const Drawing = pictures[name];
  return (
    <Suspense fallback={<Scene />}>
      <Drawing />
    </Suspense>
  );
}
