// Cards of one-things, two a row; a single or odd last one spans the row.
import type { OneThingItem } from "../../../engine/portal/index.ts";
import { Tiles } from "../../look/parts/layout.tsx";
import { ThingCard } from "./thing-card.tsx";

export function ThingGrid({ things }: { things: readonly OneThingItem[] }) {
  return (
    <Tiles as="ul" css={{ "& > :last-child:nth-of-type(odd)": { gridColumn: "1 / -1" } }}>
      {things.map((thing) => (
        <li key={thing.oneThingId}>
          <ThingCard thing={thing} />
        </li>
      ))}
    </Tiles>
  );
}
