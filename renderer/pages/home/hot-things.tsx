// In: one-things. Out: small cards, three a row; each picks its one-thing.
import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import type { OneThingItem } from "../../../engine/index.ts";
import { thingName, thingWords } from "../thing-name.ts";
import { ThingTile } from "../thing-tile.tsx";
import { usePick } from "../use-pick.ts";

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0,1fr)",
      md: "repeat(2, minmax(0,1fr))",
      lg: "repeat(3, minmax(0,1fr))",
    },
    gap: { base: "3", md: "5" },
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0,1fr)" },
  },
});
const Anchor = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "4",
    h: "full",
    p: "5",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    color: "fg",
    textDecoration: "none",
    transitionProperty: "border-color, box-shadow",
    transitionDuration: "fast",
    _hover: { borderColor: "brand.solid", boxShadow: "md" },
  },
});
const Name = chakra("h3", { base: { textStyle: "cardTitle" } });
const About = chakra("p", { base: { mt: "0.5", textStyle: "small", lineHeight: "1.65", color: "fg.muted" } });

export function HotThings({ things }: { things: readonly OneThingItem[] }) {
  const pick = usePick("home");
  return (
    <Grid>
      {things.map((thing) => {
        const { name, aside } = thingName(thing.oneThingName);
        return (
          <li key={thing.oneThingId}>
            <Anchor {...pick(thing)}>
              <ThingTile hue={thing.hue} icon={thing.webIconFileId} />
              <div>
                <Name>{name}</Name>
                <About>{thingWords(aside, thing.tips)}</About>
              </div>
            </Anchor>
          </li>
        );
      })}
    </Grid>
  );
}
