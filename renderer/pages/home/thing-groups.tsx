// Groups of one-things: at most three columns of at most six links (Spec 2, 9).
import { chakra } from "@chakra-ui/react";
import type { ServiceGroup } from "../../../engine/portal/index.ts";
import { Icon } from "../../look/icons.tsx";
import { isMotif, Motif } from "../../look/motifs.tsx";
import { Card } from "../../look/parts/card.tsx";
import { Link } from "../../router.tsx";
import { thingName } from "../parts/thing-name.ts";
import { usePick } from "../parts/use-pick.ts";
import { homeList } from "./limits.ts";

const Columns = chakra(Card, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "repeat(3, minmax(0,1fr))" },
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0,1fr)" },
  },
});
const Group = chakra("div", {
  base: {
    px: { base: "4", md: "6" },
    py: { base: "5", md: "6" },
    borderColor: "border.subtle",
    "& + &": {
      borderInlineStartWidth: { base: "0", md: "1px" },
      borderTopWidth: { base: "1px", md: "0" },
      "[data-mode=elder] &": { borderInlineStartWidth: "0", borderTopWidth: "1px" },
    },
  },
});
const Item = chakra("li", { base: { "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" } } });
const Anchor = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "tap",
    py: "1.5",
    color: "fg",
    lineHeight: "ui",
    textDecoration: "none",
    _hover: { color: "brand.fg" },
    "& > svg:first-of-type": { color: "theme.solid" },
    "& > svg:last-of-type": { ms: "auto", color: "fg.subtle" },
  },
});

export function ThingGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  const pick = usePick("home");
  return (
    <Columns flush as="div">
      {groups.slice(0, homeList.groups).map(({ group, items }) => (
        <Group key={group}>
          <chakra.h3
            display="flex"
            alignItems="center"
            gap="2.5"
            mb="3"
            _before={{ content: '""', w: "1", h: "18px", borderRadius: "2px", bg: "brand.solid" }}
          >
            {group}
          </chakra.h3>
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
