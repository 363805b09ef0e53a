// Groups of one-things: at most three columns of at most six links (Spec 2, 9).
import type { ServiceGroup } from "../../../engine/portal/index.ts";
import { Icon } from "../../look/icons.tsx";
import { isMotif, Motif } from "../../look/motifs.tsx";
import { part } from "../../look/part.tsx";
import { Card } from "../../look/parts/card.tsx";
import { Link } from "../../router.tsx";
import { thingName } from "../parts/thing-name.ts";
import { usePick } from "../parts/use-pick.ts";
import { homeList } from "./limits.ts";
import styles from "./thing-groups.styles.ts";

const Columns = part(Card, styles.columns);
const Group = part("div", styles.group);
const Item = part("li", styles.item);
const Anchor = part(Link, styles.anchor);

export function ThingGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  const pick = usePick("home");
  return (
    <Columns flush as="div">
      {groups.slice(0, homeList.groups).map(({ group, items }) => (
        <Group key={group}>
          <h3 className={styles.title}>{group}</h3>
          <ul>
            {items.slice(0, homeList.items).map((thing) => (
              <Item key={thing.oneThingId} data-hue={thing.hue}>
                <Anchor {...pick(thing)}>
                  {isMotif(thing.webIconFileId) ? (
                    <Motif name={thing.webIconFileId} />
                  ) : (
                    <Icon name="document" />
                  )}
                  {thingName(thing.oneThingName).name}
                  <Icon name="chevron-right" size={16} />
                </Anchor>
              </Item>
            ))}
          </ul>
        </Group>
      ))}
    </Columns>
  );
}
