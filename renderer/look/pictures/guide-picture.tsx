// Loads and draws the picture of a guide theme.
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import type { MotifName } from "../motif-paths.ts";
import { Scene } from "./scene.tsx";

/** A drawing is one file and one line here. */
const pictures = {
  pram: lazy(() => import("./kit/pram.tsx")),
  rings: lazy(() => import("./kit/rings.tsx")),
  wheelchair: lazy(() => import("./kit/wheelchair.tsx")),
  sprig: lazy(() => import("./sprig.tsx")),
  book: lazy(() => import("./kit/book.tsx")),
  star: lazy(() => import("./kit/star.tsx")),
  bag: lazy(() => import("./kit/bag.tsx")),
  sun: lazy(() => import("./kit/sun.tsx")),
  cap: lazy(() => import("./kit/cap.tsx")),
  cup: lazy(() => import("./kit/cup.tsx")),
  umbrella: lazy(() => import("./kit/umbrella.tsx")),
  card: lazy(() => import("./kit/card.tsx")),
  "house-arrows": lazy(() => import("./kit/house-arrows.tsx")),
  "house-key": lazy(() => import("./kit/house-key.tsx")),
  gavel: lazy(() => import("./kit/gavel.tsx")),
  charger: lazy(() => import("./kit/charger.tsx")),
  building: lazy(() => import("./kit/building.tsx")),
  bowl: lazy(() => import("./kit/bowl.tsx")),
  truck: lazy(() => import("./kit/truck.tsx")),
  "document-pen": lazy(() => import("./kit/document-pen.tsx")),
  pie: lazy(() => import("./kit/pie.tsx")),
  "shop-building": lazy(() => import("./kit/shop-building.tsx")),
  "document-cross": lazy(() => import("./kit/document-cross.tsx")),
  shield: lazy(() => import("./kit/shield.tsx")),
  "drop-bolt": lazy(() => import("./kit/drop-bolt.tsx")),
  "heavy-truck": lazy(() => import("./kit/heavy-truck.tsx")),
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
