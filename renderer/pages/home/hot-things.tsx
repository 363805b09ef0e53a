// The hot one-things as small cards, three a row.
import { chakra } from "@chakra-ui/react";
import type { OneThingItem } from "../../../engine/portal/index.ts";
import { elder } from "../../look/conditions.ts";
import { CardTitle } from "../../look/parts/text.tsx";
import { ThingAbout, ThingAnchor } from "../parts/thing-anchor.tsx";
import { thingName, thingWords } from "../parts/thing-name.ts";
import { ThingTile } from "../parts/thing-tile.tsx";
import { usePick } from "../parts/use-pick.ts";

const one = "minmax(0,1fr)";
const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: one, md: "repeat(2, minmax(0,1fr))", lg: "repeat(3, minmax(0,1fr))" },
    gap: { base: "3", md: "5" },
    [elder]: { gridTemplateColumns: one },
  },
});

export function HotThings({
  things,
  from = "home",
}: {
  things: readonly OneThingItem[];
  from?: "home" | "list";
}) {
  const pick = usePick(from);
  return (
    <List>
      {things.map((thing) => {
        const { name, aside } = thingName(thing.oneThingName);
        return (
          <li key={thing.oneThingId}>
            <ThingAnchor {...pick(thing)}>
              <ThingTile hue={thing.hue} icon={thing.webIconFileId} />
              <div>
                <CardTitle as="h3">{name}</CardTitle>
                <ThingAbout>{thingWords(aside, thing.tips)}</ThingAbout>
              </div>
            </ThingAnchor>
          </li>
        );
      })}
    </List>
  );
}
