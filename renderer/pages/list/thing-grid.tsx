// Cards of one-things, two a row; a single or odd last one spans the row.
import { chakra } from "@chakra-ui/react";
import type { OneThingItem } from "../../../engine/index.ts";
import { ThingCard } from "./thing-card.tsx";

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "repeat(2, minmax(0,1fr))" },
    gap: { base: "3", md: "5" },
    "& > :last-child:nth-of-type(odd)": { gridColumn: "1 / -1" },
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0,1fr)" },
  },
});

export function ThingGrid({ things }: { things: readonly OneThingItem[] }) {
  return (
    <Grid>
      {things.map((thing) => (
        <li key={thing.oneThingId}>
          <ThingCard thing={thing} />
        </li>
      ))}
    </Grid>
  );
}
