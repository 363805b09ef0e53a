// Cards of one-things, two a row; a single or odd last one spans the row.
import type { OneThingItem } from "../../../engine/portal/index.ts";
import { Tiles } from "../../look/parts/layout.tsx";
import { ThingCard } from "./thing-card.tsx";
import styles from "./thing-grid.styles.ts";

export function ThingGrid({ things }: { things: readonly OneThingItem[] }) {
  return (
    <Tiles as="ul" className={styles.grid}>
      {things.map((thing) => (
        <li key={thing.oneThingId}>
          <ThingCard thing={thing} />
        </li>
      ))}
    </Tiles>
  );
}
