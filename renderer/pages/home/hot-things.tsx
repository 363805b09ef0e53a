// The hot one-things as small cards, three a row.
import type { OneThingItem } from "../../../engine/portal/index.ts";
import { part } from "../../look/part.tsx";
import { CardTitle } from "../../look/parts/text.tsx";
import { ThingAbout, ThingAnchor } from "../parts/thing-anchor.tsx";
import { thingName, thingWords } from "../parts/thing-name.ts";
import { ThingTile } from "../parts/thing-tile.tsx";
import { usePick } from "../parts/use-pick.ts";
import styles from "./hot-things.styles.ts";

const List = part("ul", styles.list);

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
